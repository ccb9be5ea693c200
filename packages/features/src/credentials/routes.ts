import type { credentialRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeEmail, confirmEmail } from "./confirm-email.ts";
import { confirmPassword } from "./confirm-password.ts";
import { hasPassword, changePassword, setPassword } from "./set-password.ts";
import { undoEmail } from "./undo-email.ts";
import { resetPassword, validateReset } from "./validate-reset.ts";

export const credentialHandlers: Handlers<typeof credentialRoutes> = {
  resetPassword: (ctx, { body }) => resetPassword(ctx, body),
  validateReset: (ctx, { body }) => validateReset(ctx, body),
  setPassword: (ctx, { body }) => setPassword(ctx, body),
  hasPassword: (ctx) => hasPassword(ctx),
  changePassword: (ctx, { body }) => changePassword(ctx, body),
  confirmPassword: (ctx, { body }) => confirmPassword(ctx, body),
  changeEmail: (ctx, { body }) => changeEmail(ctx, body),
  confirmEmail: (ctx, { body }) => confirmEmail(ctx, body),
  undoEmail: (ctx, { body }) => undoEmail(ctx, body),
};
