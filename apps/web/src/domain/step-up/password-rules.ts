import { newPassword } from "@orbita/contract/accounts/schema";

export type PasswordRule = "length" | "letters" | "digit" | "special";

const broken: Record<PasswordRule, readonly string[]> = {
  length: ["too_small", "too_big"],
  letters: ["password.lowercase", "password.uppercase"],
  digit: ["password.digit"],
  special: ["password.special"],
};
export const passwordRules = Object.keys(broken) as PasswordRule[];

/** The contract's rules that a password already meets. */
export function findMetRules(password: string): ReadonlySet<PasswordRule> {
  const { error } = newPassword.safeParse(password);
  const found = new Set<string>(error?.issues.flatMap(({ code, message }) => [code, message]));
  return new Set(passwordRules.filter((rule) => !broken[rule].some((word) => found.has(word))));
}
