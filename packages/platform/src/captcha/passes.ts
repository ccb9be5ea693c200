import { createHmac, timingSafeEqual } from "node:crypto";
import { captchaPassMinutes } from "@orbita/contract";
import { subscriberOf } from "../addresses/network.ts";
import type { SessionKey, SessionKeys } from "../tokens/session-keys.ts";
import type { CaptchaPasses } from "./port.ts";

const pattern = /^([\w-]{6})\.(\d{1,12})\.([\w-]{43})$/;

const sealOf = (key: SessionKey, address: string, seconds: string): Buffer =>
  createHmac("sha256", key.keyFor("pass"))
    .update(`${seconds} ${subscriberOf(address)}`)
    .digest();

/**
 * Captcha passes are stateless: a pass contains the id of the signing key, the expiry, and a signature over the expiry and the
 * client's network.
 */
export const createCaptchaPasses = (keys: SessionKeys): CaptchaPasses => ({
  issue: (address, now) => {
    const seconds = Math.floor(now.getTime() / 1_000) + captchaPassMinutes * 60;
    const seal = sealOf(keys[0], address, String(seconds)).toString("base64url");
    return { pass: `${keys[0].id}.${seconds}.${seal}`, expires: new Date(seconds * 1_000) };
  },
  accepts: (pass, address, now) => {
    const [, id, seconds, seal] = (typeof pass === "string" && pattern.exec(pass)) || [];
    const key = keys.find((candidate) => candidate.id === id);
    if (!key || Number(seconds) * 1_000 <= now.getTime()) return false;
    return timingSafeEqual(sealOf(key, address, seconds!), Buffer.from(seal!, "base64url"));
  },
});
