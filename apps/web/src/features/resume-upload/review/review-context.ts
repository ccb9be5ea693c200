import type { Decision, Decisions, ResumeReview } from "@orbita/contract";
import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import type { Reading } from "@orbita/contract/resume-uploads/reading";
import { createContext, useContext } from "react";

export type Review = {
  upload: ResumeReview;
  reading: Reading;
  proposals: readonly Proposal[];
  decisions: Decisions;
  decide: (changes: Readonly<Record<string, Decision | null>>) => void;
  /** The path of the field, or of the unplaced fragment, that is looked at. */
  selected: string | null;
  select: (path: string | null, from?: "document") => void;
  /** It was chosen among the fields, and the document goes there; not where it was pointed at in the document itself. */
  follows: boolean;
  /** Goes to the field that a mark in the document belongs to. */
  goTo: (path: string) => void;
  /** On phones, where the document is not on the page: the lines around. */
  showLine: (path: string) => void;
};

const Context = createContext<Review | null>(null);
export const ReviewProvider = Context.Provider;

export function useReview(): Review {
  const review = useContext(Context);
  if (!review) throw new Error("a part of the review stands outside of it");
  return review;
}
