import { useLingui } from "@lingui/react/macro";
import { periodOf } from "@orbita/contract/resume-uploads/apply-decisions";
import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import { formatPeriod } from "~/domain/resumes/periods.ts";

type ProposalFieldKey = Pick<Proposal, "section" | "field">;

/** Parses a language value such as "en:C1" or "it:native". */
export function languageOf(value: string): { code: string; level: string } {
  const [code = "", level = ""] = value.split(":");
  return { code, level };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The label of a field and its formatted value. */
export function useReviewFieldLabels() {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const named: Partial<Record<Proposal["section"], string>> = {
    technicalSkills: t`Skill`,
    softSkills: t`Soft skill`,
    certifications: t`Certification`,
    courses: t`Course`,
    interests: t`Interest`,
  };
  const labels: Record<string, string> = {
    headline: t({ message: "Headline", context: "CV" }),
    email: t`Email`,
    phone: t`Phone`,
    city: t`City`,
    link: t`Link`,
    summary: t`Summary`,
    title: t`Role`,
    company: t`Company`,
    period: t`Period`,
    companyUrl: t`Company website`,
    description: t`Description`,
    task: t`Task`,
    degreeTitle: t`Degree`,
    institution: t`Institution`,
    grade: t`Grade`,
    thesis: t`Thesis`,
    language: t`Language`,
  };
  function languageName(code: string): string {
    return capital(new Intl.DisplayNames([locale, "en"], { type: "language", fallback: "code" }).of(code) ?? code);
  }
  const labelOf = ({ section, field }: ProposalFieldKey): string => named[section] ?? labels[field] ?? field;
  function valueOf({ field }: Pick<Proposal, "field">, value: string): string {
    if (field === "period") return formatPeriod(locale, periodOf(value), t`today`) ?? value;
    if (field !== "language") return value;
    const { code, level } = languageOf(value);
    if (level === "native") return t`${languageName(code)}, native`;
    return [languageName(code), level].filter(Boolean).join(" ");
  }
  return {
    label: labelOf,
    value: valueOf,
    /** The value after its label, for accessible names. */
    labelledValue: (proposal: ProposalFieldKey, raw: string): string => {
      const label = labelOf(proposal);
      const value = valueOf(proposal, raw);
      return t`${label}: ${value}`;
    },
  };
}
