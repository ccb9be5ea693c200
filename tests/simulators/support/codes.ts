import { createHash, randomBytes } from "node:crypto";
import type { Account } from "./accounts.ts";

export type AuthorizationRequest = { redirectUri: string; scope: string; challenge: string | null };
type IssuedCode = AuthorizationRequest & { account: Account; expires: number };

const lifeMs = 10 * 60_000;
const secret = () => randomBytes(20).toString("hex");
const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

export type CodeRedemption = { token: string; scope: string } | { refused: "code" | "redirect" | "verifier" };

/**
 * Manages authorization codes, which are valid once, for the same redirect URI and with the PKCE verifier, and the tokens
 * exchanged for them.
 */
export function createCodes() {
  const codes = new Map<string, IssuedCode>();
  const tokens = new Map<string, { account: Account; scope: string }>();
  return {
    issue: (account: Account, asked: AuthorizationRequest): string => {
      const code = secret();
      codes.set(code, { ...asked, account, expires: Date.now() + lifeMs });
      return code;
    },
    redeem: (form: URLSearchParams): CodeRedemption => {
      const code = form.get("code") ?? "";
      const issued = codes.get(code);
      codes.delete(code);
      if (!issued || issued.expires < Date.now()) return { refused: "code" };
      if (form.get("redirect_uri") !== issued.redirectUri) return { refused: "redirect" };
      if (issued.challenge !== null && challengeOf(form.get("code_verifier") ?? "") !== issued.challenge)
        return { refused: "verifier" };
      const token = secret();
      tokens.set(token, { account: issued.account, scope: issued.scope });
      return { token, scope: issued.scope };
    },
    holderOf: (authorization: string | undefined) => tokens.get(/^bearer (.+)$/i.exec(authorization ?? "")?.[1] ?? ""),
  };
}
