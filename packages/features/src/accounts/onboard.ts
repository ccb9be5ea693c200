import type { Me, onboarding } from "@orbita/contract";
import { isDatabaseAway } from "@orbita/db";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, Failure } from "../kernel/failure.ts";
import { saveMe } from "./change-me.ts";
import { lockUser } from "./queries.ts";
import { readMe } from "./read-me.ts";

type OnboardingInput = z.output<typeof onboarding>;

async function save(ctx: Ctx, { kind, language, firstName, lastName, step, complete }: OnboardingInput): Promise<Me> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, id)) ?? fail("access.unauthenticated");
  await saveMe(ctx, user, {
    onboarding_kind: kind,
    language,
    first_name: firstName,
    last_name: lastName,
    onboarding_step: step,
    // Keeps the date of the first completion if the user completes the onboarding again.
    onboarded_at: complete ? (user.onboarded_at ?? ctx.now) : undefined,
  });
  return readMe(ctx);
}

/** Whether an error is temporary: serialisation failures and an unavailable database are retryable, so they do not count as a failed onboarding. */
const isPassing = (error: unknown): boolean =>
  error instanceof Failure ||
  isDatabaseAway(error) ||
  ["40001", "40P01"].includes(String((error as { code?: unknown } | null)?.code));

/**
 * Saves one step of the onboarding at a time, so that users can leave and resume later. Unexpected errors become the error code that the
 * specification defines.
 */
export async function onboard(ctx: Ctx, step: OnboardingInput): Promise<Me> {
  try {
    return await save(ctx, step);
  } catch (error) {
    if (isPassing(error)) throw error;
    ctx.log.error({ err: error }, "onboarding failed");
    return fail("account.onboardingFailed");
  }
}
