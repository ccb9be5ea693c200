import type { Ad, Finding, RuleId } from "./ad.ts";
import type { PassedCheckId } from "./texts/texts.ts";

const rules: Record<PassedCheckId, RuleId> = {
  payShown: "payMissing",
  ccnlShown: "ccnlMissing",
  employerNamed: "employerAnonymous",
  neutralTitle: "genderedTitle",
  openToAll: "bothSexesLine",
};

/** The checks that the ad passes: the text that a check needs is present, and its rule has no finding. */
export function passed(ad: Ad, findings: readonly Finding[]): PassedCheckId[] {
  const written: Record<PassedCheckId, boolean> = {
    payShown: true,
    ccnlShown: !!ad.ccnl?.trim(),
    employerNamed: true,
    neutralTitle: ad.title.trim() !== "",
    openToAll: ad.description.trim() !== "",
  };
  const found = new Set(findings.map(({ rule }) => rule));
  // A title with a finding of any rule does not pass the check for a neutral title.
  if (findings.some(({ field }) => field === "title")) found.add("genderedTitle");
  return (Object.keys(rules) as PassedCheckId[]).filter((id) => written[id] && !found.has(rules[id]));
}
