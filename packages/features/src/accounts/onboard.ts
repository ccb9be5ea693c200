import type { Me, onboarding } from "@orbita/contract";
import { isDatabaseAway } from "@orbita/db";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, Failure } from "../kernel/failure.ts";
import { saveMe } from "./change-me.ts";
import { lockUser } from "./queries.ts";
import { readMe } from "./read-me.ts";

type Step = z.output<typeof onboarding>;

async function save(ctx: Ctx, { kind, language, firstName, lastName, step, complete }: Step): Promise<Me> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, id)) ?? fail("access.unauthenticated");
  await saveMe(ctx, user, {
    onboarding_kind: kind,
    language,
    first_name: firstName,
    last_name: lastName,
    onboarding_step: step,
    // Once is enough: who opens the page again later keeps the day.
    onboarded_at: complete ? (user.onboarded_at ?? ctx.now) : undefined,
  });
  return readMe(ctx);
}

/** PostgreSQL wants the transaction again from the start, or is not there at all: neither is a failed onboarding. */
const isPassing = (error: unknown): boolean =>
  error instanceof Failure ||
  isDatabaseAway(error) ||
  ["40001", "40P01"].includes(String((error as { code?: unknown } | null)?.code));

/** Step by step, so that one can leave and come back. What fails on our side is said as the specification words it. */
export async function onboard(ctx: Ctx, step: Step): Promise<Me> {
  try {
    return await save(ctx, step);
  } catch (error) {
    if (isPassing(error)) throw error;
    ctx.log.error({ err: error }, "onboarding failed");
    return fail("account.onboardingFailed");
  }
}
