"""The model that is attacked or hurt, and the model that attacks, as far as the rolls look at them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from rules.errors import NotAllowedNow
from rules.trench_crusade import markers
from rules.trench_crusade.editions import constants
from rules.trench_crusade.keywords import Keyword, Trait, Traits
from rules.trench_crusade.rulebook import within
from rules.trench_crusade.success import Spent


class Armour(StrEnum):
    """Body armour; each point is −1 INJURY MODIFIER."""

    NONE = "none"
    STANDARD = "standard"
    REINFORCED = "reinforced"
    MACHINE = "machine"

    @property
    def modifier(self) -> int:
        """The INJURY MODIFIER it gives."""
        return -("none", "standard", "reinforced", "machine").index(self.value)


@dataclass(frozen=True, slots=True)
class Target:
    """The model that is injured, as far as an injury roll looks at it.

    Args:
        armour: its body armour.
        shield: whether it carries a trench shield.
        impervious: whether its armour or shield is IMPERVIOUS.
        down: whether it is Down already.
        blood: its Blood markers; its opponent spends them.
        infection: its Infection markers, spent likewise.
        blessing: its Blessing markers; its own player spends them.
        tough: TOUGH and not used up.
        golem: GOLEM.
        new_antioch: of New Antioch (Machine Armour in 1.0.0).
        characteristic: its armour characteristic: how much it takes off an injury roll without any armour worn.
        negates: keywords whose effects it ignores.
    """

    armour: Armour = Armour.NONE
    shield: bool = False
    impervious: bool = False
    down: bool = False
    blood: int = 0
    infection: int = 0
    blessing: int = 0
    tough: bool = False
    golem: bool = False
    new_antioch: bool = False
    characteristic: int = 0
    negates: tuple[Keyword, ...] = ()

    def __post_init__(self) -> None:
        within("blood", self.blood, 0, markers.MOST)
        within("infection", self.infection, 0, markers.MOST)
        within("blessing", self.blessing, 0, markers.MOST)
        within("characteristic", self.characteristic, 0, 3)

    @property
    def protected(self) -> bool:
        """Whether anything is taken off an injury roll against it."""
        return self.shield or self.armour is not Armour.NONE or self.characteristic > 0

    def ignores(self, keyword: Keyword) -> bool:
        """Says whether a keyword has no effect on it; a GOLEM has NEGATE GAS."""
        return keyword in self.negates or (self.golem and keyword is Keyword.GAS)

    def without(self, spent: Spent) -> Target:
        """Gives the model with the spent markers taken away."""
        if not spent:
            return self
        return replace(
            self,
            blood=max(self.blood - spent.blood, 0),
            infection=max(self.infection - spent.infection, 0),
            blessing=self.blessing - spent.blessing,
        )


@dataclass(frozen=True, slots=True)
class Attacker:
    """The model that attacks, as far as its hit rolls look at it.

    Args:
        dice: its characteristic and whatever else the players add up: +DICE or −DICE.
        down: whether it is Down.
        blood: its Blood markers, which the defender spends.
        infection: its Infection markers, spent likewise.
        blessing: its Blessing markers, which its own player spends.
        fearless: whether it has FEAR or NEGATE FEAR.
    """

    dice: int = 0
    down: bool = False
    blood: int = 0
    infection: int = 0
    blessing: int = 0
    fearless: bool = False

    def __post_init__(self) -> None:
        within("dice", self.dice, -10, 10)
        within("blood", self.blood, 0, markers.MOST)
        within("infection", self.infection, 0, markers.MOST)
        within("blessing", self.blessing, 0, markers.MOST)

    def without(self, spent: Spent) -> Attacker:
        """Gives the model with the spent markers taken away."""
        if not spent:
            return self
        return replace(
            self,
            blood=self.blood - spent.blood,
            infection=self.infection - spent.infection,
            blessing=self.blessing - spent.blessing,
        )

    def bleeds(self, count: int) -> Attacker:
        """Gives the model with so many Blood markers more, six at most."""
        return replace(self, blood=min(self.blood + count, markers.MOST)) if count else self


def possible(edition: str, *models: Target) -> None:
    """Refuses a model that an edition's rules do not allow.

    Raises:
        NotAllowedNow: a shield beside Machine Armour, or TOUGH beside GOLEM, where the edition forbids it.
    """
    numbers = constants(edition)
    for model in models:
        if numbers.machine_shield_forbidden and model.shield and model.armour is Armour.MACHINE:
            raise NotAllowedNow("machine-armour-and-shield")
        if numbers.tough_golem_forbidden and model.tough and model.golem:
            raise NotAllowedNow("tough-and-golem")


PLAIN_MODEL = Target()
"""A model without armour, markers or anything else."""

PLAIN_ATTACKER = Attacker()
"""An attacker whose rolls nothing changes."""


def described(target: Target, traits: Traits) -> Target:
    """Gives a target with the traits that a player typed."""
    negates = {Trait.NEGATE_FIRE: Keyword.FIRE, Trait.NEGATE_GAS: Keyword.GAS, Trait.NEGATE_SHRAPNEL: Keyword.SHRAPNEL}
    return replace(
        target,
        tough=Trait.TOUGH in traits,
        golem=Trait.GOLEM in traits,
        impervious=Trait.IMPERVIOUS in traits,
        new_antioch=Trait.NEW_ANTIOCH in traits,
        characteristic=traits.armour,
        infection=traits.infection,
        negates=tuple(keyword for trait, keyword in negates.items() if trait in traits),
    )
