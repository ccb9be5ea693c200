import { lint } from "./lint.ts";
import type { Ad, AdField, Finding, RuleId } from "./ad.ts";

/** An ad with the faults that a person marked: one line of a file of judged ads. */
export interface LabelledAdLine {
  id: string;
  ad: Ad;
  faults: { rule: RuleId; field: AdField; quote: string }[];
}
export interface LinterScore {
  ads: number;
  faults: number;
  findings: number;
  precision: number;
  recall: number;
  /** `clean` counts the ads without a marked fault; `leftAlone` counts those of them in which the linter finds nothing. */
  clean: number;
  leftAlone: number;
  missed: { id: string; rule: RuleId; field: AdField; quote: string }[];
  invented: { id: string; finding: Finding; text: string }[];
}

export const judgedLines = (text: string): LabelledAdLine[] =>
  text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as LabelledAdLine);

function fieldText(ad: Ad, field: AdField): string {
  if (field === "title" || field === "description") return ad[field];
  const question = /^questions\.(\d+)$/.exec(field);
  return question ? (ad.questions[Number(question[1])] ?? "") : "";
}

/**
 * Whether a finding and a marked fault are the same: same rule, same field, overlapping words. Rules about a missing field have no
 * words.
 */
function isSame(ad: Ad, finding: Finding, fault: LabelledAdLine["faults"][number]): boolean {
  if (finding.rule !== fault.rule || finding.field !== fault.field) return false;
  if (!fault.quote || !finding.quote) return true;
  const text = fieldText(ad, fault.field);
  for (let at = text.indexOf(fault.quote); at >= 0; at = text.indexOf(fault.quote, at + 1))
    if (finding.start < at + fault.quote.length && at < finding.end) return true;
  return false;
}

export function scoreOf(lines: readonly LabelledAdLine[]): LinterScore {
  const missed: LinterScore["missed"] = [];
  const invented: LinterScore["invented"] = [];
  let faults = 0;
  let findings = 0;
  let clean = 0;
  let leftAlone = 0;
  for (const { id, ad, faults: marked } of lines) {
    const found = lint(ad);
    faults += marked.length;
    findings += found.length;
    if (marked.length === 0) {
      clean++;
      if (found.length === 0) leftAlone++;
    }
    for (const fault of marked) if (!found.some((finding) => isSame(ad, finding, fault))) missed.push({ id, ...fault });
    for (const finding of found)
      if (!marked.some((fault) => isSame(ad, finding, fault)))
        invented.push({
          id,
          finding,
          text: fieldText(ad, finding.field).slice(Math.max(0, finding.start - 60), finding.end + 60),
        });
  }
  const share = (wrong: number, all: number): number => (all === 0 ? 1 : (all - wrong) / all);
  return {
    ads: lines.length,
    faults,
    findings,
    precision: share(invented.length, findings),
    recall: share(missed.length, faults),
    clean,
    leftAlone,
    missed,
    invented,
  };
}
