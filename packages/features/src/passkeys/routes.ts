import type { passkeyRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { addPasskey } from "./add-passkey.ts";
import { askToMake, askToSign } from "./ask-for-passkey.ts";
import { askToEnrol, enrolPasskey } from "./enrol-passkey.ts";
import { readPasskeys } from "./read-passkeys.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

export const passkeyHandlers: Handlers<typeof passkeyRoutes> = {
  signInOptions: (ctx) => askToSign(ctx),
  signIn: (ctx, { body }) => signInWithPasskey(ctx, body),
  enrolOptions: (ctx, { body }) => askToEnrol(ctx, body),
  enrol: (ctx, { body }) => enrolPasskey(ctx, body),
  list: (ctx) => readPasskeys(ctx.tx, ctx.actor.id ?? fail("access.unauthenticated")),
  options: (ctx) => askToMake(ctx),
  add: (ctx, { body }) => addPasskey(ctx, body),
  rename: (ctx, { params, body }) => renamePasskey(ctx, { ...params, ...body }),
  remove: (ctx, { params }) => removePasskey(ctx, params),
};
