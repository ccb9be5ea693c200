import { createHash, hkdfSync } from "node:crypto";

const purposes = [
  "refresh",
  "seal",
  "code",
  "ticket",
  "file",
  "puzzle",
  "solution",
  "pass",
  "step-up",
  "unsubscribe",
  "click",
] as const;
type KeyPurpose = (typeof purposes)[number];
export type SessionKey = { readonly id: string; readonly keyFor: (purpose: KeyPurpose) => Buffer };
/** The session keys. The first key is used for new data; the others only verify and decrypt old data. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]];

const keyBytes = 32;

function sessionKey(text: string): SessionKey {
  const secret = Buffer.from(text, "base64url");
  if (secret.length !== keyBytes) throw new Error(`a session key is ${keyBytes} bytes in base64url`);
  // Derives a separate key per purpose from one secret, so that knowing one key reveals nothing about another.
  const derive = (purpose: KeyPurpose) => Buffer.from(hkdfSync("sha256", secret, "", `orbita ${purpose}`, keyBytes));
  const keys = Object.fromEntries(purposes.map((purpose) => [purpose, derive(purpose)])) as Record<KeyPurpose, Buffer>;
  const id = createHash("sha256").update("orbita key id").update(secret).digest("base64url").slice(0, 6);
  return { id, keyFor: (purpose) => keys[purpose] };
}

/** Reads the session keys from a setting: one key, or during rotation several separated by commas (`new,old`). */
export function readSessionKeys(text: string): SessionKeys {
  const [first, ...others] = text.split(",").map((part) => sessionKey(part.trim()));
  if (!first) throw new Error("no session key");
  return [first, ...others];
}
