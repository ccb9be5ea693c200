import { setImmediate } from "node:timers/promises";
import type { Lexicon } from "./lexicon.ts";
import { contentWordsIn, wordKeyOf } from "./query-words.ts";

/** The skills that define each occupation, by the occupation's id. */
export type OccupationSkills = ReadonlyMap<string, readonly string[]>;

const keyOf = (name: string): string => wordKeyOf(contentWordsIn(name));

/** Number of entries after which the build yields to the event loop, so that the process can serve other requests. */
const between = 50;

/**
 * The skills that a part of a title names by their own name, the longest first: Java in "sviluppatore Java". Each word belongs to one name
 * only. Aliases do not count, because many are everyday words.
 */
function skillsInTitle(title: string, { written, longest }: Lexicon): string[] {
  const words = contentWordsIn(title);
  const skillOf = (from: number, length: number): string | null => {
    const key = wordKeyOf(words.slice(from, from + length));
    const named = written.get(key);
    const isOwn = named?.kind === "skill" && [named.label.it, named.label.en].some((name) => keyOf(name) === key);
    return isOwn ? named.id : null;
  };
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    // The whole title is an occupation rather than a skill.
    let length = Math.min(longest, words.length - Math.max(at, 1));
    while (length > 1 && skillOf(at, length) === null) length--;
    const skill = skillOf(at, length);
    if (skill !== null) found.push(skill);
    at += skill === null ? 1 : length;
  }
  return found;
}

async function build(lexicon: Lexicon): Promise<OccupationSkills> {
  const found = new Map<string, Set<string>>();
  const add = (occupation: string, skill: string) => {
    const known = found.get(occupation);
    if (known) known.add(skill);
    else found.set(occupation, new Set([skill]));
  };
  // A name of both an occupation and a skill: "cuoco" is also another name of the cook's skill.
  for (const entries of lexicon.senses.values()) {
    const skills = entries.filter(({ kind }) => kind === "skill");
    for (const { kind, id } of entries) if (kind === "occupation") for (const skill of skills) add(id, skill.id);
  }
  // A title that names a skill: "sviluppatore Java".
  for (const [place, { id, label }] of [...lexicon.occupations.values()].entries()) {
    if (place % between === between - 1) await setImmediate();
    for (const title of [label.it, label.en]) for (const skill of skillsInTitle(title, lexicon)) add(id, skill);
  }
  return new Map([...found].map(([id, skills]) => [id, [...skills]]));
}

const built = new WeakMap<Lexicon, Promise<OccupationSkills>>();

/** The skills that the names of each occupation mention. They are worked out once for each lexicon. */
export function occupationSkillsIn(lexicon: Lexicon): Promise<OccupationSkills> {
  const known = built.get(lexicon) ?? build(lexicon);
  built.set(lexicon, known);
  return known;
}
