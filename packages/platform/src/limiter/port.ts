/** A rate limit: at most `max` actions per `seconds` for each key, counted across all processes. */
export type RateLimit = { readonly name: string; readonly max: number; readonly seconds: number };

export type RateQuota = {
  /** Counts one action. Returns null if it is allowed, otherwise the seconds until the next action is allowed. */
  take: (key: string) => Promise<number | null>;
  /** Takes back one counted action, for an action that should not count. */
  giveBack: (key: string) => Promise<void>;
  /** Resets the count of the key. */
  clear: (key: string) => Promise<void>;
};

export type Limiter = { readonly quota: (rule: RateLimit) => RateQuota };
