import type { passkeyRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { addPasskey } from "./add-passkey.ts";
import { askToEnrol, enrolPasskey } from "./enrol-passkey.ts";
import { challengeForNewPasskey, challengeForSignIn } from "./passkey-challenges.ts";
import { readPasskeys, removePasskey, renamePasskey } from "./own-passkeys.ts";
import { signInWithPasskey } from "./verify-passkey.ts";

export const passkeyHandlers: Handlers<typeof passkeyRoutes> = {
  signInOptions: (ctx) => challengeForSignIn(ctx),
  signIn: (ctx, { body }) => signInWithPasskey(ctx, body),
  enrolOptions: (ctx, { body }) => askToEnrol(ctx, body),
  enrol: (ctx, { body }) => enrolPasskey(ctx, body),
  list: (ctx) => readPasskeys(ctx.tx, ctx.actor.id ?? fail("access.unauthenticated")),
  options: (ctx) => challengeForNewPasskey(ctx),
  add: (ctx, { body }) => addPasskey(ctx, body),
  rename: (ctx, { params, body }) => renamePasskey(ctx, { ...params, ...body }),
  remove: (ctx, { params }) => removePasskey(ctx, params),
};
