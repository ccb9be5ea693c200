import { z } from "zod";
import { email, instant } from "../kernel/fields.ts";
import { newPassword, oneTimeCode } from "../accounts/schema.ts";

const twice = { password: newPassword, passwordConfirmation: z.string().min(1).max(200) };
const sameTwice = {
  path: ["passwordConfirmation"],
  error: "password.mismatch",
  // Compares the two passwords even if another field has the wrong type, so that a form shows all its errors at once.
  when: () => true,
};
const agree = (value: { password?: unknown; passwordConfirmation?: unknown }) =>
  !value.passwordConfirmation || value.password === value.passwordConfirmation;

export const resetRequest = z.object({ email }).meta({ id: "PasswordResetRequest" });
export const resetValidation = z.object({ email, code: oneTimeCode }).meta({ id: "PasswordResetValidation" });
/** Token that the server returns for a correct reset code. It allows one change of the password within a quarter of an hour. */
export const resetTicket = z.object({ token: z.string() }).meta({ id: "PasswordResetTicket" });
export const passwordSetting = z
  .object({ token: z.string().min(20).max(200), ...twice })
  .refine(agree, sameTwice)
  .meta({ id: "PasswordSetting" });

export const passwordChange = z.object(twice).refine(agree, sameTwice).meta({ id: "PasswordChange" });
export const emailChange = z.object({ email }).meta({ id: "EmailChange" });
export const emailUndo = z.object({ token: z.string().min(20).max(200) }).meta({ id: "EmailUndo" });
export const codeConfirmation = z.object({ code: oneTimeCode }).meta({ id: "CodeConfirmation" });

export const hasPassword = z.object({ hasPassword: z.boolean(), changed: instant.nullable() });
