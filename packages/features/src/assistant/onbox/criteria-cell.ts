import type { AssistantComparison } from "@orbita/contract";
import type { QuoteLine } from "../lines.ts";

export type BilingualStatement = { readonly it: string; readonly en: string };
/** A cell of a comparison: what one resume states about one criterion, in both languages. */
export type CriterionCell = {
  readonly verdict: AssistantComparison["people"][number]["cells"][number]["verdict"];
  readonly text: BilingualStatement;
  readonly lines: readonly QuoteLine[];
};

export const cellNotSaid: CriterionCell = {
  verdict: "notSaid",
  text: { it: "Il CV non lo dice", en: "The CV does not say" },
  lines: [],
};
