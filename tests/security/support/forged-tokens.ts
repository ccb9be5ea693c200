import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";

type TokenClaims = Record<string, unknown>;
type TokenHeader = { alg: string; kid: string; typ?: string };

const encode = (part: object | string): string =>
  Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url");
const es256 = (key: KeyObject) => (text: string) =>
  sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");

export type TokenForger = (claims: TokenClaims, head?: Partial<TokenHeader>) => string;

/** Tokens forged by an attacker who has seen a valid token, and a valid token for comparison. */
export function forgery({ privateKey, keyId }: { privateKey: string; keyId: string }) {
  const ours = createPrivateKey(privateKey);
  const theirs = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const publicPem = createPublicKey(ours).export({ type: "spki", format: "pem" }).toString();
  const made =
    (head: TokenHeader, signed: (text: string) => string): TokenForger =>
    (claims, other = {}) => {
      const text = `${encode({ ...head, ...other })}.${encode(claims)}`;
      return `${text}.${signed(text)}`;
    };
  const head = { alg: "ES256", kid: keyId };
  return {
    ours: made(head, es256(ours)),
    otherKey: made(head, es256(theirs)),
    none: made({ ...head, alg: "none" }, () => ""),
    /** Algorithm confusion: the public key used as an HMAC secret. */
    confused: made({ ...head, alg: "HS256" }, (text) =>
      createHmac("sha256", publicPem).update(text).digest("base64url"),
    ),
    /** A valid token with changed claims under the old signature. */
    tampered: (token: string, change: TokenClaims): string => {
      const [first, body, last] = token.split(".");
      const claims = JSON.parse(Buffer.from(body!, "base64url").toString()) as TokenClaims;
      return `${first}.${encode({ ...claims, ...change })}.${last}`;
    },
  };
}
