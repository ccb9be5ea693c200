/** A rate limit: at most `max` per `seconds`, counted by key across all processes. */
export type Rule = { readonly name: string; readonly max: number; readonly seconds: number };

export type Quota = {
  /** Consumes one. Returns null if allowed, otherwise the seconds until the next is allowed. */
  take: (key: string) => Promise<number | null>;
  /** Returns one, for an action that should not count. */
  giveBack: (key: string) => Promise<void>;
  /** Resets the count. */
  clear: (key: string) => Promise<void>;
};

export type Limiter = { readonly quota: (rule: Rule) => Quota };
