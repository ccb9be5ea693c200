import { randomBytes } from "node:crypto";
import type { SocialIntent, SocialProvider } from "@orbita/contract";
import { SocialFailure } from "@orbita/platform";
import { tokenHashOf } from "../accounts/index.ts";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { insertFlow } from "./queries.ts";
import { flowExpiry, isSignedInIntent } from "./rules.ts";

/** Maps a provider's error to ours. The cause is only logged, without tokens or codes of the person. */
export async function atProvider<T>(ctx: Pick<ReadCtx, "log">, provider: SocialProvider, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error;
    const { code, message } = (error.cause ?? {}) as { code?: string; message?: string };
    ctx.log.warn({ provider, reason: error.message, code, cause: message }, "a sign-in provider failed");
    return fail("social.failed");
  }
}

/**
 * Starts a sign-in flow at a provider. The browser keeps the flow's secret and we store its hash, so a callback without the
 * secret comes from another browser.
 */
export async function startFlow(
  ctx: StepCtx,
  { provider, intent }: { provider: SocialProvider; intent: SocialIntent },
): Promise<{ url: string; flow: string }> {
  const { social } = ctx.platform;
  if (!social.names.includes(provider)) fail("social.unavailable");
  const userId = isSignedInIntent(intent) ? (ctx.actor.id ?? fail("access.unauthenticated")) : null;
  const secrets = social.newFlow(provider);
  const url = await atProvider(ctx, provider, social.authorizationUrl(secrets));
  const flow = randomBytes(32).toString("base64url");
  await ctx.write(({ tx, now }) =>
    insertFlow(tx, {
      flow_hash: tokenHashOf(flow),
      provider,
      intent,
      user_id: userId,
      state: secrets.state,
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      expires_at: flowExpiry(now),
    }),
  );
  return { url, flow };
}
