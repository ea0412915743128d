"""A small Discord on this machine: what a bot needs over HTTP and over the gateway, for a real process to talk to."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

from aiohttp import WSMsgType, web

LONG = 60
"""Seconds after which a test gives up waiting; nothing is measured by it."""

TOKEN = "a" * 24 + ".bbbbbb." + "c" * 27
APPLICATION, BOT, SERVER, CHANNEL, PLAYER = 501, 502, 601, 602, 701

_DISPATCH, _BEAT, _IDENTIFY, _RESUME, _RECONNECT, _HELLO, _BEAT_TAKEN = 0, 1, 2, 6, 7, 10, 11
_COUNT = itertools.count(1)


def _snowflake() -> int:
    return (int(time.time() * 1000) - 1_420_070_400_000 << 22) + next(_COUNT)


def _user(person: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {"id": str(person), "username": name, "discriminator": "0", "avatar": None, "bot": bot, "flags": 0}


def _message(body: dict[str, Any], message: int) -> dict[str, Any]:
    """Gives a message as Discord shows it, from what the bot sent."""
    return {
        "id": str(message),
        "channel_id": str(CHANNEL),
        "author": _user(BOT, "umpire", bot=True),
        "content": body.get("content") or "",
        "components": body.get("components") or [],
        "timestamp": "2026-03-02T12:00:00+00:00",
        "edited_timestamp": None,
        "flags": body.get("flags") or 0,
        "type": 0,
        **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
        **{name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")},
    }


@dataclass
class Request:
    """One request of the bot."""

    method: str
    path: str
    body: Any


@dataclass
class Discord:
    """Discord, with one server, one channel and one player in it.

    Attributes:
        requests: all that the bot asked for, in order.
        gateway: what the bot did at the gateway, in order: ``identify``, ``resume``.
        refused: servers in which the bot may not register commands.
        closes_with: a code with which the gateway closes instead of letting the bot in.
        lost_gateway: whether the gateway cannot be reached.
        unheld: callbacks are taken while it is set; cleared, they wait.
    """

    requests: list[Request] = field(default_factory=list)
    gateway: list[str] = field(default_factory=list)
    refused: set[int] = field(default_factory=set)
    closes_with: int | None = None
    lost_gateway: bool = False
    unheld: asyncio.Event = field(default_factory=asyncio.Event)

    async def __aenter__(self) -> Discord:
        self.unheld.set()
        self._news = asyncio.Condition()
        self._commands: dict[str, list[dict[str, Any]]] = {}
        self._socket: web.WebSocketResponse | None = None
        self._sent = itertools.count(1)
        self._tokens: dict[str, int] = {}
        app = web.Application(middlewares=[self._known])
        app.router.add_get("/gateway", self._connected)
        app.router.add_route("*", "/api/v10/{path:.*}", self._asked)
        self._runner = web.AppRunner(app, shutdown_timeout=1)
        await self._runner.setup()
        await self.listen(0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.unheld.set()
        await self._runner.cleanup()

    async def listen(self, port: int | None = None) -> None:
        """Opens the door; with no port, the same one as before."""
        site = web.TCPSite(self._runner, "127.0.0.1", self.port if port is None else port)
        await site.start()
        self.port: int = self._runner.addresses[0][1]

    @property
    def api(self) -> str:
        """Where the bot finds it."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    @property
    def socket(self) -> str:
        """Where the bot finds its gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def gone(self) -> None:
        """Closes the door and every connection: the network is down."""
        for site in list(self._runner.sites):
            await site.stop()
        if self._socket is not None:
            await self._socket.close(code=4000)

    async def drop(self, code: int) -> None:
        """Closes the bot's connection with a code."""
        assert self._socket is not None
        await self._socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Tells the bot to come back on a new connection."""
        assert self._socket is not None
        await self._socket.send_json({"op": _RECONNECT, "d": None})

    async def forget_session(self) -> None:
        """Lets the bot resume nothing: it has to begin anew."""
        assert self._socket is not None
        await self._socket.send_json({"op": 9, "d": False})

    async def command(self, name: str, part: str | None = None, **options: str) -> str:
        """Lets the player type a command; gives the interaction's id."""
        given: list[dict[str, Any]] = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        if part is not None:
            given = [{"name": part, "type": 1, "options": given}]
        known = next(one for kept in self._commands.values() for one in kept if one["name"] == name)
        return await self._interaction(2, {"id": known["id"], "name": name, "type": 1, "options": given})

    async def press(self, custom_id: str, card: dict[str, Any]) -> str:
        """Lets the player press a button of a card that the bot sent."""
        message = _message(card, _snowflake())
        return await self._interaction(3, {"component_type": 2, "custom_id": custom_id}, message=message)

    async def _interaction(self, kind: int, data: dict[str, Any], **more: Any) -> str:
        made = str(_snowflake())
        server = {"id": str(SERVER), "locale": "en-US", "features": []}
        everything = str((1 << 53) - 1)
        await self.emit(
            "INTERACTION_CREATE",
            {
                "id": made,
                "application_id": str(APPLICATION),
                "type": kind,
                "token": f"token-{made}",
                "version": 1,
                "data": data,
                "channel_id": str(CHANNEL),
                "channel": _channel(),
                "guild_id": str(SERVER),
                "guild": server,
                "member": {**_member(_user(PLAYER, "alice")), "permissions": everything},
                "locale": "en-US",
                "guild_locale": "en-US",
                "app_permissions": everything,
                "entitlements": [],
                "authorizing_integration_owners": {},
                "context": 0,
                "attachment_size_limit": 10_000_000,
                **more,
            },
        )
        return made

    async def emit(self, event: str, data: dict[str, Any]) -> None:
        """Sends an event to the bot."""
        assert self._socket is not None
        await self._socket.send_json({"op": _DISPATCH, "t": event, "s": next(self._sent), "d": data})

    async def asked(self, method: str, part: str, *, times: int = 1) -> Request:
        """Waits until the bot has asked for something, and gives the last one of so many."""

        def found() -> list[Request]:
            return [one for one in self.requests if one.method == method and part in one.path]

        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: len(found()) >= times), LONG)
        return found()[times - 1]

    async def answer(self, interaction: str) -> dict[str, Any]:
        """Waits for the first answer to an interaction."""
        return dict((await self.asked("POST", f"/interactions/{interaction}/")).body["data"])

    async def did(self, what: str, *, times: int = 1) -> None:
        """Waits until the bot has done something at the gateway so many times."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: self.gateway.count(what) >= times), LONG)

    async def _note(self, *requests: Request, did: str | None = None) -> None:
        async with self._news:
            self.requests.extend(requests)
            self.gateway.extend([did] if did else [])
            self._news.notify_all()

    @web.middleware
    async def _known(self, request: web.Request, handler: Any) -> web.StreamResponse:
        by_bot = "/interactions/" in request.path or "/webhooks/" in request.path or request.path == "/gateway"
        if not by_bot and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        answer: web.StreamResponse = await handler(request)
        return answer

    async def _asked(self, request: web.Request) -> web.StreamResponse:
        path, body = f"/{request.match_info['path']}", await _body(request)
        await self._note(Request(request.method, path, body))
        match request.method, path.strip("/").split("/"):
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                return _json({"url": self.socket, "shards": 1, "session_start_limit": limit})
            case "GET", ["users", "@me"]:
                return _json(_user(BOT, "umpire", bot=True))
            case "GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]:
                return _json(_application())
            case "PUT", ["applications", _, *place, "commands"]:
                return self._register(place, body)
            case "POST", ["interactions", made, _, "callback"]:
                await self.unheld.wait()
                return _json(_taken(made, body))
            case "DELETE" | "PUT", _:
                return web.Response(status=204)
            case "POST" | "PATCH", [*_, "messages"] | [*_, "messages", _] | ["webhooks", _, _]:
                return _json(_message(body or {}, _snowflake()))
            case "GET", [*_, "messages"]:
                return _json([])
        return _json({"message": "Unknown", "code": 10_000}, status=404)

    def _register(self, place: list[str], body: list[dict[str, Any]]) -> web.Response:
        if place and int(place[-1]) in self.refused:
            return _json({"message": "Missing Access", "code": 50_001}, status=403)
        new = {"description": "", "application_id": str(APPLICATION), "version": str(_snowflake())}
        made = [{**new, **one, "id": str(_snowflake())} for one in body]
        self._commands["/".join(place)] = made
        return _json(made)

    def commands_in(self, server: int | None) -> list[str]:
        """Gives the names of the commands that are registered in a server, or everywhere."""
        place = f"guilds/{server}" if server is not None else ""
        return sorted(one["name"] for one in self._commands.get(place, ()))

    async def _connected(self, request: web.Request) -> web.StreamResponse:
        if self.lost_gateway:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": _HELLO, "d": {"heartbeat_interval": 41_250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            told = json.loads(message.data)
            match told["op"]:
                case op if op == _BEAT:
                    await socket.send_json({"op": _BEAT_TAKEN})
                case op if op == _IDENTIFY and self.closes_with is not None:
                    await socket.close(code=self.closes_with)
                case op if op == _IDENTIFY:
                    self._socket = socket
                    await self._welcome()
                    await self._note(did="identify")
                case op if op == _RESUME:
                    self._socket = socket
                    await self.emit("RESUMED", {})
                    await self._note(did="resume")
        return socket

    async def _welcome(self) -> None:
        await self.emit(
            "READY",
            {
                "v": 10,
                "user": _user(BOT, "umpire", bot=True),
                "guilds": [{"id": str(SERVER), "unavailable": True}],
                "session_id": f"session-{_snowflake()}",
                "resume_gateway_url": self.socket,
                "shard": [0, 1],
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        await self.emit("GUILD_CREATE", _server())


def _json(told: Any, status: int = 200) -> web.Response:
    """Gives an answer as Discord does, without a character set."""
    return web.Response(body=json.dumps(told).encode(), status=status, headers={"Content-Type": "application/json"})


async def _body(request: web.Request) -> Any:
    if request.content_type.startswith("multipart/"):
        return json.loads(str((await request.post())["payload_json"]))
    return await request.json() if request.can_read_body else None


def _taken(made: str, body: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {"interaction": {"id": made, "type": 2}}
    if body.get("data") and body["type"] in {4, 7}:
        told["interaction"]["response_message_id"] = message = str(_snowflake())
        told["resource"] = {"type": body["type"], "message": _message(body["data"], int(message))}
    return told


def _application() -> dict[str, Any]:
    return {
        "id": str(APPLICATION),
        "name": "umpire",
        "description": "",
        "icon": None,
        "rpc_origins": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": _user(PLAYER, "host"),
        "team": None,
    }


def _channel() -> dict[str, Any]:
    return {"id": str(CHANNEL), "type": 0, "name": "table", "position": 0, "permission_overwrites": [], "nsfw": False}


def _member(user: dict[str, Any]) -> dict[str, Any]:
    joined = "2026-01-01T00:00:00+00:00"
    return {"user": user, "roles": [], "joined_at": joined, "deaf": False, "mute": False, "flags": 0, "nick": None}


def _server() -> dict[str, Any]:
    everybody = {
        "id": str(SERVER),
        "name": "@everyone",
        "permissions": str((1 << 53) - 1),
        "position": 0,
        **dict.fromkeys(("color", "flags"), 0),
        **dict.fromkeys(("hoist", "managed", "mentionable"), False),
    }
    return {
        "id": str(SERVER),
        "name": "club",
        "owner_id": str(PLAYER),
        "preferred_locale": "en-US",
        "member_count": 2,
        "large": False,
        "unavailable": False,
        "roles": [everybody],
        "channels": [_channel()],
        "members": [_member(_user(BOT, "umpire", bot=True))],
        **dict.fromkeys(("verification_level", "default_message_notifications", "explicit_content_filter"), 0),
        **dict.fromkeys(("mfa_level", "nsfw_level", "premium_tier", "system_channel_flags", "afk_timeout"), 0),
        **{
            name: []
            for name in (
                *("emojis", "stickers", "features", "threads", "presences", "voice_states"),
                *("stage_instances", "guild_scheduled_events", "soundboard_sounds"),
            )
        },
    }
