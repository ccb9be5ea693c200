import type { captcha, captchaPass, captchaSolution } from "@orbita/contract";
import type { z } from "zod";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { spendPuzzle } from "./queries.ts";

export async function readCaptcha({ platform, now }: ReadCtx): Promise<z.output<typeof captcha>> {
  const { kind, siteKey, challenge } = platform.captcha;
  return { provider: kind, siteKey, challenge: await challenge(now) };
}

/**
 * Exchanges a captcha solution for a pass. A solution works once, and the pass is valid only for the IP address that sent the
 * solution.
 */
export async function validateCaptcha(
  ctx: StepCtx,
  { token, action }: z.output<typeof captchaSolution>,
): Promise<z.output<typeof captchaPass>> {
  const { captcha: port, captchaPasses } = ctx.platform;
  const said = await port.verify({ token, action }, ctx.asker.address);
  if (said.verdict === "away") {
    ctx.log.warn({ reason: said.reason }, "captcha away");
    fail("recaptcha.failed");
  }
  if (said.verdict === "refused") fail("recaptcha.invalidKey");
  const { spends } = said;
  if (spends && !(await ctx.write(({ tx }) => spendPuzzle(tx, spends)))) fail("recaptcha.invalidKey");
  const { pass, expires } = captchaPasses.issue(ctx.asker.address, ctx.now);
  return { pass, expires: expires.toISOString() };
}
