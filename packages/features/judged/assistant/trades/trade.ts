export type Lang = "it" | "en";
export type Two = Readonly<Record<Lang, string>>;
export type Asks = Readonly<Record<Lang, readonly string[]>>;

/** Something that a line of a CV says, and how one asks for it. */
export type Told = {
  readonly line: Two;
  /** The words of the line that are the answer. */
  readonly needle: Two;
  /** A question for how many, how much, which: its answer must say the needle. Otherwise yes is enough, with the quote. */
  readonly open?: boolean;
  readonly asks: Asks;
};
export type Title = { readonly m: string; readonly f: string; readonly en: string };
export type Trade = {
  readonly name: string;
  readonly field: Two;
  readonly titles: readonly Title[];
  readonly companies: readonly string[];
  /** Codes of our taxonomy. */
  readonly skills: readonly string[];
  readonly degrees: readonly (Two & { school: Two; thesis: Two })[];
  /** Called the same in both languages. */
  readonly certificates: readonly { name: string; issuer: string }[];
  readonly courses: readonly (Two & { provider: string })[];
  readonly told: readonly Told[];
  readonly fillers: Readonly<Record<Lang, readonly string[]>>;
};
