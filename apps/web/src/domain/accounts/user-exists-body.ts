import { registration } from "@orbita/contract/accounts/schema";

type UserExistsBody = { email: string } | { username: string };

/** The body of the request whether a value is taken. Null if the value is invalid and could not be registered anyway. */
export function userExistsBody(field: "email" | "username", value: string): UserExistsBody | null {
  const parsed = registration.shape[field].safeParse(value);
  if (!parsed.success) return null;
  return field === "email" ? { email: parsed.data } : { username: parsed.data };
}
