import { readFileSync } from "node:fs";
import { ruleIds, type Ad, type RuleId } from "../ad.ts";
import { clean, withText } from "./clean.ts";

/** A line of cases.tsv: a sentence in which a rule must match, or in which no rule may match. */
export interface RuleTestCase {
  rule: RuleId;
  isFound: boolean;
  text: string;
  ad: Ad;
}

const prefixes: Record<string, string> = {
  workplaceType: "workplace_type_",
  contractType: "contract_type_",
  contractEconomicType: "contract_economic_type_",
  travelType: "travel_type_",
};

function fieldsOf(written: string): Partial<Ad> {
  if (written === "-") return {};
  if (written === "agency") return { employer: { name: "Quadri Lavoro", type: "agency", authorisation: "39/0011206" } };
  const pairs = written.split(",").map((pair): [string, string | number | null] => {
    const [name = "", value = ""] = pair.split("=");
    const prefix = prefixes[name];
    return [name, value === "null" ? null : prefix ? prefix + value : Number(value)];
  });
  return Object.fromEntries(pairs);
}

function adOf(written: string, text: string): Ad {
  if (written === "title") return { ...clean, title: text };
  if (written === "whole") return { ...clean, description: text };
  if (written === "question") return { ...clean, questions: [text] };
  return withText(text, fieldsOf(written));
}

export function readCases(): RuleTestCase[] {
  const lines = readFileSync(new URL("../cases.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1);
  return lines.map((line) => {
    const [rule = "", expected = "", written = "", text = ""] = line.split("\t");
    const known = ruleIds.find((id) => id === rule);
    if (!known || !["found", "fine"].includes(expected)) throw new Error(`not a case: ${line}`);
    return { rule: known, isFound: expected === "found", text, ad: adOf(written, text) };
  });
}
