import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Valkey } from "../valkey/client.ts";
import type { Limiter, RateQuota, RateLimit } from "./port.ts";

type RateLimiterOptions = {
  valkey: Valkey;
  /** Prefix of every key, for installations that share a server. */
  prefix: string;
  /** Multiplies every limit. It is above 1 where many users share one key, as in tests. */
  factor: number;
};

/** Valkey checks and counts in one atomic step, so that concurrent requests cannot exceed the limit. */
export function createLimiter({ valkey, prefix, factor }: RateLimiterOptions): Limiter {
  const made = new Map<string, RateQuota>();

  function make({ name, max, seconds }: RateLimit): RateQuota {
    const options = { keyPrefix: `${prefix}limit:${name}`, points: Math.floor(max * factor), duration: seconds };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: valkey,
      rejectIfRedisNotReady: true,
      // Requests over the limit are refused from memory. This saves calls to Valkey, and a delayed response of Valkey cannot start
      // a new count.
      inMemoryBlockOnConsumed: options.points + 1,
      // If Valkey is unavailable, each process counts for itself, which is less exact but blocks nobody.
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return {
      take: async (key) => {
        try {
          await limiter.consume(key);
          return null;
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        }
      },
      giveBack: async (key) => void (await limiter.reward(key)),
      clear: async (key) => void (await limiter.delete(key)),
    };
  }

  return {
    quota: (rule) => {
      const known = made.get(rule.name) ?? make(rule);
      made.set(rule.name, known);
      return known;
    },
  };
}
