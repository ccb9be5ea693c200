import { accountLimits } from "@orbita/contract";
import { createLocalJWKSet, jwtVerify, SignJWT } from "jose";
import type { AccessClaims, TokenSigner, TokenVerifier } from "./port.ts";
import { refreshTokens } from "./refresh-tokens.ts";
import type { SessionKeys } from "./session-keys.ts";
import type { TokenKeys } from "./token-keys.ts";

type SignerOptions = { keys: TokenKeys; sessionKeys: SessionKeys; issuer: string };

/** Signs access tokens. Scopes and roles are not in the token; they are read from the database on each request. */
export function createTokenSigner({ keys, sessionKeys, issuer }: SignerOptions): TokenSigner {
  const { id: kid, key } = keys.signing;
  return {
    ...refreshTokens(sessionKeys),
    sign: async ({ userId, sessionId }, now) => {
      const from = Math.floor(now.getTime() / 1_000);
      const until = from + accountLimits.accessTokenMinutes * 60;
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "EdDSA", kid })
        .setIssuer(issuer)
        .setSubject(userId)
        .setIssuedAt(from)
        .setExpirationTime(until)
        .sign(key);
      return { token, expiresAt: new Date(until * 1_000) };
    },
  };
}

const remembered = 10_000;

/**
 * Verifies access tokens, and caches verified ones: verifying a signature costs as much as the rest of the request, and a client
 * sends the same token many times in its ten minutes.
 */
export function createTokenVerifier({ keys, issuer }: { keys: TokenKeys; issuer: string }): TokenVerifier {
  const keySet = createLocalJWKSet(keys.publicKeys);
  const known = new Map<string, { claims: AccessClaims; until: number }>();
  return async (token) => {
    const earlier = known.get(token);
    if (earlier && earlier.until > Date.now()) return earlier.claims;
    const { payload } = await jwtVerify(token, keySet, {
      issuer,
      algorithms: ["EdDSA"],
      requiredClaims: ["exp", "sub", "sid"],
    });
    const claims = { userId: String(payload.sub), sessionId: String(payload["sid"]) };
    if (known.size >= remembered) known.clear();
    known.set(token, { claims, until: Number(payload.exp) * 1_000 });
    return claims;
  };
}
