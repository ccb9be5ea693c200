import type { PhraseGroup } from "@orbita/ad-linter/grammar";
import { ageAside, healthAside, looksAside } from "./protected-asides.ts";
import { age, health } from "./protected-body.ts";
import { beliefAside, familyAside, recordAside, sexAside } from "./protected-life.ts";
import { nations } from "./protected-nations.ts";
import { belief, origin, record } from "./protected-origin.ts";
import { family, sex } from "./protected-people.ts";

/**
 * Sets the flags of rules about characteristics that must not influence hiring. The rules also match denials, because a denial
 * mentions the characteristic too.
 */
const everywhere = (...tables: (readonly PhraseGroup[])[]): PhraseGroup[] =>
  tables.flat().map((ways) => ({ ...ways, evenDenied: true, everywhere: true }));

export const protectedWays = {
  age: everywhere(age, ageAside),
  health: everywhere(health, healthAside),
  family: everywhere(family, familyAside),
  origin: everywhere(origin, nations),
  belief: everywhere(belief, beliefAside),
  sex: everywhere(sex, sexAside, looksAside),
  record: everywhere(record, recordAside),
};
