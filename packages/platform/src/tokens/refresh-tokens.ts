import { createHmac, randomBytes } from "node:crypto";
import type { TokenSigner } from "./port.ts";
import type { SessionKeys } from "./session-keys.ts";

const shape = /^r1\.([\w-]{6})\.[\w-]{43}$/;

/**
 * Refresh tokens of the form `r1.<key>.<secret>`. A token names the key that derives its successor, so that keys can be rotated
 * while old tokens stay valid. Only the hash of the successor is stored; without the key, an attacker with the database cannot
 * create a successor.
 */
export function refreshTokens(keys: SessionKeys): Pick<TokenSigner, "newRefreshToken" | "successorsOf"> {
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
