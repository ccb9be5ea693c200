export type Lang = "it" | "en";
export type BilingualString = Readonly<Record<Lang, string>>;
export type QuestionTexts = Readonly<Record<Lang, readonly string[]>>;

/** Something that a line of a CV says, and how one asks for it. */
export type StatedFact = {
  readonly line: BilingualString;
  /** The words of the line that are the answer. */
  readonly needle: BilingualString;
  /** A question for how many, how much, which: its answer must say the needle. Otherwise yes is enough, with the quote. */
  readonly open?: boolean;
  readonly asks: QuestionTexts;
};
export type GenderedJobTitle = { readonly m: string; readonly f: string; readonly en: string };
export type Trade = {
  readonly name: string;
  readonly field: BilingualString;
  readonly titles: readonly GenderedJobTitle[];
  readonly companies: readonly string[];
  /** Codes of our taxonomy. */
  readonly skills: readonly string[];
  readonly degrees: readonly (BilingualString & { school: BilingualString; thesis: BilingualString })[];
  /** Called the same in both languages. */
  readonly certificates: readonly { name: string; issuer: string }[];
  readonly courses: readonly (BilingualString & { provider: string })[];
  readonly told: readonly StatedFact[];
  readonly fillers: Readonly<Record<Lang, readonly string[]>>;
};
