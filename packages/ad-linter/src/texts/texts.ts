import type { RuleId } from "../ad.ts";

/** The texts of a finding. `title` may contain {quote}. */
export interface RuleText {
  title: string;
  law: string;
  why: string;
}
export type RuleTexts = Record<RuleId, RuleText>;

/** Passed checks that are shown to the author. */
export type PassedId = "payShown" | "ccnlShown" | "employerNamed" | "neutralTitle" | "openToAll";
export type PassedTexts = Record<PassedId, { title: string; law: string }>;
