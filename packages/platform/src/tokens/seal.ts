import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { TextEncryption } from "./port.ts";
import type { SessionKeys } from "./session-keys.ts";

const cipher = "aes-256-gcm";
const idLength = 6;
const nonceLength = 12;
const tagLength = 16;
const start = idLength + nonceLength + tagLength;

/** Encrypts with AES-256-GCM. The output is the key id, the nonce, the tag and the ciphertext. */
export function createSeal(keys: SessionKeys): TextEncryption {
  return {
    close: (text, owner) => {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, keys[0].keyFor("seal"), nonce).setAAD(owner);
      const body = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
      return Buffer.concat([Buffer.from(keys[0].id, "latin1"), nonce, sealing.getAuthTag(), body]);
    },
    open: (sealed, owner) => {
      const id = sealed.subarray(0, idLength).toString("latin1");
      const key = keys.find((candidate) => candidate.id === id);
      if (!key || sealed.length < start) return null;
      const opening = createDecipheriv(cipher, key.keyFor("seal"), sealed.subarray(idLength, idLength + nonceLength));
      opening.setAAD(owner).setAuthTag(sealed.subarray(idLength + nonceLength, start));
      try {
        return Buffer.concat([opening.update(sealed.subarray(start)), opening.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
