import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Valkey } from "../valkey/client.ts";
import type { Limiter, Quota, Rule } from "./port.ts";

type Options = {
  valkey: Valkey;
  /** Put before every key, when installations share a server. */
  prefix: string;
  /** Multiplies every rule: above 1 where many people share what is counted, as in tests. */
  factor: number;
};

/** One step of Valkey's own takes and counts, so that of any number at once no more get through. */
export function createLimiter({ valkey, prefix, factor }: Options): Limiter {
  const made = new Map<string, Quota>();

  function make({ name, max, seconds }: Rule): Quota {
    const options = { keyPrefix: `${prefix}limit:${name}`, points: Math.floor(max * factor), duration: seconds };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: valkey,
      rejectIfRedisNotReady: true,
      // Who is past the count is refused from memory: no call for each guess, and no new count if Valkey is slow to answer.
      inMemoryBlockOnConsumed: options.points + 1,
      // A Valkey that is away makes the count coarser, and nobody wait.
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
