import type { socialRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { confirmSignUp } from "./confirm-sign-up.ts";
import { disconnectIdentity, readConnectedAccounts } from "./disconnect-identity.ts";
import { linkIdentity } from "./link-identity.ts";
import { signInWithProvider } from "./sign-in-with-provider.ts";
import { signUp } from "./sign-up.ts";
import { startFlow } from "./start-flow.ts";

export const socialHandlers: Handlers<typeof socialRoutes> = {
  providers: async ({ platform }) => [...platform.social.names],
  start: (ctx, { params, body }) => startFlow(ctx, { ...params, ...body }),
  login: (ctx, { params, body }) => signInWithProvider(ctx, { ...params, body }, "login"),
  register: (ctx, { params, body }) => signInWithProvider(ctx, { ...params, body }, "register"),
  link: (ctx, { params, body }) => linkIdentity(ctx, { ...params, body }),
  signUp: (ctx, { body }) => signUp(ctx, body),
  confirmSignUp: (ctx, { body }) => confirmSignUp(ctx, body),
  connected: ({ tx, actor }) => readConnectedAccounts(tx, actor.id ?? fail("access.unauthenticated")),
  disconnect: (ctx, { params }) => disconnectIdentity(ctx, params.provider),
};
