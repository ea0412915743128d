"""A battle report as one HTML file: nothing is loaded from anywhere, everything a player wrote is escaped."""

from __future__ import annotations

import html
import re

from bot.games.report import Report

_STYLE = """
:root{color-scheme:light dark;--ink:#1e2024;--soft:#5b6068;--line:#d9dce1;--paper:#fff;--mark:#3a78e4}
@media(prefers-color-scheme:dark){:root{--ink:#e8e9ec;--soft:#a3a8b1;--line:#3b3e45;--paper:#1f2125;--mark:#7aa7f0}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1rem 1rem 3rem;background:var(--paper);color:var(--ink);
font:16px/1.55 system-ui,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;word-break:keep-all;
overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0}
h2{font-size:1.15rem;margin:2rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}
ul{list-style:none;margin:0;padding:0}
li{padding:.2rem 0}
code{font:.85em ui-monospace,monospace;color:var(--soft)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin:.25rem 0 .75rem}
th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{font-weight:600;color:var(--soft)}
.facts{color:var(--soft)}
.facts b{color:var(--ink)}
"""

_MARKS = re.compile(r"\\(.)|\*\*|~~|`")


def as_html(report: Report) -> str:
    """Writes a report as an HTML page."""
    parts = []
    for place, part in enumerate(report.parts):
        table = ""
        if part.table:
            head, *rows = part.table
            cells = "".join(f'<th scope="col">{inline(cell)}</th>' for cell in head)
            body = "".join(f"<tr>{''.join(f'<td>{inline(cell)}</td>' for cell in row)}</tr>" for row in rows)
            table = f'<div class="scroll"><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div>'
        lines = "".join(f"<li>{inline(line)}</li>" for line in part.lines)
        listed = f"<ul>{lines}</ul>" if lines else ""
        parts.append(
            f'<section aria-labelledby="p{place}"><h2 id="p{place}">{inline(part.heading)}</h2>'
            f"{table}{listed}</section>"
        )
    facts = "".join(f"<li>{inline(line)}</li>" for line in report.facts)
    return (
        f'<!DOCTYPE html>\n<html lang="{html.escape(report.lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{inline(report.title, plain=True)}</title><style>{_STYLE}</style></head>"
        f'<body><main><h1>{inline(report.title)}</h1><ul class="facts">{facts}</ul>'
        f"{''.join(parts)}</main></body></html>\n"
    )


def inline(text: str, *, plain: bool = False) -> str:
    """Turns a line's marks into HTML and escapes the rest; a mark that is not closed stays plain text."""
    tags = {"**": "b", "~~": "s", "`": "code"}
    closed = {mark: len(re.findall(rf"(?<!\\){re.escape(mark)}", text)) // 2 * 2 for mark in tags}
    opened: dict[str, int] = dict.fromkeys(tags, 0)
    written, last = [], 0
    for match in _MARKS.finditer(text):
        written.append(html.escape(text[last : match.start()]))
        last = match.end()
        mark = match[0]
        if mark.startswith("\\"):
            written.append(html.escape(match[1]))
        elif plain or opened[mark] >= closed[mark]:
            written.append("" if plain else html.escape(mark))
        else:
            written.append(f"<{'/' if opened[mark] % 2 else ''}{tags[mark]}>")
            opened[mark] += 1
    return "".join([*written, html.escape(text[last:])])
