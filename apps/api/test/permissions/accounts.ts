import { randomUUIDv7 } from "node:crypto";
import { everyone, signedIn, allUnauthenticated, type PermissionCases } from "./roles.ts";

export const accountsRows: PermissionCases<"accounts"> = {
  register: { who: everyone, call: (c) => c.accounts.register({ body: {} as never }) },
  validateEmail: {
    who: everyone,
    call: (c) => c.accounts.validateEmail({ body: { email: "x@posta.example", code: "000000" } }),
  },
  login: { who: everyone, call: (c) => c.accounts.login({ body: {} as never }) },
  // The route checks the refresh token in the header. The token here is invented, so the route refuses every role.
  refreshToken: {
    who: allUnauthenticated,
    call: (c) => c.accounts.refreshToken({ headers: { "x-refresh-token": "x".repeat(60) } }),
  },
  logout: { who: everyone, call: (c) => c.accounts.logout({}) },
  me: { who: signedIn, call: (c) => c.accounts.me({}) },
  setLanguage: { who: signedIn, call: (c) => c.accounts.setLanguage({ body: { language: "en" } }) },
  sendVerificationEmail: {
    who: everyone,
    call: (c) => c.accounts.sendVerificationEmail({ body: { email: "x@posta.example" } }),
  },
  userExists: { who: everyone, call: (c) => c.accounts.userExists({ body: { email: "x@posta.example" } }) },
  changeMe: { who: signedIn, call: (c) => c.accounts.changeMe({ body: { firstName: "Giulia" } }) },
  onboard: { who: signedIn, call: (c) => c.accounts.onboard({ body: { kind: "both" } }) },
  addLanguage: { who: signedIn, call: (c) => c.accounts.addLanguage({ body: { language: "fr" } }) },
  signIns: { who: signedIn, call: (c) => c.accounts.signIns({}) },
  endSignIn: { who: signedIn, call: (c) => c.accounts.endSignIn({ params: { id: randomUUIDv7() } }) },
  endOtherSignIns: { who: signedIn, call: (c) => c.accounts.endOtherSignIns({}) },
};
