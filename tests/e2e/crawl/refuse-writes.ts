import { basePath } from "@orbita/contract/product";
import type { Page } from "@playwright/test";
import { mayPass } from "./writes.ts";

type RefusedWrite = { method: string; url: string };

const body = JSON.stringify({ type: "about:blank", title: "Forbidden", status: 403, code: "access.forbidden" });
const refusal = {
  responseCode: 403,
  responseHeaders: [{ name: "content-type", value: "application/problem+json" }],
  body: Buffer.from(body).toString("base64"),
};

/**
 * Responds to the tab's writes with 403 before they reach the api. Uses the DevTools protocol instead of `page.route`,
 * which disables the browser's HTTP cache: every page would download and compile all scripts again.
 */
export async function refuseWrites(page: Page, onRefusal: (write: RefusedWrite) => void): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Fetch.requestPaused", ({ requestId, request: { method, url } }) => {
    const isAllowed = mayPass(method, new URL(url).pathname);
    if (!isAllowed) onRefusal({ method, url });
    const answer = isAllowed
      ? devtools.send("Fetch.continueRequest", { requestId })
      : devtools.send("Fetch.fulfillRequest", { requestId, ...refusal });
    // Ignores the error of a tab that was closed or navigated, which no longer has the request.
    answer.catch(() => undefined);
  });
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: `*${basePath}/*` }] });
}
