import { createHmac, timingSafeEqual } from "node:crypto";
import { accountLimits } from "@orbita/contract";
import type { OneTimeCodeGenerator } from "./port.ts";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

const { digits } = accountLimits.code;

/**
 * Derives a six-digit code from an id. Reduces 48 bits modulo 10⁶, so that the codes are practically equally likely: their
 * probabilities differ by less than one in 10⁸.
 */
function derive(key: SessionKey, id: string): string {
  const number = createHmac("sha256", key.keyFor("code")).update(id).digest().readUIntBE(0, 6);
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * Compares two codes in constant time. Input that is not six ASCII digits may have another length in bytes, for which
 * timingSafeEqual would throw.
 */
function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const createCodes = (keys: SessionKeys): OneTimeCodeGenerator => ({
  codeOf: (id) => derive(keys[0], id),
  matches: (id, code) => keys.some((key) => same(derive(key, id), code)),
  ticketOf: (id) => createHmac("sha256", keys[0].keyFor("ticket")).update(id).digest("base64url"),
});
