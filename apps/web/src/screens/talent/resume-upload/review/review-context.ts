import type { Decision, Decisions, ResumeUploadReview } from "@orbita/contract";
import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import type { ParsedDocument } from "@orbita/contract/resume-uploads/reading";
import { createContext, useContext } from "react";

export type ReviewContextValue = {
  upload: ResumeUploadReview;
  reading: ParsedDocument;
  proposals: readonly Proposal[];
  decisions: Decisions;
  decide: (changes: Readonly<Record<string, Decision | null>>) => void;
  /** The path of the selected field or unplaced fragment. */
  selected: string | null;
  select: (path: string | null, from?: "document") => void;
  /**
   * Whether the document scrolls to the selection.
   * True if the selection came from the fields, false if it came from the document itself.
   */
  follows: boolean;
  /** Shows and focuses the field of a mark in the document. */
  goTo: (path: string) => void;
  /** Opens a dialog with the source line and the lines around it, on phones, which hide the document panel. */
  showLine: (path: string) => void;
};

const Context = createContext<ReviewContextValue | null>(null);
export const ReviewProvider = Context.Provider;

export function useReview(): ReviewContextValue {
  const review = useContext(Context);
  if (!review) throw new Error("a part of the review stands outside of it");
  return review;
}
