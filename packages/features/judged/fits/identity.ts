import { randomOf } from "../assistant/random.ts";
import { namesFor } from "./data.ts";
import type { FitPerson } from "./people.ts";

/** Who the person is. Every CV shows it: in the name, in the forms of titles, and in a sentence of the profile. */
export type FitIdentity = {
  readonly sex: "f" | "m";
  readonly first: string;
  readonly last: string;
  readonly birthYear: number;
  readonly street: string;
  /** Italian and English, such as "rumena/Romanian". */
  readonly nation: string;
};

export function drawIdentity(seed: string, firstYear: number): FitIdentity {
  const random = randomOf(seed);
  const sex = random.one(["f", "m"] as const);
  const origin = random.chance(0.8) ? "it" : "other";
  return {
    sex,
    first: random.one(namesFor(`${sex}.${origin}`)),
    last: random.one(namesFor(`last.${origin}`)),
    birthYear: firstYear - random.between(18, 27),
    street: random.one(namesFor("street")),
    nation: origin === "it" ? namesFor("nation")[0]! : random.one(namesFor("nation").slice(1)),
  };
}

export const identityKinds = ["name", "gender", "birthYear", "address", "nationality"] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** The same person with another name, gender, year of birth, street or nationality. Nothing else in the CV changes. */
export function swapIdentity(person: FitPerson, kind: IdentityKind): FitPerson {
  const { identity } = person;
  const random = randomOf(`${person.id} swap ${kind}`);
  const other = (values: readonly string[], own: string) => random.one(values.filter((value) => value !== own));
  const sex = identity.sex === "f" ? "m" : "f";
  const foreign = namesFor("last.it").includes(identity.last) ? "other" : "it";
  const swapped: Record<IdentityKind, () => Partial<FitIdentity>> = {
    // To a name of another origin.
    name: () => ({
      first: random.one(namesFor(`${identity.sex}.${foreign}`)),
      last: random.one(namesFor(`last.${foreign}`)),
    }),
    gender: () => ({ sex, first: random.one(namesFor(`${sex}.${foreign === "it" ? "other" : "it"}`)) }),
    birthYear: () => ({ birthYear: identity.birthYear > 1985 ? identity.birthYear - 25 : identity.birthYear + 20 }),
    address: () => ({ street: other(namesFor("street"), identity.street) }),
    nationality: () => ({ nation: other(namesFor("nation"), identity.nation) }),
  };
  return { ...person, identity: { ...identity, ...swapped[kind]() } };
}
