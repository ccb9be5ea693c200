import type { EditorValues } from "./editor-form.ts";

export type EditorField = keyof EditorValues;
export type Side = "mine" | "theirs";
export type Difference = { field: EditorField; preferred: Side };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two versions differ. Prefers theirs for a field that only they changed, otherwise mine. */
export function differencesOf(base: EditorValues, mine: EditorValues, theirs: EditorValues): Difference[] {
  const fields = Object.keys(mine) as EditorField[];
  return fields
    .filter((field) => field !== "draftedParagraphs" && !same(mine[field], theirs[field]))
    .map((field) => ({ field, preferred: same(mine[field], base[field]) ? "theirs" : "mine" }));
}

/** Merges the versions: theirs, with the fields chosen from mine. */
export function settled(
  mine: EditorValues,
  theirs: EditorValues,
  sides: Partial<Record<EditorField, Side>>,
): EditorValues {
  const kept = (Object.keys(mine) as EditorField[]).filter((field) => sides[field] === "mine");
  const chosen = { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  // AI-written paragraphs stay marked in whichever text was chosen.
  return { ...chosen, draftedParagraphs: [...new Set([...theirs.draftedParagraphs, ...mine.draftedParagraphs])] };
}

/** Splits a text by its difference from another: common start, own part, common end. Compares by words. */
export function cutAround(text: string, other: string): readonly [head: string, own: string, tail: string] {
  const words = text.split(/(?<=\s)/);
  const others = other.split(/(?<=\s)/);
  const shortest = Math.min(words.length, others.length);
  let head = 0;
  while (head < shortest && words[head] === others[head]) head++;
  let tail = 0;
  while (tail < shortest - head && words.at(-1 - tail) === others.at(-1 - tail)) tail++;
  const end = words.length - tail;
  return [words.slice(0, head).join(""), words.slice(head, end).join(""), words.slice(end).join("")];
}
