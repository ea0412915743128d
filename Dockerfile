FROM python:3.12-slim AS build
WORKDIR /src
RUN python -m venv /opt/umpire
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY bot bot
COPY cogs cogs
COPY data data
# Compiled by content: copying may round the times of files, and then every start would compile everything anew.
RUN /opt/umpire/bin/pip install --no-cache-dir --no-compile . && \
    /opt/umpire/bin/python -W ignore -m compileall -q --invalidation-mode unchecked-hash /opt/umpire/lib

FROM python:3.12-slim
RUN useradd --create-home --uid 10001 umpire && install -d -o umpire /var/lib/umpire
COPY --from=build /opt/umpire /opt/umpire
ENV PATH=/opt/umpire/bin:$PATH DATABASE=/var/lib/umpire/umpire.db PYTHONUNBUFFERED=1
USER umpire
WORKDIR /var/lib/umpire
VOLUME /var/lib/umpire
STOPSIGNAL SIGTERM
# Asks the running bot over its socket: connected, answering, and able to read its database.
HEALTHCHECK --interval=30s --timeout=6s --start-period=40s CMD ["umpire", "health"]
CMD ["umpire", "run"]
