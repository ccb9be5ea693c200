import { startProcess } from "../support/start-process.ts";

export { hostileTexts } from "./pages.ts";

type SiteRequest = { path: string; headers: Record<string, string> };

/** Starts a third-party website in a separate process, with good pages and every kind of faulty server. */
export async function startSite(port = "") {
  const { origin, stop } = await startProcess("site", "http://localhost", port);
  return {
    origin,
    environment: {
      LINK_ALLOWED_ADDRESSES: new URL(origin).host,
      // Timeout of the product for link lookups: long enough for a response on a busy machine, short enough to time out in a
      // test.
      LINK_PATIENCE_MS: 3_000,
    },
    /** Returns the requests that the website received since the last call. */
    hits: async () => ((await (await fetch(`${origin}/control/hits`)).json()) as { hits: SiteRequest[] }).hits,
    stop,
  };
}
