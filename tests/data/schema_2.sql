-- A database as the version with schema 2 left it, in the middle of a game: two sides, three units, two rolls.
BEGIN TRANSACTION;
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    at TEXT NOT NULL,
    by INTEGER NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    interaction INTEGER,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('a20d6e66',1,'2026-11-30T09:23:12+00:00',701,'{"kind":"created","system":"trench_crusade","edition":"1.0.2","title":"any","seal":"13f10158e5d6ab4998ca2990ce5cafc1ab2bde41596f0b6882f81d922a2fd2a5","turns":null}','98227130ab78cc7b8a71543c277dba8abab0612537f7aa2d7e96b1632dd2a561',NULL);
INSERT INTO "events" VALUES('a20d6e66',2,'2026-11-30T09:23:12+00:00',701,'{"kind":"joined","person":701,"side":0,"faction":""}','8f40f5c5a77b1d66310cb079a31043881dfaa406a90ac8c8120f02b0126ae96c',NULL);
INSERT INTO "events" VALUES('a20d6e66',3,'2026-11-30T09:23:13+00:00',702,'{"kind":"joined","person":702,"side":1,"faction":""}','dd92db6f54e90484ef9160866960f4e09ea0d07e4ce5a5f05fedba190d28894c',1576891344041803792);
INSERT INTO "events" VALUES('a20d6e66',4,'2026-11-30T09:23:16+00:00',701,'{"kind":"started"}','3fe9c9bd45d1fc510384d5234b6762c73c74f49d10c82c5e2f1fe7425cf78688',1576891354166853653);
INSERT INTO "events" VALUES('a20d6e66',5,'2026-11-30T09:23:16+00:00',701,'{"kind":"unit-added","unit":"johann","side":0,"name":"Johann","traits":[]}','38cc1918cab92d126491656457d255a8df5e13efc51f1d54a381d551b8bd2834',1576891355861352473);
INSERT INTO "events" VALUES('a20d6e66',6,'2026-11-30T09:23:16+00:00',701,'{"kind":"unit-added","unit":"karl","side":0,"name":"Karl","traits":[]}','2158c029f0e58f4717ce9e6ad33930bf1e68fb53ee11cacbbecaa5ee8a13a88b',NULL);
INSERT INTO "events" VALUES('a20d6e66',7,'2026-11-30T09:23:16+00:00',702,'{"kind":"unit-added","unit":"otto","side":1,"name":"Otto","traits":[]}','2fa429c765c94b7a00918176148258500530de4e5bc452ca87c99814c3b35246',1576891357656514588);
INSERT INTO "events" VALUES('a20d6e66',8,'2026-11-30T09:23:17+00:00',701,'{"kind":"rolled","procedure":"trench_crusade.success","inputs":{"edition":"1.0.2","because":[],"blood":0,"infection":0,"blessing":0,"purpose":"success","owner":"roller","opponent":"opponent"},"answers":[[3,2]],"outcome":"fail","position":0,"title":"","by_hand":false}','3e659eb5108be6c5e017e6b788e74208d87977d34271ed7706137ebf3c9396fa',1576891359363596319);
INSERT INTO "events" VALUES('a20d6e66',9,'2026-11-30T09:23:17+00:00',701,'{"kind":"rolled","procedure":"trench_crusade.injury","inputs":{"edition":"1.0.2","target":{"armour":"none","shield":false,"impervious":false,"down":false,"blood":0,"infection":0,"blessing":0,"tough":false,"golem":false,"new_antioch":false},"because":[],"base":2,"piercing":"none","marks":[],"owner":"defender","opponent":"attacker","bloodbath":true,"torture":false},"answers":[[3,5]],"outcome":"down","position":1,"title":"","by_hand":false}','f726db0e2a1bc6d0cd207ec37b7f78194bda7558cad57f29e436c63aaf050c62',1576891361414610977);
CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "facts" VALUES('commands:global','{"definition": "a37ad23cf6ec38259d20d27c564d15935e387071a45ea73501bb30f2ba00b53c", "ids": {"rule": 1576891327260393474, "roll": 1576891327260393475, "tc": 1576891327260393476, "game": 1576891327260393477, "unit": 1576891327260393478, "settings": 1576891327260393479, "help": 1576891327260393480, "about": 1576891327260393481, "Find the rule": 1576891327260393482}}');
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    server INTEGER,
    channel INTEGER NOT NULL,
    system TEXT NOT NULL,
    seed TEXT NOT NULL,
    panel INTEGER,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "games" VALUES('a20d6e66',601,602,'trench_crusade','f2404b62e81382dba46b42ce81836505ad2d7a2d7fa6ea7b46205700a04747ad',1576891338031366158,0);
CREATE TABLE keys (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "keys" VALUES('6FJD3ABmtm2o','procedure','{"game": "a20d6e66", "position": 0, "private": false, "record": {"answers": [[3, 2]], "data": "7bf845c9031d", "inputs": {"because": [], "blessing": 0, "blood": 0, "edition": "1.0.2", "infection": 0, "opponent": "opponent", "owner": "roller", "purpose": "success"}, "procedure": "trench_crusade.success", "version": 1}, "roller": 701, "setting": {"by_hand": false, "deciders": {"opponent": 701, "roller": 701, "table": 701}, "edition": "1.0.2", "system": "trench_crusade", "title": ""}, "typed": null}','2026-11-30T09:23:17.324839+00:00');
INSERT INTO "keys" VALUES('9iSS2RpE_It4','game','{"game": "a20d6e66"}','2026-11-30T09:23:16.928208+00:00');
INSERT INTO "keys" VALUES('YrHx1A43XTlt','game','{"game": "a20d6e66"}','2026-11-30T09:23:16.519469+00:00');
INSERT INTO "keys" VALUES('_MA9maOj48Mz','game','{"game": "a20d6e66"}','2026-11-30T09:23:16.063713+00:00');
INSERT INTO "keys" VALUES('mFw2QILwVIOU','game','{"game": "a20d6e66"}','2026-11-30T09:23:13.661196+00:00');
INSERT INTO "keys" VALUES('r-mBGeiyafCt','procedure','{"game": "a20d6e66", "position": 1, "private": false, "record": {"answers": [[3, 5]], "data": "7bf845c9031d", "inputs": {"base": 2, "because": [], "bloodbath": true, "edition": "1.0.2", "marks": [], "opponent": "attacker", "owner": "defender", "piercing": "none", "target": {"armour": "none", "blessing": 0, "blood": 0, "down": false, "golem": false, "impervious": false, "infection": 0, "new_antioch": false, "shield": false, "tough": false}, "torture": false}, "procedure": "trench_crusade.injury", "version": 1}, "roller": 701, "setting": {"by_hand": false, "deciders": {"attacker": 701, "defender": 701, "table": 701}, "edition": "1.0.2", "system": "trench_crusade", "title": ""}, "typed": null}','2026-11-30T09:23:17.793788+00:00');
INSERT INTO "keys" VALUES('rAen355eQ6e_','game','{"game": "a20d6e66"}','2026-11-30T09:23:12.206929+00:00');
CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
INSERT INTO "migrations" VALUES(1,'0001_settings_and_keys.sql');
INSERT INTO "migrations" VALUES(2,'0002_games.sql');
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0,
    UNIQUE (game, subject)
) STRICT;
INSERT INTO "outbox" VALUES(1,'a20d6e66','3:701:owed-start','{"person": 701, "what": "owed-start"}',1);
INSERT INTO "outbox" VALUES(2,'a20d6e66','4:702:owed-first','{"person": 702, "what": "owed-first"}',1);
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    language TEXT
) STRICT;
CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "players" VALUES('a20d6e66',701);
INSERT INTO "players" VALUES('a20d6e66',702);
CREATE TABLE server_editions (
    server INTEGER NOT NULL REFERENCES servers (id) ON DELETE CASCADE,
    system TEXT NOT NULL,
    edition TEXT NOT NULL,
    PRIMARY KEY (server, system)
) STRICT, WITHOUT ROWID;
CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    language TEXT,
    system TEXT,
    greeted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel) WHERE over = 0;
CREATE UNIQUE INDEX each_press_once ON events (game, interaction) WHERE interaction IS NOT NULL;
CREATE INDEX games_of_a_person ON players (person);
COMMIT;
