export type Lang = "it" | "en";
export type BilingualString = Readonly<Record<Lang, string>>;
export type QuestionTexts = Readonly<Record<Lang, readonly string[]>>;

/** A fact that a line of a CV states, and the questions that ask for it. */
export type StatedFact = {
  readonly line: BilingualString;
  /** The words of the line that answer the question. */
  readonly needle: BilingualString;
  /** True for a question such as "how many" or "which", whose answer must contain `needle`. Otherwise "yes" with the quote is enough. */
  readonly open?: boolean;
  readonly asks: QuestionTexts;
};
export type GenderedJobTitle = { readonly m: string; readonly f: string; readonly en: string };
export type FictionalTrade = {
  readonly name: string;
  readonly field: BilingualString;
  readonly titles: readonly GenderedJobTitle[];
  readonly companies: readonly string[];
  /** Codes of the skills in our taxonomy. */
  readonly skills: readonly string[];
  readonly degrees: readonly (BilingualString & { school: BilingualString; thesis: BilingualString })[];
  /** Certificates that have the same name in both languages. */
  readonly certificates: readonly { name: string; issuer: string }[];
  readonly courses: readonly (BilingualString & { provider: string })[];
  readonly told: readonly StatedFact[];
  readonly fillers: Readonly<Record<Lang, readonly string[]>>;
};
