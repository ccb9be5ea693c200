import type { RuleId } from "../ad.ts";

/** Words for a finding. `title` may hold {quote}. */
export interface RuleText {
  title: string;
  law: string;
  why: string;
}
export type RuleTexts = Record<RuleId, RuleText>;

/** What an ad has right, worth a line of its own. */
export type PassedId = "payShown" | "ccnlShown" | "employerNamed" | "neutralTitle" | "openToAll";
export type PassedTexts = Record<PassedId, { title: string; law: string }>;
