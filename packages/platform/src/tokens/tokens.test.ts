import { randomBytes, randomUUIDv7 } from "node:crypto";
import { decodeProtectedHeader, exportJWK, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { createTokenSigner, createTokenVerifier } from "./access-tokens.ts";
import { createCodes } from "./codes.ts";
import { createSeal } from "./seal.ts";
import { readSessionKeys } from "./session-keys.ts";
import { tokenKeysOf } from "./token-keys.ts";
import { createUnsubscribeTokens } from "./unsubscribe-tokens.ts";

const issuer = "test";
const secret = () => randomBytes(32).toString("base64url");

async function privateJwk(kid: string) {
  const { privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid };
}

const signerWith = async (keys: string) =>
  createTokenSigner({
    keys: await tokenKeysOf({ keys: [await privateJwk("a")] }),
    issuer,
    sessionKeys: readSessionKeys(keys),
  });

const claims = { userId: randomUUIDv7(), sessionId: randomUUIDv7() };

describe("access tokens", () => {
  it("access token → contains user and session ids and expires after ten minutes", async () => {
    const keys = await tokenKeysOf({ keys: [await privateJwk("a")] });
    const signer = createTokenSigner({ keys, issuer, sessionKeys: readSessionKeys(secret()) });
    const now = new Date();
    const { token, expiresAt } = await signer.sign(claims, now);
    expect(Math.round((expiresAt.getTime() - now.getTime()) / 1_000)).toBeCloseTo(600, -1);
    const verify = createTokenVerifier({ keys, issuer });
    expect(await verify(token)).toEqual(claims);
    expect(await verify(token)).toEqual(claims);
    const { token: old } = await signer.sign(claims, new Date(now.getTime() - 601_000));
    await expect(verify(old)).rejects.toThrow("exp");
    await expect(createTokenVerifier({ keys, issuer: "other" })(token)).rejects.toThrow("iss");
  });

  it("key rotation: a new key signs → access tokens signed with the old key stay valid", async () => {
    const [a, b] = [await privateJwk("a"), await privateJwk("b")];
    const sessionKeys = readSessionKeys(secret());
    const before = createTokenSigner({ keys: await tokenKeysOf({ keys: [a] }), issuer, sessionKeys });
    const both = await tokenKeysOf({ keys: [b, a] });
    const after = createTokenSigner({ keys: both, issuer, sessionKeys });
    const verify = createTokenVerifier({ keys: both, issuer });
    const { token: old } = await before.sign(claims, new Date());
    const { token: fresh } = await after.sign(claims, new Date());
    expect(decodeProtectedHeader(fresh).kid).toBe("b");
    expect(await verify(old)).toEqual(claims);
    expect(await verify(fresh)).toEqual(claims);
    await expect(createTokenVerifier({ keys: await tokenKeysOf({ keys: [a] }), issuer })(fresh)).rejects.toThrow(
      "no applicable key",
    );
  });

  it("public key set of the access tokens → contains no private key", async () => {
    const { publicKeys } = await tokenKeysOf({ keys: [await privateJwk("a")] });
    expect(JSON.stringify(publicKeys)).not.toContain('"d"');
    expect(publicKeys.keys[0]).toMatchObject({ kid: "a", alg: "EdDSA", use: "sig" });
  });
});

describe("refresh tokens", () => {
  const [one, two] = [secret(), secret()];
  it("deriving the successor of a refresh token → always the same single token", async () => {
    const signer = await signerWith(one);
    const token = signer.newRefreshToken();
    const [next, ...others] = signer.successorsOf(token);
    expect(others).toEqual([]);
    expect(signer.successorsOf(token)).toEqual([next]);
    expect(next).not.toBe(token);
    expect(signer.newRefreshToken()).not.toBe(token);
  });

  it("key rotation: processes with old and new keys derive successors of a refresh token → they have one in common", async () => {
    const [old, replaced] = [await signerWith(one), await signerWith(`${two},${one}`)];
    const token = old.newRefreshToken();
    const [given] = old.successorsOf(token);
    expect(replaced.successorsOf(token)).toHaveLength(2);
    expect(replaced.successorsOf(token)).toContain(given);
  });

  it("refresh token of an unknown key → no successor", async () => {
    const signer = await signerWith(one);
    const strange = (await signerWith(two)).newRefreshToken();
    expect(signer.successorsOf(strange)).toEqual([]);
    expect(signer.successorsOf("not a token at all")).toEqual([]);
  });
});

describe("sealed data", () => {
  const [one, two] = [secret(), secret()];
  const owner = randomBytes(32);
  const seal = createSeal(readSessionKeys(one));

  it("decrypting sealed data → succeeds only for its owner and only if unmodified", () => {
    const sealed = seal.close("a pair", owner);
    expect(sealed.includes("a pair")).toBe(false);
    expect(seal.open(sealed, owner)).toBe("a pair");
    expect(seal.open(sealed, randomBytes(32))).toBeNull();
    expect(seal.open(sealed.fill(0, sealed.length - 1), owner)).toBeNull();
    expect(seal.open(Buffer.alloc(3), owner)).toBeNull();
  });

  it("decrypting sealed data: encrypted with an older key → succeeds; with an unknown key → null", () => {
    const sealed = seal.close("a pair", owner);
    expect(createSeal(readSessionKeys(`${two},${one}`)).open(sealed, owner)).toBe("a pair");
    expect(createSeal(readSessionKeys(two)).open(sealed, owner)).toBeNull();
  });

  it("a session key that is not 32 bytes → refused", () => {
    expect(() => readSessionKeys("short")).toThrow("32 bytes");
  });
});

describe("one-time codes", () => {
  const codes = createCodes(readSessionKeys(secret()));

  it("one-time code for an id → six digits, which match only this id", () => {
    const id = randomUUIDv7();
    expect(codes.codeOf(id)).toMatch(/^\d{6}$/);
    expect(codes.matches(id, codes.codeOf(id))).toBe(true);
    expect(codes.matches(randomUUIDv7(), codes.codeOf(id))).toBe(false);
    for (const wrong of ["", "12345", "1234567", "１２３４５６"]) expect(codes.matches(id, wrong)).toBe(false);
  });

  it("one-time codes: other keys → other codes; many ids → the first digits are evenly distributed", () => {
    const id = randomUUIDv7();
    const others = Array.from({ length: 20 }, () => createCodes(readSessionKeys(secret())).codeOf(id));
    expect(new Set(others).size).toBeGreaterThan(15);
    const first = Array.from({ length: 10_000 }, (_, n) => Number(codes.codeOf(`${n}`)[0]));
    for (let digit = 0; digit < 10; digit++) {
      const share = first.filter((value) => value === digit).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1_150);
    }
  });
});

describe("unsubscribe tokens", () => {
  const [one, two] = [secret(), secret()];
  const wanted = { userId: randomUUIDv7(), kind: "application.withdrawn" };
  const tokens = createUnsubscribeTokens(readSessionKeys(one));

  it("unsubscribe token → contains user and kind, has less than 100 characters, stays valid after key rotation", () => {
    const token = tokens.sign(wanted);
    expect(token.length).toBeLessThan(100);
    expect(tokens.open(token)).toEqual(wanted);
    expect(createUnsubscribeTokens(readSessionKeys(`${two},${one}`)).open(token)).toEqual(wanted);
    expect(createUnsubscribeTokens(readSessionKeys(two)).open(token)).toBeNull();
  });

  it("reading a forged unsubscribe token → null", () => {
    const [key, said, seal] = tokens.sign(wanted).split(".");
    const other = tokens.sign({ ...wanted, kind: "application.received" }).split(".")[1];
    for (const wrong of [
      `${key}.${other}.${seal}`,
      `${key}.${said}.${"A".repeat(22)}`,
      `${key}.${said}`,
      "x".repeat(60),
    ])
      expect(tokens.open(wrong)).toBeNull();
  });
});
