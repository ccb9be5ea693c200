import type { stepUpRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { askToConfirm } from "../passkeys/index.ts";
import { confirmByCode, sendStepUpCode } from "./confirm-by-code.ts";
import { confirmByPasskey } from "./confirm-by-passkey.ts";
import { confirmByPassword } from "./confirm-by-password.ts";
import { confirmByProvider } from "./confirm-by-provider.ts";
import { readWays } from "./load-ways.ts";

export const stepUpHandlers: Handlers<typeof stepUpRoutes> = {
  ways: (ctx, { query }) => readWays(ctx, query),
  byPassword: (ctx, { body }) => confirmByPassword(ctx, body),
  passkeyOptions: (ctx) => askToConfirm(ctx),
  byPasskey: (ctx, { body }) => confirmByPasskey(ctx, body),
  sendCode: (ctx, { body }) => sendStepUpCode(ctx, body),
  byCode: (ctx, { body }) => confirmByCode(ctx, body),
  byProvider: (ctx, { params, body }) => confirmByProvider(ctx, { ...params, body }),
};
