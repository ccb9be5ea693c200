import { startProcess } from "../support/start-process.ts";

export { hostileTexts } from "./pages.ts";

type Hit = { path: string; headers: Record<string, string> };

/** Somebody's site, in a process of its own: good pages, and every way of being a bad one. */
export async function startSite(port = "") {
  const { origin, stop } = await startProcess("site", "http://localhost", port);
  return {
    origin,
    environment: {
      LINK_ALLOWED_ADDRESSES: new URL(origin).host,
      // Long enough for an answer on a busy machine, short enough to wait for none.
      LINK_PATIENCE_MS: 3_000,
    },
    /** What it was asked since the last time. */
    hits: async () => ((await (await fetch(`${origin}/control/hits`)).json()) as { hits: Hit[] }).hits,
    stop,
  };
}
