import { namePools, type NamePool } from "../demo/names.ts";
import { usernameOf } from "../demo/people.ts";
import { weighted, type RandomSource } from "./dice.ts";

export type GeneratedName = {
  firstName: string;
  lastName: string;
  username: string;
  feminine: boolean;
  mother: string;
};

/** The native language for each name pool, in the order of the pools. */
const mothers = ["it", "it", "ro", "sq", "ar", "zh", "uk", "fr", "pa", "es", "de"] as const;
const pools = namePools.map((pool: NamePool, at) => ({ ...pool, mother: `language_${mothers[at] ?? "it"}` }));
const drawn = weighted(pools, ({ share }) => share);
const masculineInA = /^(?:Luca|Andrea|Mattia|Nicola|Cosima)$/;
const feminineElse = /^(?:Beatrice|Irene|Noemi|Alice|Xiaomei|Jing|Priya|Simran|Harpreet|Fatou)$/;

/** An invented name with a unique number, so that it matches no real person. */
export function nameOf(dice: RandomSource, number: string): GeneratedName {
  const { first, last, mother } = drawn(dice);
  const [firstName, lastName] = [dice.pick(first), dice.pick(last)];
  const feminine = feminineElse.test(firstName) || (firstName.endsWith("a") && !masculineInA.test(firstName));
  return { firstName, lastName, username: `${usernameOf({ firstName, lastName })}.${number}`, feminine, mother };
}

const kinds = [
  "Officine",
  "Studio",
  "Gruppo",
  "Cooperativa",
  "Laboratori",
  "Servizi",
  "Casa",
  "Impianti",
  "Mercato",
  "Cantieri",
];
const places = [
  "del Porto",
  "Ligure",
  "della Valle",
  "Nord",
  "Adriatica",
  "del Lago",
  "Centrale",
  "Tirrena",
  "del Colle",
  "Padana",
];
const forms = ["S.r.l.", "S.p.A.", "S.n.c.", "S.r.l.", "S.r.l."];

/** Invented company names. */
export const companyOf = (dice: RandomSource): string =>
  dice.chance(0.5)
    ? `${dice.pick(kinds)} ${dice.pick(places)} ${dice.pick(forms)}`
    : `${dice.pick(kinds)} ${dice.pick(namePools[0]!.last)} ${dice.pick(forms)}`;
