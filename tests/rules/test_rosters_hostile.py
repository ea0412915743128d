"""Rosters from strangers: encodings, files that mean harm, and anything at all."""

import json
import zipfile
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rosters_support import companion, figure, new_recruit, refusal, sample, selection, zipped

from rules.errors import CannotBeRead
from rules.rosters import MOST_BYTES, Roster, read


def outcome(source: bytes | str) -> Roster | str:
    """Reads a roster, or gives the code of the refusal; anything else that happens is a fault."""
    try:
        return read(source)
    except CannotBeRead as refused:
        return refused.code


# --- encodings -------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp949"])
def test_lists_come_in_every_encoding_of_the_trade(encoding: str) -> None:
    """With a mark, without one, and as Korean Windows saves."""
    text = "Johann | 요먼 | rifle, gas mask\n3x Yeoman"
    assert read(text.encode(encoding)) == read(text)


@pytest.mark.parametrize(
    "source",
    [
        b"\xff\xfe\x00",
        b"\xff\xfe\x00\xd8\x00\xd8",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        b"\xff\xff\xff\xff",
        b"abc\xa4",
        bytes(range(256)),
    ],
)
def test_what_is_no_text_is_refused(source: bytes) -> None:
    """Pictures, halves of characters, random bytes."""
    assert refusal(source) == "roster-encoding"


def test_names_are_clean_lines() -> None:
    """No half characters, no turned lines, nothing longer than a name."""
    roster = read(companion([figure(name="Jo\u202ehann\ud800\n\u0007 " + "x" * 500)]))
    (model,) = roster.models
    assert model.name.startswith("Jo hann x")
    assert len(model.name) <= 60
    model.name.encode()


# --- hostile files ---------------------------------------------------------------------------------


def test_empty_files_hold_no_list() -> None:
    """Nothing, spaces, an empty code block."""
    assert {refusal(source) for source in (b"", b"  \n\t", "``````", b"\xef\xbb\xbf")} == {"roster-empty"}


def test_five_megabytes_are_refused_before_they_are_looked_at() -> None:
    """The same as bytes and as text."""
    assert refusal(b"[" * 5_000_000) == refusal("x" * 5_000_000) == "roster-too-large"


def test_a_zip_bomb_is_not_unpacked() -> None:
    """A megabyte that claims a gigabyte, or lies about it, costs four megabytes at most."""
    bomb = zipped(("list.ros", b"<roster>" + b"0" * 40_000_000))
    assert len(bomb) < MOST_BYTES
    assert refusal(bomb) == "roster-too-large"
    small = zipped(("list.ros", b"0" * 20_000_000))
    honest = (20_000_000).to_bytes(4, "little")
    assert refusal(small.replace(honest, (5).to_bytes(4, "little"))) in {"roster-zip", "roster-too-large", "roster-xml"}


def test_a_zip_holds_exactly_one_list() -> None:
    """Two members, none, another kind, a locked one, a broken one, an exotic one."""
    one = ("list.ros", sample("new-recruit.ros"))
    assert refusal(zipped(one, ("other.ros", b"<roster/>"))) == "roster-zip-members"
    assert refusal(zipped()) == "roster-zip-members"
    assert refusal(zipped(("list.exe", b"MZ"))) == "roster-zip-members"
    assert refusal(zipped(one, method=zipfile.ZIP_LZMA)) == "roster-zip"
    assert refusal(zipped(one)[:-30]) == "roster-zip"
    locked = bytearray(zipped(one))
    locked[locked.index(b"PK\x01\x02") + 8] |= 1
    assert refusal(bytes(locked)) == "roster-zip"
    assert refusal(zipped(("inner.ros", zipped(one)))) == "roster-encoding"


LAUGHS = """<?xml version="1.0"?><!DOCTYPE roster [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>
<roster name="&b;"><forces/></roster>"""
OUTSIDE = '<?xml version="1.0"?><!DOCTYPE roster SYSTEM "file:///etc/passwd"><roster/>'


@pytest.mark.parametrize("source", [LAUGHS, OUTSIDE, LAUGHS.encode("utf-16")])
def test_no_document_type_is_read(source: str | bytes) -> None:
    """Neither entities that grow nor files from elsewhere."""
    assert refusal(source) == "roster-doctype"


@pytest.mark.parametrize(
    "source", ["<roster>", "<html><body/></html>", "<roster name=&x;/>", "<" * 5000, "<roster/><roster/>"]
)
def test_broken_xml_is_refused(source: str) -> None:
    """Unclosed, another kind, unknown entities."""
    assert refusal(source) == "roster-xml"


@pytest.mark.parametrize(
    "source",
    [
        "[" * 10_000,
        '{"a":' * 10_000,
        "[" * 10_000 + "]" * 10_000,
        json.dumps({"warband_data": "[" * 10_000}),
        "<roster>" + "<selections>" * 10_000,
    ],
)
def test_nothing_is_followed_ten_thousand_levels_down(source: str) -> None:
    """JSON, JSON within JSON, XML."""
    assert refusal(source) == "roster-too-deep"


@pytest.mark.parametrize("source", ["{", '{"a": 1', "{}", '{"a": NaN}', "[]", "[1, 2]", '{"n": ' + "9" * 5000 + "}"])
def test_json_that_is_no_list_is_refused(source: str) -> None:
    """Cut off, empty, of another kind."""
    assert refusal(source) in {"roster-json", "roster-unknown-json"}


def test_an_army_has_an_end() -> None:
    """Two hundred models, however they are written."""
    assert refusal("999x Yeoman") == "roster-too-many"
    assert refusal("\n".join(f"Yeoman {n}" for n in range(300))) == "roster-too-many"
    assert refusal(companion([figure()] * 201)) == "roster-too-many"
    assert refusal(new_recruit(selection("Azeb", "model", number=500))) == "roster-too-many"
    assert refusal("\n" * 3000 + "x\n" * 3000) == "roster-too-many-lines"
    assert refusal("x" * 2000 + "\ny") == "roster-line-too-long"


@pytest.mark.parametrize("worth", ["1e999", "NaN", "-1", '"12"', "[]", "null", "true", "1e400", "123456789012345"])
def test_absurd_prices_are_no_prices(worth: str) -> None:
    """Endless, unwritable, of no number: they count nothing or what they say, and never break anything."""
    source = companion([figure(cost=0)]).replace(
        'cost_value\\": 0', f'cost_value\\": {worth}'.replace('"12"', '\\"12\\"')
    )
    assert abs(sum(amount for _, amount in read(source).cost)) <= 12


TRICKS = {
    "quotes": '{"a": ' + '"\\"' * 150_000,
    "spaces": "a" + " " * 900_000 + "b",
    "hashes": "++ a ++\n" + ("#" * 990 + "[\n") * 1_000,
    "dashes": " - " * 300 + "\n• Cost: 1 Ducats | 0 Glory\n" * 900,
    "plus": "++ " * 300 + "\n• x [1]\n" + "• " + "x [" * 300 + "\n",
    "fence": "```" + "a" * 900_000,
    "bars": "\n".join("|" * 900 for _ in range(1_000)),
    "equals": "\n".join("a|" + "=1," * 300 for _ in range(190)),
    "xml": "<roster>" + "<a b='c'/>" * 29_000 + "</roster>",
}


@pytest.mark.parametrize("trick", TRICKS)
def test_no_file_hangs_the_reader(trick: str) -> None:
    """What makes a careless pattern slow is read or refused; a pattern that backtracks would never come back."""
    assert outcome(TRICKS[trick]) is not None


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "models",
                    "model",
                    "warband_data",
                    "faction",
                    "roster",
                    "forces",
                    "selections",
                    "name",
                    "type",
                    "number",
                    "costs",
                    "equipment",
                    "purchase",
                    "cost_value",
                    "format",
                    "regiments",
                    "warband-name",
                    "cost",
                    "keywords",
                ]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=20,
)


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(source: bytes) -> None:
    """Never anything but a roster or an error that has a sentence."""
    assert isinstance(outcome(source), Roster | str)


@given(st.text(max_size=300) | st.text(alphabet="ab•:|-[]()x×#+3 \n,=", max_size=120))
def test_any_text_is_read_or_refused(source: str) -> None:
    """And what is read can be stored."""
    repr(outcome(source)).encode()


@settings(max_examples=300)
@given(JSON_VALUES, st.sampled_from(["bare", "roster", "warband", "conquest", "tabletop"]))
def test_any_tree_is_read_or_refused(value: Any, shape: str) -> None:
    """Whatever stands where something else should."""
    inside = value if isinstance(value, dict) else {"models": value, "selections": value}
    source = {
        "bare": value,
        "roster": {"roster": {"forces": [inside], **inside}},
        "warband": {"warband_data": {"faction": {}, "models": [{"model": inside, **inside}], **inside}},
        "conquest": {"regiments": [inside], "characters": [inside], **inside, "format": "conquest-army"},
        "tabletop": {"models": [inside], **inside, "warband-name": "x"},
    }[shape]
    repr(outcome(json.dumps(source))).encode()
