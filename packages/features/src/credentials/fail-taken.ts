import { failFields } from "../kernel/failure.ts";

export const failTaken = (): never =>
  failFields("account.emailTaken", [{ path: "email", code: "field.inUse", params: {} }]);
