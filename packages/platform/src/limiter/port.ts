/** So many in a time, counted by key for all processes together. */
export type Rule = { readonly name: string; readonly max: number; readonly seconds: number };

export type Quota = {
  /** Takes one. null: there was one; otherwise in how many seconds there is one again. */
  take: (key: string) => Promise<number | null>;
  /** Gives one back: it was none of those that are counted. */
  giveBack: (key: string) => Promise<void>;
  /** Begins again. */
  clear: (key: string) => Promise<void>;
};

export type Limiter = { readonly quota: (rule: Rule) => Quota };
