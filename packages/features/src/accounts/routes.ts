import { refreshTokenHeader, type accountRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { readMe, userExists } from "./read-me.ts";
import { refreshSession } from "./refresh-session.ts";
import { register } from "./register.ts";
import { sendVerificationEmail } from "./send-verification-email.ts";
import { setLanguage } from "./set-language.ts";
import { validateEmail } from "./validate-email.ts";

export const accountHandlers: Handlers<typeof accountRoutes> = {
  register: (ctx, { body }) => register(ctx, body),
  validateEmail: (ctx, { body }) => validateEmail(ctx, body),
  login: (ctx, { body }) => login(ctx, body),
  refreshToken: (ctx, { headers }) => refreshSession(ctx, headers[refreshTokenHeader]),
  logout: (ctx) => logout(ctx),
  me: (ctx) => readMe(ctx),
  setLanguage: (ctx, { body }) => setLanguage(ctx, body),
  sendVerificationEmail: (ctx, { body }) => sendVerificationEmail(ctx, body),
  userExists: (ctx, { body }) => userExists(ctx, body),
};
