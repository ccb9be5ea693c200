import { registration } from "@orbita/contract/accounts/schema";

type UserExistsBody = { email: string } | { username: string };

/**
 * The body of the request that asks whether an email address or username is taken. Null for an invalid value, which could not be registered
 * anyway.
 */
export function userExistsBody(field: "email" | "username", value: string): UserExistsBody | null {
  const parsed = registration.shape[field].safeParse(value);
  if (!parsed.success) return null;
  return field === "email" ? { email: parsed.data } : { username: parsed.data };
}
