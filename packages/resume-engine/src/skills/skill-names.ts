import { fold } from "../lexicon/fold.ts";
import { isLittle, joinedKey, splitLabel, rootKey, stemKey, wordsIn } from "./keys.ts";
import { slipsFrom, startsOf } from "./nearly.ts";
import { courseIn, isTalk, meansIn, mostWords, readingsOf, workedOn } from "./readings.ts";

/**
 * A name of a skill. The rank `own` is its label, `proper` a label that is the same in every language (as for products); the others
 * are synonyms and parts of a label.
 */
export type SkillName = {
  readonly name: string;
  readonly id: string;
  readonly rank: "own" | "proper" | "other" | "part";
  /** The language of a label. It matters because conjunctions join words differently in Italian and in English. */
  readonly language?: "it" | "en" | undefined;
  /** True for a licence or a certificate. A text that names a course for it then means this skill. */
  readonly isLicence?: boolean;
};
export type SkillNameIndex = {
  /** The skill that a text means; null if it means none or several. */
  readonly find: (text: string) => string | null;
};

/** Titles of lists and legal terms for people. They resemble names of skills but are none. */
const namesNone = new Set([
  "conoscenze linguistiche",
  "competenze linguistiche",
  "capacita linguistiche",
  "competenze relazionali e comunicative",
  "categoria protetta",
  "appartenente alle categorie protette",
]);

const weight = { own: 3, proper: 3, other: 2, part: 1 } as const;

/**
 * Maps names to skills. If several skills share a name, a label wins over a synonym, and a synonym over a part of a label; among
 * equals the name is ambiguous and maps to no skill.
 */
class NameTable {
  private readonly known = new Map<string, { id: string | null; rank: number }>();
  put(key: string, { id, rank }: SkillName): void {
    if (key === "") return;
    const now = this.known.get(key);
    if (!now || now.rank < weight[rank]) this.known.set(key, { id, rank: weight[rank] });
    else if (now.rank === weight[rank] && now.id !== id) this.known.set(key, { ...now, id: null });
  }
  get(key: string): string | null {
    return this.known.get(key)?.id ?? null;
  }
}

/** Indexes words by first letter and length, because a misspelt word is close to few of them. */
function nearest(words: Iterable<string>): (typed: string) => string[] {
  const shelves = new Map<string, string[]>();
  for (const word of words)
    for (const start of startsOf(word)) {
      const shelf = shelves.get(`${start}${word.length}`);
      if (shelf) shelf.push(word);
      else shelves.set(`${start}${word.length}`, [word]);
    }
  return (typed) => {
    let least = Infinity;
    let found: string[] = [];
    const near = [0, -1, 1, -2, 2].flatMap((more) => startsOf(typed).map((start) => `${start}${typed.length + more}`));
    for (const shelf of near)
      for (const word of shelves.get(shelf) ?? []) {
        const count = slipsFrom(typed, word);
        if (count === null || count > least) continue;
        if (count < least) found = [];
        least = count;
        found.push(word);
      }
    return [...new Set(found)];
  };
}
function spellingBook(names: readonly SkillName[], proper: readonly string[]) {
  const words = new Set(names.flatMap(({ name }) => wordsIn(name)));
  return {
    has: (word: string) => words.has(word),
    near: nearest([...words].filter((word) => word.length > 4)),
    nearProper: nearest(new Set(proper.filter((key) => key.length > 7))),
  };
}

/** All ways to correct the unknown words of a text; empty if a word cannot be corrected or there are too many ways. */
function corrections(
  words: readonly string[],
  spelling: ReturnType<typeof spellingBook>,
  isWord: (word: string) => boolean,
) {
  let ways: string[][] = [[]];
  let wrong = 0;
  for (const word of words) {
    const isKnown = word.length < 4 || spelling.has(word) || isLittle(word);
    if (!isKnown && isWord(word)) return [];
    const choices = isKnown ? [word] : spelling.near(word);
    if (!isKnown) wrong++;
    if (wrong > 2 || choices.length > 8) return [];
    ways = ways.flatMap((way) => choices.map((choice) => [...way, choice]));
  }
  return wrong === 0 ? [] : ways.map((way) => way.join(" "));
}

/**
 * Finds skills by their names in any spelling; no other code knows about spellings of skills. `isWord` recognises words of the
 * language, titles and places, which are no typing errors. Names are folded.
 */
export function skillNames(names: readonly SkillName[], isWord: (word: string) => boolean): SkillNameIndex {
  const [written, joined, stemmed, rooted, proper] = [
    new NameTable(),
    new NameTable(),
    new NameTable(),
    new NameTable(),
    new NameTable(),
  ];
  const properIds = new Set(names.flatMap(({ id, rank }) => (rank === "proper" ? id : [])));
  const licences = new Set(names.flatMap(({ id, isLicence }) => (isLicence ? id : [])));
  const properKeys: string[] = [];
  for (const name of names) {
    written.put(name.name, name);
    joined.put(joinedKey(name.name), name);
    stemmed.put(stemKey(name.name), name);
    rooted.put(rootKey(name.name, isTalk), name);
    for (const part of name.language ? splitLabel(name.name, name.language) : [])
      stemmed.put(stemKey(part), { ...name, rank: "part" });
    if (!properIds.has(name.id)) continue;
    proper.put(joinedKey(name.name), name);
    properKeys.push(joinedKey(name.name));
  }
  let spelling: ReturnType<typeof spellingBook> | null = null;

  const asWritten = (text: string): string | null => {
    const found = written.get(text);
    if (found) return found;
    const key = joinedKey(text);
    return (key.length > 2 ? joined.get(key) : null) ?? stemmed.get(stemKey(text));
  };
  const only = (ids: readonly (string | null)[]): string | null => {
    const found = new Set(ids.filter((id) => id !== null));
    return found.size === 1 ? [...found][0]! : null;
  };
  const mistyped = (text: string): string | null => {
    const words = wordsIn(text);
    if (words.length === 0 || words.length > 5) return null;
    spelling ??= spellingBook(names, properKeys);
    const found = only(corrections(words, spelling, isWord).map(asWritten));
    if (found || words.length !== 2 || words.some((word) => isWord(word) && word.length < 4)) return found;
    // Finds a misspelt product name whose correct spelling is one word: "Power Pont" for PowerPoint.
    return only(spelling.nearProper(joinedKey(text)).map((key) => proper.get(key)));
  };
  /** A name of several words that is followed by a specifier: "Riconciliazioni bancarie mensili". */
  const beginning = (text: string): string | null => {
    const words = text.split(" ");
    for (let length = words.length - 1; length > 1 && words.length - length < 4; length--) {
      const start = fold(words.slice(0, length).join(" "));
      const isWhole = stemKey(start).includes(" ") && !isLittle(words[length - 1]!);
      const found = isWhole ? asWritten(start) : null;
      if (found) return found;
    }
    return null;
  };
  const through = (readings: readonly string[], look: (text: string) => string | null): string | null => {
    for (const reading of readings) {
      const found = look(reading);
      if (found) return found;
    }
    return null;
  };

  return {
    find(text) {
      const exact = written.get(fold(text));
      if (exact) return exact;
      if (wordsIn(fold(text)).length > mostWords * 2 || namesNone.has(fold(text))) return null;
      const readings = readingsOf(text);
      const found = through(readings, asWritten);
      if (found) return found;
      // A text that joins two known skills, such as "Flessibilità e adattabilità", is resolved to the first skill.
      const parts = fold(text).split(/\s*[/&+,]\s*|\s+(?:e|ed|and)\s+/u);
      if (parts.length === 2) {
        const [first, second] = parts.map((part) => through(readingsOf(part), asWritten));
        if (first && second) return first;
      }
      const means = meansIn(text);
      const course = courseIn(text);
      const learnt = course ? through(readingsOf(course), asWritten) : null;
      return (
        (means ? proper.get(joinedKey(means)) : null) ??
        (learnt && licences.has(learnt) ? learnt : null) ??
        through(
          workedOn(text),
          (rest) => proper.get(joinedKey(rest)) ?? (wordsIn(rest).length > 1 ? asWritten(rest) : null),
        ) ??
        rooted.get(rootKey(fold(text), isTalk)) ??
        through(readings, beginning) ??
        through(readings, mistyped)
      );
    },
  };
}
