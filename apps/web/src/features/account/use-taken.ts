import { userExistsBody } from "~/domain/accounts/user-exists-body.ts";
import { api } from "~/shell/api/client.ts";
import { withPass } from "~/shell/captcha/captcha-pass.ts";

/** Whether another account already has this value. False if the request fails. */
export async function isTaken(field: "email" | "username", value: string): Promise<boolean> {
  const body = userExistsBody(field, value);
  if (!body) return false;
  const answer = await withPass("signUp", (pass) => api().accounts.userExists({ body }, pass)).catch(() => undefined);
  return answer?.exists ?? false;
}
