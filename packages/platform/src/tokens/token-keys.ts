import { readFile } from "node:fs/promises";
import { importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from "jose";
import { z } from "zod";

const privateKey = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string(),
  d: z.string(),
  kid: z.string().min(1),
});
const keySet = z.object({ keys: z.array(privateKey).min(1) });

export type TokenKeys = { signing: { id: string; key: CryptoKey }; publicKeys: JSONWebKeySet };

export async function tokenKeysOf(set: unknown): Promise<TokenKeys> {
  const { keys } = keySet.parse(set);
  const [first] = keys;
  const key = await importJWK({ ...first, alg: "EdDSA" });
  if (key instanceof Uint8Array || !first) throw new Error("the signing key is not an Ed25519 key");
  const publicKeys = keys.map(({ d: _, ...open }): JWK => ({ ...open, alg: "EdDSA", use: "sig" }));
  return { signing: { id: first.kid, key }, publicKeys: { keys: publicKeys } };
}

/**
 * Reads the keys of access tokens from a JWK set with private Ed25519 keys. The first key signs, all verify. To rotate, put a new
 * key first and keep the old key for ten minutes.
 */
export const loadTokenKeys = async (file: string): Promise<TokenKeys> =>
  tokenKeysOf(JSON.parse(await readFile(file, "utf8")));
