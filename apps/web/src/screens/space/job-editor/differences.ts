import type { EditorValues } from "./editor-form.ts";

export type EditorField = keyof EditorValues;
export type ConflictSide = "mine" | "theirs";
export type FieldDifference = { field: EditorField; preferred: ConflictSide };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields in which the two versions of an edit conflict differ. If only the other member changed a field, that member's value is preferred,
 * otherwise this page's value.
 */
export function differencesOf(base: EditorValues, mine: EditorValues, theirs: EditorValues): FieldDifference[] {
  const fields = Object.keys(mine) as EditorField[];
  return fields
    .filter((field) => field !== "draftedParagraphs" && !same(mine[field], theirs[field]))
    .map((field) => ({ field, preferred: same(mine[field], base[field]) ? "theirs" : "mine" }));
}

/** Resolves an edit conflict: the other member's version, with the fields for which the user chose this page's value. */
export function settled(
  mine: EditorValues,
  theirs: EditorValues,
  sides: Partial<Record<EditorField, ConflictSide>>,
): EditorValues {
  const kept = (Object.keys(mine) as EditorField[]).filter((field) => sides[field] === "mine");
  const chosen = { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  // Keeps the marks of both versions, so that AI-written paragraphs stay marked in whichever text was chosen.
  return { ...chosen, draftedParagraphs: [...new Set([...theirs.draftedParagraphs, ...mine.draftedParagraphs])] };
}
