import { sameWords, type ExtractedValue, type ParsedResume, type Span } from "@orbita/contract";
import { ours, theirs } from "./choose.ts";
import { shared, shareIn } from "./spans.ts";
import type { ModelReading } from "./values.ts";

type ParsedSkill = ParsedResume["technicalSkills"][number];
type NamedItem = { readonly name: ExtractedValue<string> };

/**
 * Returns the model's items that match an item of the list that our own code read: they quote some of the same letters, or have the
 * same words elsewhere.
 */
const about = <T extends NamedItem>(own: NamedItem, read: readonly T[]): T[] =>
  read.filter(({ name }) => shared(own.name.spans, name.spans) > 0 || sameWords(own.name.value, name.value));

/**
 * Merges two lists of named items, such as certificates: the items that our own code read in their order, then items that only the model
 * found. `join` merges the details of two matching items.
 */
function mergeNamed<T extends NamedItem>(own: readonly T[], read: readonly T[], join: (own: T, read: T) => T): T[] {
  const used = new Set<T>();
  const kept = own.flatMap((item): T[] => {
    const others = about(item, read).filter((other) => !used.has(other));
    for (const other of others) used.add(other);
    if (others.length === 0) return [item];
    const same = others.find(({ name }) => sameWords(item.name.value, name.value));
    if (same) return [join(item, same)];
    // The model split an item that our own code read into several. The first of these gets our own code's name as the alternative.
    const [first, ...more] = others as [T, ...T[]];
    return [join({ ...item, name: theirs(item.name, first.name) }, first), ...more];
  });
  return [...kept, ...read.filter((item) => !used.has(item) && !about(item, kept).length)];
}

type Certification = ParsedResume["certifications"][number];
type Course = ParsedResume["courses"][number];

/** Drops items that our own code read but whose name the model uses in another part of the resume. */
const notIn = <T extends NamedItem>(items: readonly T[], elsewhere: readonly Span[], here: readonly Span[]): T[] =>
  items.filter(({ name }) => shareIn(name.spans, elsewhere) < 0.8 || shareIn(name.spans, here) > 0);

const spansOf = (items: readonly NamedItem[]): Span[] => items.flatMap(({ name }) => name.spans);

export function mergeLearning(own: ParsedResume, read: ModelReading, entries: readonly Span[]) {
  const [certified, taught] = [spansOf(read.certifications), spansOf(read.courses)];
  const certifications = mergeNamed<Certification>(
    notIn(own.certifications, [...entries, ...taught], certified),
    read.certifications,
    (mine, their) => ({
      ...mine,
      issuer: ours(mine.issuer, their.issuer),
      start: mine.start ?? their.start,
      end: mine.end ?? their.end,
    }),
  );
  const courses = mergeNamed<Course>(
    notIn(own.courses, [...entries, ...certified], taught),
    read.courses,
    (mine, their) => ({
      ...mine,
      provider: ours(mine.provider, their.provider),
      start: mine.start ?? their.start,
      end: mine.end ?? (mine.start ? null : their.end),
    }),
  );
  return { certifications, courses };
}

type SkillListItem = NamedItem & { readonly skill: ParsedSkill; readonly soft: boolean };
const abilities = (skills: readonly ParsedSkill[], soft: boolean): SkillListItem[] =>
  skills.map((skill) => ({ name: skill, skill, soft }));

/** Merges technical and soft skills as one list. The model decides which of the two each skill is. */
export function mergeSkills(
  own: ParsedResume,
  read: ModelReading,
): Pick<ParsedResume, "technicalSkills" | "softSkills"> {
  const all = mergeNamed(
    [...abilities(own.technicalSkills, false), ...abilities(own.softSkills, true)],
    [...abilities(read.technicalSkills, false), ...abilities(read.softSkills, true)],
    (mine, their) => {
      const replaced = mine.name.value !== mine.skill.value;
      return { ...mine, soft: their.soft, skill: replaced ? { ...their.skill, ...mine.name } : mine.skill };
    },
  );
  const of = (wanted: boolean) => all.flatMap(({ skill, soft }) => (soft === wanted ? [skill] : []));
  return { technicalSkills: of(false), softSkills: of(true) };
}

export const mergeInterests = (own: ParsedResume, read: ModelReading): ExtractedValue<string>[] =>
  mergeNamed(
    own.interests.map((name) => ({ name })),
    read.interests.map((name) => ({ name })),
    (mine) => mine,
  ).map(({ name }) => name);

/**
 * Merges the languages that our own code and the model read, with the levels of our own code. For a language that only the model
 * found, our own code reads the level in the words that the model quotes.
 */
export function mergeLanguages(own: ParsedResume, read: ModelReading): ParsedResume["languages"] {
  const known = own.languages.map((mine) => {
    const their = read.languages.find(({ code }) => code.value === mine.code.value);
    if (!their || mine.native) return mine;
    if (!mine.level) return { ...mine, level: their.level, native: their.native };
    return { ...mine, level: ours(mine.level, their.level) };
  });
  const fresh = read.languages.filter(({ code }) => !known.some((mine) => mine.code.value === code.value));
  return [...known, ...fresh.filter((one, at) => fresh.findIndex(({ code }) => code.value === one.code.value) === at)];
}
