#!/usr/bin/env python3
"""A client of shared tables from nothing but docs/protocol.md: it sits down with bots and plays any legal move.

    python3 visitor.py http://127.0.0.1:7373 tps
"""

import base64
import hashlib
import http.client
import json
import os
import random
import socket
import struct
import sys
import urllib.parse

PROTOCOL = 4


class Socket:
    """A WebSocket (RFC 6455) with text messages only."""

    def __init__(self, host, port, path):
        self.stream = socket.create_connection((host, port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.file = self.stream.makefile("rb")
        status = self.file.readline().decode()
        if " 101 " not in status:
            raise SystemExit(f"no socket: {status.strip()}")
        while self.file.readline().strip():
            pass

    def frame(self, kind, payload):
        """Sends one frame. What a client sends is masked."""
        mask, length = os.urandom(4), len(payload)
        head = bytes([0x80 | kind])
        head += bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + struct.pack(">H", length)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
        self.stream.sendall(head + mask + masked)

    def say(self, message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        """The next message; pings are answered on the way."""
        while True:
            first, length = self.file.read(2)
            if length == 126:
                (length,) = struct.unpack(">H", self.file.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.file.read(8))
            payload = self.file.read(length)
            kind = first & 0x0F
            if kind == 1:
                return json.loads(payload)
            if kind == 8:
                raise SystemExit("the table has closed the connection")
            if kind == 9:
                self.frame(10, payload)


class Visitor:
    """Somebody at a table, who knows no game."""

    def __init__(self, server, game, bot):
        self.host, self.port = server.hostname, server.port or 80
        self.game, self.bot, self.asked, self.nonce = game, bot, 0, os.urandom(32)
        self.version, self.room, self.to_act, self.actions = 0, None, [], None

    def request(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection.request(method, path, body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read().decode()
        if answer.status >= 400:
            raise SystemExit(f"{path}: {json.loads(text)['why']}")
        return json.loads(text)

    def ask(self, wish):
        """Asks for something and waits for the answer to it."""
        self.asked += 1
        name = f"v{self.asked}"
        if isinstance(wish, dict) and "move" in wish:
            wish["move"]["id"] = name
            self.table.say(wish)
        else:
            self.table.say({"ask": {"id": name, "for": wish}})
        while True:
            kind, content = self.hear()
            if kind == "accepted" and content["id"] == name:
                # The update with that version comes after it.
                while self.version < content["version"]:
                    self.hear()
                return
            if kind == "refused" and content["id"] == name:
                raise SystemExit(f"{wish} was refused: {content['why']}")

    def hear(self):
        message = self.table.hear()
        kind, content = next(iter(message.items())) if isinstance(message, dict) else (message, None)
        if kind == "update":
            self.version, self.to_act = content["version"], content["to_act"]
            self.room = content.get("room", self.room)
            stage = self.room["fair"]["stage"]
            if "room" in content and "revealing" in stage and 0 in stage["revealing"]["waiting"]:
                self.table.say({"reveal": {"nonce": self.nonce.hex()}})
            # The actions for a new decision follow the update.
            self.actions = None if "view" in content else self.actions
        elif kind == "actions":
            self.version_of_actions, self.actions = content["version"], content["actions"]
        elif kind == "bye":
            raise SystemExit(f"sent away: {content['why']}")
        return kind, content

    def play(self):
        games = {game["slug"]: game for game in self.request("GET", "/api/games")["games"]}
        seats = max(2, games[self.game]["seats"]["fewest"])
        table = {"game": self.game, "seats": seats, "bots": [self.bot] * (seats - 1)}
        made = self.request("POST", "/api/tables", json.dumps(table))
        self.table = Socket(self.host, self.port, f"/api/tables/{made['id']}/socket")
        self.table.say({"hello": {"protocol": PROTOCOL, "have": None, "want": "actions"}})
        self.hear()
        promise = hashlib.sha256(self.nonce).hexdigest()
        self.ask({"sit": {"seat": 0, "name": "Visitor", "commitment": promise}})
        self.ask("start")
        moves = 0
        while "finished" not in self.room["status"]:
            if 0 in self.to_act and self.actions:
                action = random.choice(self.actions)
                self.actions = None
                self.ask({"move": {"version": self.version_of_actions, "action": action}})
                moves += 1
            else:
                self.hear()
        outcome = self.room["status"]["finished"]["outcome"]
        record = self.request("GET", f"/api/tables/{made['id']}/record")
        print(f"{self.game}: {moves} moves, {json.dumps(outcome)}")
        return record


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    for played in sys.argv[2:]:
        Visitor(urllib.parse.urlparse(sys.argv[1]), played, "random").play()
