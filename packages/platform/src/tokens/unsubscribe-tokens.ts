import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

type UnsubscribeClaims = { readonly userId: string; readonly kind: string };

/**
 * Tokens for unsubscribe links. A token names a user and the kind of mail that they unsubscribe from. It never expires, because a
 * mail may be opened after years.
 */
export type UnsubscribeTokens = {
  sign: (wanted: UnsubscribeClaims) => string;
  /** Reads an unsubscribe token; null if we did not issue it. */
  open: (token: string) => UnsubscribeClaims | null;
};

const pattern = /^([\w-]{6})\.([\w-]{22,60})\.([\w-]{22})$/;
const idBytes = 16;
/** Length of the signature. 128 bits cannot be guessed, and the URL stays short enough for a router parameter. */
const sealBytes = 16;

const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

export function createUnsubscribeTokens(keys: SessionKeys): UnsubscribeTokens {
  const sealOf = (key: SessionKey, said: string) =>
    createHmac("sha256", key.keyFor("unsubscribe")).update(said).digest().subarray(0, sealBytes);
  return {
    sign: ({ userId, kind }) => {
      const id = Buffer.from(userId.replaceAll("-", ""), "hex");
      const said = Buffer.concat([id, Buffer.from(kind)]).toString("base64url");
      return `${keys[0].id}.${said}.${sealOf(keys[0], said).toString("base64url")}`;
    },
    open: (token) => {
      const [, id, said, seal] = pattern.exec(token) ?? [];
      const key = keys.find((candidate) => candidate.id === id);
      if (!key || !timingSafeEqual(sealOf(key, said!), Buffer.from(seal!, "base64url"))) return null;
      const bytes = Buffer.from(said!, "base64url");
      return { userId: idOf(bytes.subarray(0, idBytes)), kind: bytes.subarray(idBytes).toString() };
    },
  };
}
