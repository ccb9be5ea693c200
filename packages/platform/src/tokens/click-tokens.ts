import { createHmac, timingSafeEqual } from "node:crypto";
import { clickLimits } from "@orbita/contract";
import { visitorNetworkOf } from "../addresses/network.ts";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

type JobPostView = { readonly jobPostId: string; readonly address: string };

/**
 * Tokens which prove that a job post was on screen for a moment. They are stateless, because only one click per network and day
 * counts anyway.
 */
export type ClickTokens = {
  issue: (view: JobPostView, now: Date) => string;
  /** False for a token that is forged, too young, too old, or for another job post or network. */
  accepts: (token: string, view: JobPostView, now: Date) => boolean;
};

const pattern = /^([\w-]{6})\.(\d{1,15})\.([\w-]{43})$/;

const sealOf = (key: SessionKey, { jobPostId, address }: JobPostView, issuedAt: string): Buffer =>
  createHmac("sha256", key.keyFor("click"))
    .update(`${issuedAt} ${jobPostId.toLowerCase()} ${visitorNetworkOf(address)}`)
    .digest();

export const createClickTokens = (keys: SessionKeys): ClickTokens => ({
  issue: (view, now) => {
    const issuedAt = String(now.getTime());
    return `${keys[0].id}.${issuedAt}.${sealOf(keys[0], view, issuedAt).toString("base64url")}`;
  },
  accepts: (token, view, now) => {
    const [, id, issuedAt, seal] = pattern.exec(token) ?? [];
    const key = keys.find((candidate) => candidate.id === id);
    if (!key) return false;
    const age = now.getTime() - Number(issuedAt);
    if (age < clickLimits.token.minMs || age > clickLimits.token.maxMs) return false;
    return timingSafeEqual(sealOf(key, view, issuedAt!), Buffer.from(seal!, "base64url"));
  },
});
