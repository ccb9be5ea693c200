import type { EditorValues } from "./editor-form.ts";

export type EditorField = keyof EditorValues;
export type Side = "mine" | "theirs";
export type Difference = { field: EditorField; preferred: Side };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where two people's texts differ. What only the other one touched is theirs to begin with, everything else mine. */
export function differencesOf(base: EditorValues, mine: EditorValues, theirs: EditorValues): Difference[] {
  const fields = Object.keys(mine) as EditorField[];
  return fields
    .filter((field) => field !== "draftedParagraphs" && !same(mine[field], theirs[field]))
    .map((field) => ({ field, preferred: same(mine[field], base[field]) ? "theirs" : "mine" }));
}

/** Theirs, with what was kept of mine. */
export function settled(
  mine: EditorValues,
  theirs: EditorValues,
  sides: Partial<Record<EditorField, Side>>,
): EditorValues {
  const kept = (Object.keys(mine) as EditorField[]).filter((field) => sides[field] === "mine");
  const chosen = { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  // Whichever text was chosen, what an AI wrote of it stays marked.
  return { ...chosen, draftedParagraphs: [...new Set([...theirs.draftedParagraphs, ...mine.draftedParagraphs])] };
}

/** A text cut where it differs from another: what both begin with, what is its own, what both end with. */
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
