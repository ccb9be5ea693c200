import { accountLimits as limits } from "@orbita/contract";
import { subscriberOf, type Quota } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { askerOf } from "./asker.ts";

type Asking = Pick<ReadCtx, "platform" | "asker">;
type Counted = { quota: Quota; key: string };

async function take({ quota, key }: Counted): Promise<void> {
  const retryAfter = await quota.take(key);
  if (retryAfter !== null) fail("request.tooMany", { retryAfter });
}

const { wrongPasswords, code } = limits;
const passwordSeconds = wrongPasswords.minutes * 60;

/**
 * Guesses at a password are counted by account, not by where they come from: addresses are cheap. Strangers share one count,
 * and who fills it locks out strangers alone: a browser that signed in before has its own. An address that nobody has is
 * counted like any other.
 */
const passwordCount = ({ platform, asker }: Asking, subject: string, known: boolean): Counted =>
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
 * Checks a password within the account's count. Taken before the hash is computed, so that many at once are no more guesses
 * than few, and what is past the count costs us nothing. A right one is no guess: a known browser begins anew, and strangers
 * get back what they gave, no more, or the owner's success would pay for the next guesses of others.
 */
export async function guessPassword(
  ctx: Asking,
  { subject, known }: { subject: string; known: boolean },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const counted = passwordCount(ctx, subject, known);
  await take(counted);
  const right = await check().catch(async (error: unknown) => {
    // We were too busy to look: nobody guessed.
    await counted.quota.giveBack(counted.key);
    throw error;
  });
  if (right) await (known ? counted.quota.clear(counted.key) : counted.quota.giveBack(counted.key));
  return right;
}

type CodeCount = { subject: string; purpose: string };

/** One that names no browser is its address. */
const browserOf = ({ asker }: Asking): string => askerOf(asker) || subscriberOf(asker.address);

const pauseOf = (ctx: Asking, { subject, purpose }: CodeCount): Counted => ({
  quota: ctx.platform.limiter.quota({ name: "code-pause", max: 1, seconds: code.pauseSeconds }),
  key: `${subject}:${purpose}:${browserOf(ctx)}`,
});

const codeCount = (ctx: Asking, { subject, purpose }: CodeCount, known: boolean): Counted =>
  known
    ? {
        quota: ctx.platform.limiter.quota({ name: "codes-known", max: code.perHour, seconds: 3_600 }),
        key: `${subject}:${purpose}:${browserOf(ctx)}`,
      }
    : {
        quota: ctx.platform.limiter.quota({ name: "codes", max: code.perHour, seconds: 3_600 }),
        key: `${subject}:${purpose}`,
      };

/** So many codes for one address; who is signed in, or was in this browser, does not share with strangers. */
export async function takeCode(ctx: Asking, of: CodeCount, known: boolean): Promise<void> {
  await take(pauseOf(ctx, of));
  await take(codeCount(ctx, of, known));
}

/** A right code shows who it was: that browser may ask again at once. */
export async function forgetCodes(ctx: Asking, of: CodeCount): Promise<void> {
  for (const { quota, key } of [pauseOf(ctx, of), codeCount(ctx, of, true)]) await quota.clear(key);
}
