import { registration } from "@orbita/contract/accounts/schema";

type Body = { email: string } | { username: string };

/** The request body, or null for a value that could not be registered anyway. */
export function userExistsBody(field: "email" | "username", value: string): Body | null {
  const parsed = registration.shape[field].safeParse(value);
  if (!parsed.success) return null;
  return field === "email" ? { email: parsed.data } : { username: parsed.data };
}
