import type { Ad, Finding, RuleId } from "./ad.ts";
import type { PassedId } from "./texts/texts.ts";

const rules: Record<PassedId, RuleId> = {
  payShown: "payMissing",
  ccnlShown: "ccnlMissing",
  employerNamed: "employerAnonymous",
  neutralTitle: "genderedTitle",
  openToAll: "bothSexesLine",
};

/** The checks that the ad passes: the text is present and has no finding. */
export function passed(ad: Ad, findings: readonly Finding[]): PassedId[] {
  const written: Record<PassedId, boolean> = {
    payShown: true,
    ccnlShown: !!ad.ccnl?.trim(),
    employerNamed: true,
    neutralTitle: ad.title.trim() !== "",
    openToAll: ad.description.trim() !== "",
  };
  const found = new Set(findings.map(({ rule }) => rule));
  // A title with any other finding is not certified as neutral.
  if (findings.some(({ field }) => field === "title")) found.add("genderedTitle");
  return (Object.keys(rules) as PassedId[]).filter((id) => written[id] && !found.has(rules[id]));
}
