import type { Resume } from "@orbita/contract";
import type { OccupationNameIndex } from "../lexicon/index.ts";
import { lastMonthOf, monthsAgo, recent } from "./recency.ts";

/** An occupation that a resume names, and the job that names it; `itemId` is null if the headline names it. */
export type PastOccupation = { readonly occupation: string; readonly itemId: string | null };
type ResumeTitles = Pick<Resume, "headline" | "experience">;

const once = (codes: readonly string[]): string[] => [...new Set(codes)];

/** The occupations in a person's headline and job titles. The headline counts as current. */
export function heldOccupations({ headline, experience }: ResumeTitles, book: OccupationNameIndex, now: Date) {
  const said = [
    { text: headline ?? "", itemId: null, isNow: true },
    ...experience.map(({ id, title, end, isCurrent }) => {
      const isNow = lastMonthOf({ end, isCurrent }, now) >= monthsAgo(recent.now, now);
      return { text: title, itemId: id, isNow };
    }),
  ].flatMap(({ text, itemId, isNow }) => book.namedIn(text).map((occupation) => ({ occupation, itemId, isNow })));
  const codes = once(said.map(({ occupation }) => occupation));
  return {
    titles: said.map(({ occupation, itemId }): PastOccupation => ({ occupation, itemId })),
    codes: {
      occupations: codes,
      occupationsNow: once(said.flatMap(({ occupation, isNow }) => (isNow ? occupation : []))),
      occupationGroups: once(codes.flatMap((code) => book.groupOf(code) ?? [])),
    },
  };
}
