import type { stepUpRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { challengeForConfirmation } from "../passkeys/index.ts";
import { confirmByCode, sendStepUpCode } from "./confirm-by-code.ts";
import { confirmByPasskey, confirmByPassword, confirmByProvider } from "./confirmations.ts";
import { readWays } from "./load-ways.ts";

export const stepUpHandlers: Handlers<typeof stepUpRoutes> = {
  ways: (ctx, { query }) => readWays(ctx, query),
  byPassword: (ctx, { body }) => confirmByPassword(ctx, body),
  passkeyOptions: (ctx) => challengeForConfirmation(ctx),
  byPasskey: (ctx, { body }) => confirmByPasskey(ctx, body),
  sendCode: (ctx, { body }) => sendStepUpCode(ctx, body),
  byCode: (ctx, { body }) => confirmByCode(ctx, body),
  byProvider: (ctx, { params, body }) => confirmByProvider(ctx, { ...params, body }),
};
