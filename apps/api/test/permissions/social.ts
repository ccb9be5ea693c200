import { everyone, signedIn, type PermissionCases } from "./roles.ts";

const params = { provider: "google" as const };
const body = { flow: "x".repeat(43), state: "x" };

export const socialRows: PermissionCases<"social"> = {
  providers: { who: everyone, call: (c) => c.social.providers({}) },
  start: { who: everyone, call: (c) => c.social.start({ params, body: { intent: "login" } }) },
  login: { who: everyone, call: (c) => c.social.login({ params, body }) },
  register: { who: everyone, call: (c) => c.social.register({ params, body }) },
  link: { who: signedIn, call: (c) => c.social.link({ params, body }) },
  signUp: { who: everyone, call: (c) => c.social.signUp({ body: {} as never }) },
  confirmSignUp: { who: everyone, call: (c) => c.social.confirmSignUp({ body: { pending: "x".repeat(43) } }) },
  connected: { who: signedIn, call: (c) => c.social.connected({}) },
  disconnect: { who: signedIn, call: (c) => c.social.disconnect({ params }) },
};
