import { createHash, randomUUIDv7 } from "node:crypto";
import type { NewClick } from "@orbita/contract";
import type { TestApi } from "./harness.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

/** Derives an IP address from a name. Different names get addresses in different networks of different providers. */
export function addressOf(name: string): string {
  const [first = 0, second = 0, third = 0] = createHash("sha256").update(name).digest();
  return `${20 + (first % 80)}.${second}.${third}.7`;
}

export type ClickOptions = {
  /** The visitor: an IP address, or a name that `addressOf` turns into one. */
  from?: string;
  agent?: string;
  authorization?: string;
  headers?: Record<string, string>;
  click?: Partial<NewClick>;
};

/** A click token that the page requested `ageMs` milliseconds ago. */
export const clickTokenOf = (api: TestApi, jobPostId: string, address: string, ageMs = 5_000): string =>
  api.platform.clickTokens.issue({ jobPostId, address }, new Date(Date.now() - ageMs));

/** Sends a guest's click over HTTP, with a token that is five seconds old. */
export function sendClick(api: TestApi, jobPostId: string, options: ClickOptions = {}): Promise<Response> {
  const { from = "somebody", agent = browser, authorization, headers, click } = options;
  const address = /[.:]/.test(from) ? from : addressOf(from);
  const token = clickTokenOf(api, jobPostId, address);
  return fetch(`${api.baseUrl}/public/click`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": agent,
      "x-forwarded-for": address,
      ...(authorization && { authorization: `Bearer ${authorization}` }),
      ...headers,
    },
    body: JSON.stringify({ jobPostId, source: "list", id: randomUUIDv7(), token, ...click }),
  });
}
