import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { SocialProvider, TokenPair } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { SocialPerson } from "@orbita/platform";
import {
  findUser,
  findUserByEmail,
  tokenHashOf,
  hasNewAddress,
  signInAs,
  signPair,
  type SessionWithToken,
} from "../accounts/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { endFlow, type ProviderReturn } from "./end-flow.ts";
import { connect } from "./link-identity.ts";
import { insertPending } from "./pending-queries.ts";
import { findIdentity, touchIdentity } from "./queries.ts";
import { matchAccount, signUpExpiry } from "./rules.ts";

type SignInOutcome =
  | { kind: "in"; session: SessionWithToken }
  | { kind: "disabled" }
  | { kind: "signInFirst" }
  /** The token with which the browser completes the pending sign-up. */
  | { kind: "new"; pending: string };

async function park(ctx: Ctx, provider: SocialProvider, person: SocialPerson): Promise<SignInOutcome> {
  const pending = randomBytes(32).toString("base64url");
  await insertPending(ctx.tx, {
    id: randomUUIDv7(),
    token_hash: tokenHashOf(pending),
    provider,
    subject: person.subject,
    email: person.email,
    email_verified: person.emailVerified,
    first_name: person.firstName,
    last_name: person.lastName,
    expires_at: signUpExpiry(ctx.now),
  });
  return { kind: "new", pending };
}

async function enter(ctx: Ctx, userId: string, provider: SocialProvider): Promise<SignInOutcome> {
  await withReason(ctx.tx, "sign-in");
  return { kind: "in", session: await signInAs(ctx, userId, provider) };
}

/** Decides whether to sign in a person returning from a provider. Returns the outcome instead of throwing, so that a pending sign-up is committed. */
async function meetPerson(ctx: Ctx, provider: SocialProvider, person: SocialPerson): Promise<SignInOutcome> {
  const identity = await findIdentity(ctx.tx, provider, person.subject);
  const holder = person.email === null ? undefined : await findUserByEmail(ctx.tx, person.email);
  const meeting = matchAccount({
    owner: identity?.user_id,
    holder,
    emailVerified: person.emailVerified,
    isNewAddress: holder !== undefined && (await hasNewAddress(ctx.tx, holder)),
  });
  if (meeting.kind === "signInFirst") return meeting;
  if (meeting.kind === "new") return park(ctx, provider, person);
  const user = await findUser(ctx.tx, meeting.userId);
  if (!user?.enabled) return { kind: "disabled" };
  if (identity) await touchIdentity(ctx.tx, identity, ctx.now, person.email);
  else if (!(await connect(ctx, user.id, provider, person))) {
    // The insert failed because another window connected the same identity first, or because the user already has another
    // identity of this provider, which stays.
    const winner = await findIdentity(ctx.tx, provider, person.subject);
    if (winner?.user_id !== user.id) return { kind: "signInFirst" };
  }
  return enter(ctx, user.id, provider);
}

/**
 * Signs in with a provider; login and registration are the same request. A known person is signed in, a new person must complete
 * the sign-up first.
 */
export async function signInWithProvider(
  ctx: StepCtx,
  returned: ProviderReturn,
  intent: "login" | "register",
): Promise<TokenPair> {
  const { provider } = returned;
  const person = await endFlow(ctx, returned, intent);
  const outcome = await ctx.write((writing) => meetPerson(writing, provider, person));
  if (outcome.kind === "disabled") return fail("account.disabled");
  if (outcome.kind === "signInFirst") return fail("social.signInFirst", { email: person.email ?? "" });
  if (outcome.kind === "new")
    return fail("social.signUpNeeded", {
      pending: outcome.pending,
      email: person.email ?? "",
      emailVerified: String(person.emailVerified),
      firstName: person.firstName,
      lastName: person.lastName,
    });
  const { pair } = await signPair(ctx, outcome.session);
  return pair;
}
