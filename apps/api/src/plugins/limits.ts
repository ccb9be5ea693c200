import { Failure } from "@orbita/features";
import type { Valkey } from "@orbita/platform";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

type Limit = { readonly per: "minute" | "hour"; readonly max: number };
const seconds = { minute: 60, hour: 3_600 };

export type Limits = {
  /** For routes that could be guessed at or flooded: counted in Valkey, for all processes together. */
  of: (name: string, limit: Limit) => (request: FastifyRequest) => Promise<void>;
};

export type LimitOptions = { valkey: Valkey; prefix: string; perMinute: number; factor: number };

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new Failure("request.tooMany", { retryAfter: Math.ceil(refusal.msBeforeNext / 1_000) });
  }
}

/**
 * Every request is counted per address in this process, which costs next to nothing; asking Valkey for every read doubled
 * the cost of one. Only routes with a limit of their own go there, and a Valkey that is away falls back to memory.
 */
export function limitRequests(app: FastifyInstance, { valkey, prefix, perMinute, factor }: LimitOptions): Limits {
  const all = new RateLimiterMemory({ points: perMinute, duration: 60 });
  app.addHook("onRequest", (request) => take(all, request.ip));
  return {
    of: (name, { per, max }) => {
      const options = { keyPrefix: `${prefix}limit:${name}`, points: max * factor, duration: seconds[per] };
      const limiter = new RateLimiterRedis({
        ...options,
        storeClient: valkey,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      });
      return (request) => take(limiter, request.ip);
    },
  };
}
