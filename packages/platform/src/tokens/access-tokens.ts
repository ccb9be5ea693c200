import { createHmac, randomBytes } from "node:crypto";
import { accountLimits } from "@orbita/contract";
import { createLocalJWKSet, jwtVerify, SignJWT } from "jose";
import type { AccessClaims, TokenSigner, TokenVerifier } from "./port.ts";
import type { SessionKeys } from "./session-keys.ts";
import type { TokenKeys } from "./token-keys.ts";

const shape = /^r1\.([\w-]{6})\.[\w-]{43}$/;

/**
 * Refresh tokens of the form `r1.<key>.<secret>`. A token names the key that derives its successor, so that keys can be rotated
 * while old tokens stay valid. Only the hash of the successor is stored; without the key, an attacker with the database cannot
 * create a successor.
 */
function refreshTokens(keys: SessionKeys): Pick<TokenSigner, "newRefreshToken" | "successorsOf"> {
  return {
    newRefreshToken: () => `r1.${keys[0].id}.${randomBytes(32).toString("base64url")}`,
    successorsOf: (token) => {
      const id = shape.exec(token)?.[1];
      const key = keys.find((candidate) => candidate.id === id);
      if (!key) return [];
      const secret = createHmac("sha256", key.keyFor("refresh")).update(token).digest("base64url");
      return keys.map((next) => `r1.${next.id}.${secret}`);
    },
  };
}

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
