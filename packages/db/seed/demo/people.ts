import { demoAccounts } from "./accounts.ts";
import { feedVoices } from "./feed/voices.ts";
import { day } from "./moments.ts";
import { namedApplicants } from "./named-applicants.ts";
import { namePools, type NamePool } from "./names.ts";
import { seededRandom, type SeededRandom } from "./random.ts";
import { demoSpaces } from "./spaces.ts";
import type { DemoLanguage, DemoMember } from "./types.ts";

export type DemoPerson = {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: DemoLanguage;
  readonly verified: boolean;
  readonly createdAt: Date;
};

type FullName = { readonly firstName: string; readonly lastName: string };

const plain = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");

export const usernameOf = ({ firstName, lastName }: FullName) => `${plain(firstName)}.${plain(lastName)}`;

const shares = namePools.reduce((sum, { share }) => sum + share, 0);

function poolAt(point: number): NamePool {
  let end = 0;
  const pool = namePools.find(({ share }) => point < (end += share));
  return pool ?? (namePools[0] as NamePool);
}

function drawName(random: SeededRandom, taken: Set<string>): FullName {
  for (;;) {
    const pool = poolAt(random.next() * shares);
    const name = { firstName: random.pick(pool.first), lastName: random.pick(pool.last) };
    if (!taken.has(usernameOf(name))) return name;
  }
}

const members: readonly DemoMember[] = Object.values(demoSpaces).flatMap((space) => [...space.members]);

/** Generates further demo talents with invented names, which differ from those of all other demo people. */
export function demoPeople(count: number, now: Date): DemoPerson[] {
  const random = seededRandom(1961);
  const taken = new Set(
    [...members, ...demoAccounts, ...namedApplicants, ...feedVoices].map((name) => usernameOf(name)),
  );
  return Array.from({ length: count }, () => {
    const name = drawName(random, taken);
    const username = usernameOf(name);
    taken.add(username);
    return {
      ...name,
      username,
      email: `${username}@posta.example`,
      language: random.next() < 0.1 ? "en" : "it",
      verified: random.next() < 0.93,
      createdAt: new Date(now.getTime() - Math.floor((1 + random.next() * 400) * day)),
    };
  });
}
