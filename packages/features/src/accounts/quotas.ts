import { accountLimits as limits } from "@orbita/contract";
import { subscriberOf, type RateQuota } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { askerOf } from "./asker.ts";

type QuotaCtx = Pick<ReadCtx, "platform" | "asker">;
type QuotaCounter = { quota: RateQuota; key: string };

async function take({ quota, key }: QuotaCounter): Promise<void> {
  const retryAfter = await quota.take(key);
  if (retryAfter !== null) fail("request.tooMany", { retryAfter });
}

const { wrongPasswords, code } = limits;
const passwordSeconds = wrongPasswords.minutes * 60;

/**
 * Wrong passwords are counted per account, not per IP address, because addresses are cheap. Strangers share one counter, and
 * filling it locks out only strangers: a browser that signed in before has its own counter. An email address without an account
 * is counted like any other.
 */
const passwordCount = ({ platform, asker }: QuotaCtx, subject: string, known: boolean): QuotaCounter =>
  known
    ? {
        quota: platform.limiter.quota({ name: "password-known", max: wrongPasswords.known, seconds: passwordSeconds }),
        key: `${subject}:${askerOf(asker)}`,
      }
    : {
        quota: platform.limiter.quota({ name: "password", max: wrongPasswords.strangers, seconds: passwordSeconds }),
        key: subject,
      };

/**
 * Checks a password within the account's quota of guesses. The quota is taken before the hash is computed: parallel requests
 * get no extra guesses, and requests over the quota cost no hashing. A right password is not a guess. For a known browser it
 * resets the counter. For strangers it gives back only this one attempt, because otherwise each sign-in of the owner would
 * allow strangers new guesses.
 */
export async function guessPassword(
  ctx: QuotaCtx,
  { subject, known }: { subject: string; known: boolean },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const counted = passwordCount(ctx, subject, known);
  await take(counted);
  const right = await check().catch(async (error: unknown) => {
    // The password check failed on our side, for example because of load, so it does not count as a guess.
    await counted.quota.giveBack(counted.key);
    throw error;
  });
  if (right) await (known ? counted.quota.clear(counted.key) : counted.quota.giveBack(counted.key));
  return right;
}

type CodeCounterKey = { subject: string; purpose: string };

/** The key of a browser in the quotas; a client that sends no device is identified by its IP address. */
const browserOf = ({ asker }: QuotaCtx): string => askerOf(asker) || subscriberOf(asker.address);

const pauseOf = (ctx: QuotaCtx, { subject, purpose }: CodeCounterKey): QuotaCounter => ({
  quota: ctx.platform.limiter.quota({ name: "code-pause", max: 1, seconds: code.pauseSeconds }),
  key: `${subject}:${purpose}:${browserOf(ctx)}`,
});

const codeCount = (ctx: QuotaCtx, { subject, purpose }: CodeCounterKey, known: boolean): QuotaCounter =>
  known
    ? {
        quota: ctx.platform.limiter.quota({ name: "codes-known", max: code.perHour, seconds: 3_600 }),
        key: `${subject}:${purpose}:${browserOf(ctx)}`,
      }
    : {
        quota: ctx.platform.limiter.quota({ name: "codes", max: code.perHour, seconds: 3_600 }),
        key: `${subject}:${purpose}`,
      };

/** Limits the one-time codes per address and hour. A signed-in user or a known browser does not share the quota with strangers. */
export async function takeCode(ctx: QuotaCtx, of: CodeCounterKey, known: boolean): Promise<void> {
  await take(pauseOf(ctx, of));
  await take(codeCount(ctx, of, known));
}

/** Resets the quota of one-time codes for this browser after a correct code, which proves that the user owns the address. */
export async function forgetCodes(ctx: QuotaCtx, of: CodeCounterKey): Promise<void> {
  for (const { quota, key } of [pauseOf(ctx, of), codeCount(ctx, of, true)]) await quota.clear(key);
}
