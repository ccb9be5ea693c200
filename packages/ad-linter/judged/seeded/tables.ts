import type { CorpusAd, RuleName } from "../judged-ad.ts";

/**
 * The parts of an ad. In every text `{a|b}` is one of its words, `{20-40}` a number in the range, and `{name}` a figure of the ad; the
 * words of a fault are in double brackets; a text that begins with `? ` is a screening question.
 */
export interface JobPhrases {
  titles: readonly string[];
  /** The same titles in one gender only, for a faulty title. */
  oneGender: readonly string[];
  /** Words for the person sought, in one gender, as they follow "we are looking for". */
  nouns: readonly string[];
  employers: readonly string[];
  about: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  ccnl: readonly string[];
  /** Gross annual pay in thousands of euros: minimum and maximum. */
  pay: readonly [number, number];
  /** Whether the work can be done remotely. */
  remote: boolean;
}

export type ContractCode = Exclude<CorpusAd["contractEconomicType"], null>;
export type WorkplaceCode = Exclude<CorpusAd["workplaceType"], null>;
export type TravelCode = Exclude<CorpusAd["travelType"], null>;
type TextVariants = readonly string[];

/** Sentences that state the values of the ad's fields. */
export interface FactTexts {
  pay: TextVariants;
  payLeftOpen: TextVariants;
  hours: TextVariants;
  contract: Readonly<Record<ContractCode, TextVariants>>;
  fullTime: TextVariants;
  partTime: TextVariants;
  workplace: Readonly<Record<WorkplaceCode, TextVariants>>;
  travel: Readonly<Record<TravelCode, TextVariants>>;
  agency: TextVariants;
  project: TextVariants;
}

/** Sentences that contradict the values of the ad's fields. */
export interface ContradictionTexts {
  pay: TextVariants;
  hours: TextVariants;
  /** Sentences that contradict a contract with an end date. */
  notPermanent: TextVariants;
  /** Sentences that contradict a permanent contract. */
  permanent: TextVariants;
  fullTime: TextVariants;
  partTime: TextVariants;
  workplace: Readonly<Record<WorkplaceCode, TextVariants>>;
  noTravel: TextVariants;
  muchTravel: TextVariants;
}

/** The rules whose fault is a sentence, independent of the fields. */
export type SentenceRule = Exclude<
  RuleName,
  | "payMissing"
  | "ccnlMissing"
  | "genderedTitle"
  | "bothSexesLine"
  | "contradictsWorkplace"
  | "contradictsContract"
  | "contradictsPay"
  | "contradictsTravel"
  | "contradictsHours"
>;

export interface SeedTables {
  jobs: readonly JobPhrases[];
  facts: FactTexts;
  /** Sentences that look like a fault but are none. */
  harmless: TextVariants;
  apprentices: TextVariants;
  questions: TextVariants;
  allGenders: TextVariants;
  headings: Readonly<Record<"tasks" | "needs" | "offer", TextVariants>>;
  said: Readonly<Record<SentenceRule, TextVariants>>;
  contradictions: ContradictionTexts;
}
