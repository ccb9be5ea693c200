import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionKeys } from "./session-keys.ts";

/** Bearer tokens, each of which opens one file until it expires. */
export type FileTokens = {
  sign: (fileId: string, expires: Date) => string;
  opens: (token: string, fileId: string, now: Date) => boolean;
};

const pattern = /^([\w-]{6})\.(\d{1,12})\.([\w-]{43})$/;

export function createFileTokens(keys: SessionKeys): FileTokens {
  const sealOf = (key: SessionKeys[number], fileId: string, seconds: string) =>
    createHmac("sha256", key.keyFor("file")).update(`${fileId} ${seconds}`).digest();
  return {
    sign: (fileId, expires) => {
      const seconds = String(Math.floor(expires.getTime() / 1_000));
      return `${keys[0].id}.${seconds}.${sealOf(keys[0], fileId, seconds).toString("base64url")}`;
    },
    opens: (token, fileId, now) => {
      const [, id, seconds, seal] = pattern.exec(token) ?? [];
      const key = keys.find((candidate) => candidate.id === id);
      if (!key || Number(seconds) * 1_000 <= now.getTime()) return false;
      return timingSafeEqual(sealOf(key, fileId, seconds!), Buffer.from(seal!, "base64url"));
    },
  };
}
