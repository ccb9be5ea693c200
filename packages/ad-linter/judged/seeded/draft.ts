import type { CorpusAd, AdLanguage, RuleName } from "../judged-ad.ts";
import type { RandomSource, PlaceholderValues } from "./random.ts";
import type { ContractCode, JobPhrases, SeedTables, TravelCode, WorkplaceCode } from "./tables.ts";

/** The fields of an ad before its text is written, with the rules that the text must break. */
export interface AdDraft {
  lang: AdLanguage;
  job: JobPhrases;
  rules: ReadonlySet<RuleName>;
  fields: Omit<CorpusAd, "title" | "description" | "questions">;
  figures: PlaceholderValues;
}

const permanent = "contract_economic_type_permanent";
const ending = ["contract_economic_type_fixed_term", "contract_economic_type_temp"] as const;
const contracts: Record<string, readonly ContractCode[]> = {
  usual: [permanent, permanent, permanent, ...ending, "contract_economic_type_intern"],
  manual: [permanent, permanent, permanent, ...ending, "contract_economic_type_apprenticeship"],
  // Contracts for a draft with a fault about age, pay or contract. Excludes apprenticeships (lawful age limits) and internships,
  // whose pay follows other rules.
  plain: [permanent, permanent, ...ending],
};

const travels: Record<"any" | "contradicted", readonly TravelCode[]> = {
  any: [
    "travel_type_not_required",
    "travel_type_not_required",
    "travel_type_occasional",
    "travel_type_periodic",
    "travel_type_fulltime",
  ],
  contradicted: [
    "travel_type_not_required",
    "travel_type_not_required",
    "travel_type_periodic",
    "travel_type_fulltime",
  ],
};

const workplaces: readonly WorkplaceCode[] = [
  "workplace_type_office_presence",
  "workplace_type_hybrid",
  "workplace_type_full_remote",
];

const jobFor = ({ jobs }: SeedTables, rules: ReadonlySet<RuleName>, { pick }: RandomSource) =>
  pick(rules.has("genderedTitle") ? jobs.filter(({ oneGender }) => oneGender.length > 0) : jobs);

const termsFor = (job: JobPhrases, rules: ReadonlySet<RuleName>, { pick, roll, between }: RandomSource) => {
  const project = rules.size === 0 && roll() < 0.06;
  const contractType: CorpusAd["contractType"] = project
    ? "contract_type_project"
    : pick(["contract_type_full", "contract_type_full", "contract_type_parttime"] as const);
  const careful = ["unpaid", "ageLimit", "ageWords", "contradictsPay", "contradictsContract"] as const;
  const contract = project
    ? null
    : pick(contracts[careful.some((rule) => rules.has(rule)) ? "plain" : job.remote ? "usual" : "manual"]!);
  const part = contractType === "contract_type_parttime";
  return { contractType, contract, weeklyHours: project ? null : part ? between(8, 15) * 2 : between(36, 40) };
};

type SeededTerms = ReturnType<typeof termsFor>;

const payFor = (job: JobPhrases, { contract, contractType, weeklyHours }: SeededTerms, { between }: RandomSource) => {
  if (contract === "contract_economic_type_intern") {
    const yearly = between(12, 18) * 600;
    return { salaryMin: yearly, salaryMax: yearly };
  }
  const share = contractType === "contract_type_parttime" ? (weeklyHours ?? 40) / 40 : 1;
  const round = (thousands: number) => Math.round(thousands * share * 2) * 500;
  const low = between(job.pay[0], job.pay[1] - 4);
  return { salaryMin: round(low), salaryMax: round(low + between(2, 6)) };
};

const written = (lang: AdLanguage, euros: number) =>
  euros.toLocaleString(lang === "it" ? "it-IT" : "en-GB", { useGrouping: true });

interface SeededNumbers {
  pay: { salaryMin: number; salaryMax: number };
  hours: number;
  presence: number;
}

const figuresOf = (
  lang: AdLanguage,
  { pay, hours, presence }: SeededNumbers,
  { between, roll }: RandomSource,
): PlaceholderValues => {
  const away = between(4, 9) * 1000;
  const top = Math.ceil(pay.salaryMax / 1000) * 1000;
  const bottom = Math.floor(pay.salaryMin / 1000) * 1000;
  const other = roll() < 0.5 && bottom - away > 9000 ? bottom - away : top + away;
  const lessOrMore = between(2, 4) * 2;
  return {
    min: written(lang, pay.salaryMin),
    max: written(lang, pay.salaryMax),
    minThousands: String(pay.salaryMin / 1000),
    maxThousands: String(pay.salaryMax / 1000),
    monthly: String(pay.salaryMin / 12),
    otherPay: written(lang, other),
    otherThousands: String(other / 1000),
    hours: String(hours),
    otherHours: String(hours > 30 ? hours - lessOrMore : hours + lessOrMore),
    officeDays: String(presence / 20),
  };
};

const authorisation = ({ between }: RandomSource) => `Aut. Min. Lav. Prot. n. 39/00${between(10000, 99999)}`;

const employerFor = (
  job: JobPhrases,
  contract: ContractCode | null,
  draw: { rules: ReadonlySet<RuleName>; random: RandomSource },
) => {
  const { rules, random } = draw;
  const anonymous = rules.has("employerAnonymous");
  const agency = contract === "contract_economic_type_temp" && !anonymous;
  return {
    name: anonymous && random.roll() < 0.25 ? "" : random.pick(job.employers),
    type: agency ? ("agency" as const) : ("company" as const),
    authorisation: agency ? authorisation(random) : null,
  };
};

export const draftAd = (
  lang: AdLanguage,
  tables: SeedTables,
  rules: ReadonlySet<RuleName>,
  random: RandomSource,
): AdDraft => {
  const { pick, between } = random;
  const job = jobFor(tables, rules, random);
  const terms = termsFor(job, rules, random);
  const pay = payFor(job, terms, random);
  const workplaceType = job.remote ? pick(workplaces) : "workplace_type_office_presence";
  const presence = between(2, 4) * 20;
  const employer = employerFor(job, terms.contract, { rules, random });
  const oneBound = pick(["salaryMin", "salaryMax", null] as const);
  return {
    lang,
    job,
    rules,
    fields: {
      lang,
      salaryMin: rules.has("payMissing") && oneBound !== "salaryMax" ? null : pay.salaryMin,
      salaryMax: rules.has("payMissing") && oneBound !== "salaryMin" ? null : pay.salaryMax,
      ccnl: rules.has("ccnlMissing") || terms.contractType === "contract_type_project" ? null : pick(job.ccnl),
      contractType: terms.contractType,
      contractEconomicType: terms.contract,
      workplaceType,
      officePresence: workplaceType === "workplace_type_hybrid" ? presence : null,
      weeklyHours: terms.weeklyHours,
      travelType: pick(travels[rules.has("contradictsTravel") ? "contradicted" : "any"]),
      employer,
      hiringCompany: null,
    },
    figures: { ...figuresOf(lang, { pay, hours: terms.weeklyHours ?? 40, presence }, random), employer: employer.name },
  };
};
