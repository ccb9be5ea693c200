import type { Ad, AdField, RuleHit } from "../ad.ts";

/**
 * Reports required fields that are empty. D.Lgs. 96/2026 requires pay and collective agreement in the ad; D.Lgs. 276/2003, art. 9,
 * requires the employer's name.
 */
export function missingFields(ad: Ad): [AdField, RuleHit][] {
  const found: [AdField, RuleHit][] = [];
  if (ad.salaryMin === null || ad.salaryMax === null)
    found.push(["salaryMin", { rule: "payMissing", start: 0, end: 0 }]);
  if (ad.contractType !== "contract_type_project" && !ad.ccnl?.trim())
    found.push(["ccnl", { rule: "ccnlMissing", start: 0, end: 0 }]);
  if (!ad.employer.name.trim()) found.push(["employer", { rule: "employerAnonymous", start: 0, end: 0 }]);
  return found;
}
