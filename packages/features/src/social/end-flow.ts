import type { SocialIntent, SocialProvider, socialReturn } from "@orbita/contract";
import type { SocialPerson } from "@orbita/platform";
import type { z } from "zod";
import { tokenHashOf } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { Routine } from "../kernel/work.ts";
import { takeFlow, sweepFlows } from "./queries.ts";
import { isReturnOf } from "./rules.ts";
import { atProvider } from "./start-flow.ts";

export type ProviderReturn = { provider: SocialProvider; body: z.output<typeof socialReturn> };

/**
 * Ends a sign-in flow at the provider's callback and returns the person as the provider identifies them. The flow is consumed before the provider is
 * called, whatever the outcome.
 */
export async function endFlow(
  ctx: StepCtx,
  { provider, body }: ProviderReturn,
  intent: SocialIntent,
): Promise<SocialPerson> {
  if (!ctx.platform.social.names.includes(provider)) fail("social.unavailable");
  const flow = await ctx.write(({ tx }) => takeFlow(tx, tokenHashOf(body.flow)));
  const returned = { provider, intent, userId: ctx.actor.id, state: body.state, now: ctx.now };
  if (!flow || !isReturnOf(flow, returned)) return fail("social.flowInvalid");
  if (body.error === "access_denied") return fail("social.denied");
  if (body.code === undefined) return fail("social.failed");
  const secrets = { provider, state: flow.state, nonce: flow.nonce, codeVerifier: flow.code_verifier };
  return atProvider(ctx, provider, ctx.platform.social.exchange(secrets, { code: body.code, iss: body.iss }));
}

const batch = 2_000;

export const socialRoutines: readonly Routine[] = [
  {
    name: "social.sweep",
    cron: "22 3 * * *",
    run: async ({ write }) => {
      while (await write("past its use", ({ tx }) => sweepFlows(tx, batch)));
    },
  },
];
