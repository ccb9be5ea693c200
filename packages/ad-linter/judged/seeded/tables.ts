import type { JudgedAd, RuleName } from "../judged-ad.ts";

/**
 * What an ad is put together from. In every text `{a|b}` stands for one of its words, `{20-40}` for a number between the
 * two, and `{name}` for a figure of the ad; the words of a fault stand in double brackets; a text that begins with `? ` is
 * a screening question.
 */
export interface Job {
  titles: readonly string[];
  /** The same titles in one gender only: the fault of a title. */
  oneGender: readonly string[];
  /** The person sought, named in one gender, as it stands after "we are looking for". */
  nouns: readonly string[];
  employers: readonly string[];
  about: readonly string[];
  tasks: readonly string[];
  needs: readonly string[];
  ccnl: readonly string[];
  /** Thousands of euros a year. */
  pay: readonly [number, number];
  /** Whether the work can be done away from its place. */
  remote: boolean;
}

export type Contract = Exclude<JudgedAd["contractEconomicType"], null>;
export type Workplace = Exclude<JudgedAd["workplaceType"], null>;
export type Travel = Exclude<JudgedAd["travelType"], null>;
type Texts = readonly string[];

/** Sentences that say what the fields say. */
export interface Facts {
  pay: Texts;
  payLeftOpen: Texts;
  hours: Texts;
  contract: Readonly<Record<Contract, Texts>>;
  fullTime: Texts;
  partTime: Texts;
  workplace: Readonly<Record<Workplace, Texts>>;
  travel: Readonly<Record<Travel, Texts>>;
  agency: Texts;
  project: Texts;
}

/** Sentences that say the opposite of a field. */
export interface Contradictions {
  pay: Texts;
  hours: Texts;
  /** For a contract that ends. */
  notPermanent: Texts;
  /** For a permanent contract. */
  permanent: Texts;
  fullTime: Texts;
  partTime: Texts;
  workplace: Readonly<Record<Workplace, Texts>>;
  noTravel: Texts;
  muchTravel: Texts;
}

/** The rules whose fault is a sentence, whatever the fields say. */
export type SaidRule = Exclude<
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

export interface Tables {
  jobs: readonly Job[];
  facts: Facts;
  /** Sentences that look like a fault and are none. */
  harmless: Texts;
  apprentices: Texts;
  questions: Texts;
  allGenders: Texts;
  headings: Readonly<Record<"tasks" | "needs" | "offer", Texts>>;
  said: Readonly<Record<SaidRule, Texts>>;
  contradictions: Contradictions;
}
