/** An ad of the judged set. It does not import the linter's types on purpose: the set must not depend on the linter that it tests. */
export type AdLanguage = "it" | "en";

export interface CorpusAd {
  lang: AdLanguage;
  title: string;
  description: string;
  questions: string[];
  salaryMin: number | null;
  salaryMax: number | null;
  ccnl: string | null;
  contractType: "contract_type_full" | "contract_type_parttime" | "contract_type_project" | null;
  contractEconomicType:
    | "contract_economic_type_temp"
    | "contract_economic_type_intern"
    | "contract_economic_type_apprenticeship"
    | "contract_economic_type_permanent"
    | "contract_economic_type_fixed_term"
    | null;
  workplaceType: "workplace_type_full_remote" | "workplace_type_hybrid" | "workplace_type_office_presence" | null;
  /** Share of the working time in the office, in per cent, for hybrid work. */
  officePresence: number | null;
  weeklyHours: number | null;
  travelType:
    | "travel_type_not_required"
    | "travel_type_occasional"
    | "travel_type_periodic"
    | "travel_type_fulltime"
    | null;
  employer: { name: string; type: "company" | "agency"; authorisation: string | null };
  hiringCompany: string | null;
}

export const ruleNames = [
  "payMissing",
  "ccnlMissing",
  "employerAnonymous",
  "genderedTitle",
  "genderedText",
  "sexRequired",
  "ageLimit",
  "ageWords",
  "nationality",
  "nativeSpeaker",
  "family",
  "appearance",
  "belief",
  "health",
  "payHistory",
  "availability",
  "unpaid",
  "bothSexesLine",
  "contradictsWorkplace",
  "contradictsContract",
  "contradictsPay",
  "contradictsTravel",
  "contradictsHours",
] as const;
export type RuleName = (typeof ruleNames)[number];

/** A fault marked by a person; `quote` is empty if something is missing. */
export interface LabelledFault {
  rule: RuleName;
  field: string;
  quote: string;
}

export interface LabelledAd {
  id: string;
  ad: CorpusAd;
  faults: LabelledFault[];
}

/** The text of a field, or null if the field has no text. */
export const textOf = (ad: CorpusAd, field: string): string | null => {
  if (field === "title") return ad.title;
  if (field === "description") return ad.description;
  const question = /^questions\.(\d+)$/.exec(field);
  return question ? (ad.questions[Number(question[1])] ?? null) : null;
};
