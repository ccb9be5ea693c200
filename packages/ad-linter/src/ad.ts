import type { FindingFix } from "./fix.ts";

/** The linter's input: the texts of a job ad, and the fields that the texts must not contradict. Codes come from the vocabulary. */
export interface Ad {
  lang: "it" | "en";
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

export type Severity = "error" | "advice";

/** The severity of each rule. Errors block publication, advice does not. */
export const severities = {
  payMissing: "error",
  ccnlMissing: "error",
  employerAnonymous: "error",
  genderedTitle: "error",
  genderedText: "advice",
  sexRequired: "error",
  ageLimit: "error",
  ageWords: "advice",
  nationality: "error",
  nativeSpeaker: "advice",
  family: "error",
  appearance: "error",
  belief: "error",
  health: "error",
  payHistory: "error",
  availability: "advice",
  unpaid: "error",
  bothSexesLine: "advice",
  contradictsWorkplace: "error",
  contradictsContract: "error",
  contradictsPay: "error",
  contradictsTravel: "advice",
  contradictsHours: "error",
} as const satisfies Record<string, Severity>;

export type RuleId = keyof typeof severities;
export const ruleIds = Object.keys(severities) as RuleId[];

export type AdField = "title" | "description" | `questions.${number}` | "salaryMin" | "ccnl" | "employer";

export interface Finding {
  rule: RuleId;
  severity: Severity;
  field: AdField;
  /** Offsets of the finding in the text of the field. Both are 0 for a finding about a missing text. */
  start: number;
  end: number;
  quote: string;
  fix: FindingFix;
}

/** The output of a rule: the minimum from which `lint` builds the complete finding. */
export interface RuleHit {
  rule: RuleId;
  start: number;
  end: number;
  /** The fix of the finding; absent if no text can be rewritten safely. The finding then asks the author for the right words. */
  fix?: FindingFix;
}
