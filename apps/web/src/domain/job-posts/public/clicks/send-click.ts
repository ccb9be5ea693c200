import type { ClickSource } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";

/** A UUIDv7 (RFC 9562), like all our ids. Generated in the browser, so that a repeated request counts as one click. */
function freshId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let at = 0; at < 6; at++) bytes[at] = Math.floor(now / 256 ** (5 - at)) % 256;
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const utm = (name: string): string | null => new URLSearchParams(location.search).get(name)?.slice(0, 80) || null;

/**
 * How long a post must be open before the page sends back its click token, in milliseconds. Slightly more than the server's minimum, because
 * the clocks of two servers may differ.
 */
const lookMs = 1_500;

/**
 * Counts the opening of a post.
 * Requests a token when the post is shown and returns it after a delay, so that a page that the user leaves earlier does not count.
 * Failed requests are ignored.
 */
export function sendClick(jobPostId: string, source: ClickSource): void {
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
