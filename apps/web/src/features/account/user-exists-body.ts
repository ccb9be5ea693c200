import { registration } from "@orbita/contract/accounts/schema";

type Body = { email: string } | { username: string };

/** Only what could be registered is asked about. */
export function userExistsBody(field: "email" | "username", value: string): Body | null {
  const parsed = registration.shape[field].safeParse(value);
  if (!parsed.success) return null;
  return field === "email" ? { email: parsed.data } : { username: parsed.data };
}
