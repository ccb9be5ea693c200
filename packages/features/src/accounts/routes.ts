import { refreshTokenHeader, type accountRoutes, type selfRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeMe } from "./change-me.ts";
import { login, logout, refreshSession } from "./login.ts";
import { onboard } from "./onboard.ts";
import { readMe, userExists } from "./read-me.ts";
import { endOtherSignIns, endSignIn, readSignIns } from "./read-sign-ins.ts";
import { register } from "./register.ts";
import { addLanguage, setLanguage } from "./set-language.ts";
import { sendVerificationEmail, validateEmail } from "./validate-email.ts";

export const accountHandlers: Handlers<typeof accountRoutes & typeof selfRoutes> = {
  register: (ctx, { body }) => register(ctx, body),
  validateEmail: (ctx, { body }) => validateEmail(ctx, body),
  login: (ctx, { body }) => login(ctx, body),
  refreshToken: (ctx, { headers }) => refreshSession(ctx, headers[refreshTokenHeader]),
  logout: (ctx) => logout(ctx),
  me: (ctx) => readMe(ctx),
  setLanguage: (ctx, { body }) => setLanguage(ctx, body),
  sendVerificationEmail: (ctx, { body }) => sendVerificationEmail(ctx, body),
  userExists: (ctx, { body }) => userExists(ctx, body),
  changeMe: (ctx, { body }) => changeMe(ctx, body),
  onboard: (ctx, { body }) => onboard(ctx, body),
  addLanguage: (ctx, { body }) => addLanguage(ctx, body),
  signIns: (ctx) => readSignIns(ctx),
  endSignIn: (ctx, { params }) => endSignIn(ctx, params),
  endOtherSignIns: (ctx) => endOtherSignIns(ctx),
};
