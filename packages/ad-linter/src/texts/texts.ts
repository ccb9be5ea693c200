import type { RuleId } from "../ad.ts";

/** The texts of a finding. `title` may contain {quote}, which is replaced by the words found. */
export interface RuleText {
  title: string;
  law: string;
  why: string;
}
export type RuleTexts = Record<RuleId, RuleText>;

/** Passed checks that are shown to the author. */
export type PassedCheckId = "payShown" | "ccnlShown" | "employerNamed" | "neutralTitle" | "openToAll";
export type PassedCheckTexts = Record<PassedCheckId, { title: string; law: string }>;
