import type { ClickSource } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";

/** By time, as all our ids (RFC 9562): made here, so that a click that is sent twice is one. */
function freshId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let at = 0; at < 6; at++) bytes[at] = Math.floor(now / 256 ** (5 - at)) % 256;
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const utm = (name: string): string | null => new URLSearchParams(location.search).get(name)?.slice(0, 80) || null;

/** A visit from outside says by itself where it comes from. */
export const sourceOfVisit = (): ClickSource =>
  utm("utm_source") === "share" ? "share" : utm("utm_source") ? "utm" : "direct";

/** From where each post was opened, as long as this page lives: who then applies says so. */
export const cameFrom = new Map<string, ClickSource>();

/** A little longer than the token must be old: clocks of two servers may differ. */
const lookMs = 1_500;

/**
 * Counts the opening of a post. The token is asked for when the post is shown and sent back after a moment: a page that is left
 * before was not looked at. A failure disturbs nobody.
 */
export function sendClick(jobPostId: string, source: ClickSource): void {
  cameFrom.set(jobPostId, source);
  const body = {
    jobPostId,
    source,
    id: freshId(Date.now()),
    utmSource: utm("utm_source"),
    utmMedium: utm("utm_medium"),
    utmCampaign: utm("utm_campaign"),
  };
  const send = async () => {
    const { token } = (await api().clicks.clickToken({ body: { jobPostId } }))!;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    await api().clicks.click({ body: { ...body, token } });
  };
  void send().catch(() => {});
}
