import { Failure } from "@orbita/features";
import { subscriberOf, type Limiter } from "@orbita/platform";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

type RouteLimit = { readonly per: "minute" | "hour"; readonly max: number };
const seconds = { minute: 60, hour: 3_600 };

export type RateLimits = {
  /** Limits routes that invite guessing or flooding. Valkey counts for all processes together. */
  of: (name: string, limit: RouteLimit) => (request: FastifyRequest) => Promise<void>;
};

export type LimitOptions = { limiter: Limiter; perMinute: number };

const tooMany = (retryAfter: number) => new Failure("request.tooMany", { retryAfter });

/**
 * Counts every request per IP address in the memory of this process, which costs next to nothing; counting each read in Valkey
 * doubled the cost of the read. Only routes with their own limit use Valkey, and while Valkey is unavailable they count in
 * memory.
 */
export function limitRequests(app: FastifyInstance, { limiter, perMinute }: LimitOptions): RateLimits {
  const all = new RateLimiterMemory({ points: perMinute, duration: 60 });
  app.addHook("onRequest", async (request) => {
    await all.consume(subscriberOf(request.ip)).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? tooMany(Math.ceil(refusal.msBeforeNext / 1_000)) : refusal;
    });
  });
  return {
    of: (name, { per, max }) => {
      const quota = limiter.quota({ name, max, seconds: seconds[per] });
      return async (request) => {
        const wait = await quota.take(subscriberOf(request.ip));
        if (wait !== null) throw tooMany(wait);
      };
    },
  };
}
