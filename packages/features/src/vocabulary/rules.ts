import { vocabularyLimits as limits, type VocabularyType } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";

/** Value lists whose entries the source code refers to by their codes. Their entries can be renamed and reordered, but not removed. */
const fixed: readonly VocabularyType[] = [
  "contract_type",
  "contract_economic_type",
  "travel_type",
  "workplace_type",
  "jobpost_status",
];

export const isFixed = (type: VocabularyType): boolean => fixed.includes(type);
export const refuseFixed = (type: VocabularyType): void => {
  if (isFixed(type)) fail("vocabulary.fixed");
};

const slugOf = (label: string) =>
  label
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");

/** The first free code for a new entry: `benefit_palestra`, then `benefit_palestra_2`. */
export function freeCode(type: VocabularyType, label: string, isTaken: (code: string) => boolean): string {
  const slug = slugOf(label) || "entry";
  for (let attempt = 1; ; attempt++) {
    const end = attempt === 1 ? "" : `_${attempt}`;
    const code = `${type}_${slug}`.slice(0, limits.code.max - end.length).replace(/_$/, "") + end;
    if (!isTaken(code)) return code;
  }
}

const day = 86_400_000;
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + limits.undoDays * day);
