import type * as AdLinter from "@orbita/ad-linter";
import type { Ad, Finding, PassedCheckId } from "@orbita/ad-linter";
import type { OwnJobPost } from "@orbita/contract";
import { useEffect, useState } from "react";
import type { EditorValues } from "./editor-form.ts";

type AdLinterModule = typeof AdLinter;
export type LintReport = {
  /** The ad as it was checked. Later input is not checked yet. */
  ad: Ad;
  findings: readonly Finding[];
  passed: readonly PassedCheckId[];
  texts: Pick<AdLinterModule, "ruleTexts" | "passedTexts">;
};

const pauseMs = 250;

/** The linter's input for a post. */
export const adOf = (values: EditorValues, { space }: Pick<OwnJobPost, "space">): Ad => ({
  lang: values.language,
  title: values.title,
  description: values.description,
  questions: values.screeningQuestions.map(({ text }) => text),
  salaryMin: values.salaryMin,
  salaryMax: values.salaryMax,
  ccnl: values.ccnl,
  contractType: values.contractType,
  contractEconomicType: values.contractEconomicType,
  workplaceType: values.workplaceType,
  officePresence: values.officePresence,
  weeklyHours: values.weeklyHours,
  travelType: values.travelType,
  employer: { name: space.name, type: space.type, authorisation: space.authorisationNumber },
  hiringCompany: values.hiringCompany,
});

/** Lints the ad when typing pauses. The linter loads after the page; if it is missing, publishing still checks the ad. */
export function useLint(ad: Ad): LintReport | null {
  const [linter, setLinter] = useState<AdLinterModule | null>(null);
  const [report, setReport] = useState<LintReport | null>(null);
  useEffect(() => {
    let gone = false;
    const come = (loaded: AdLinterModule) => !gone && setLinter(loaded);
    void import("@orbita/ad-linter").then(come, () => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const first = report === null;
  useEffect(() => {
    if (!linter) return;
    const read = () => {
      const findings = linter.lint(ad);
      setReport({ ad, findings, passed: linter.passed(ad, findings), texts: linter });
    };
    const timer = setTimeout(read, first ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [linter, ad, first]);
  return report;
}
