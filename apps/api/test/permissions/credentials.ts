import { everyone, signedIn, type PermissionCases } from "./roles.ts";

const email = "nessuno@posta.example";
const code = "000000";
const twice = { password: "Segreta-2", passwordConfirmation: "Segreta-2" };

export const credentialsRows: PermissionCases<"credentials"> = {
  resetPassword: { who: everyone, call: (c) => c.credentials.resetPassword({ body: { email } }) },
  validateReset: { who: everyone, call: (c) => c.credentials.validateReset({ body: { email, code } }) },
  // The ticket in the body is invented: every caller passes the permission check, and the route then refuses the ticket.
  setPassword: { who: everyone, call: (c) => c.credentials.setPassword({ body: { token: "x".repeat(43), ...twice } }) },
  hasPassword: { who: signedIn, call: (c) => c.credentials.hasPassword({}) },
  changePassword: { who: signedIn, call: (c) => c.credentials.changePassword({ body: twice }) },
  confirmPassword: { who: signedIn, call: (c) => c.credentials.confirmPassword({ body: { code } }) },
  changeEmail: { who: signedIn, call: (c) => c.credentials.changeEmail({ body: { email } }) },
  undoEmail: { who: everyone, call: (c) => c.credentials.undoEmail({ body: { token: "x".repeat(43) } }) },
  confirmEmail: { who: signedIn, call: (c) => c.credentials.confirmEmail({ body: { code } }) },
};
