import type { ClickSource } from "@orbita/contract";

/** How the visitor reached each post opened in this page load, by post id. An application to the post reports the same source. */
export const cameFrom = new Map<string, ClickSource>();

/** The source of a visit from another site, from its UTM parameters. */
function sourceOfVisit(): ClickSource {
  const source = new URLSearchParams(location.search).get("utm_source");
  return source === "share" ? "share" : source ? "utm" : "direct";
}

/** Counts the opening of a post. Without a source, it is that of the visit. The request is loaded after the post is shown. */
export function countOpening(jobPostId: string, source: ClickSource | null): void {
  const from = source ?? sourceOfVisit();
  cameFrom.set(jobPostId, from);
  void import("../clicks/send-click.ts").then(({ sendClick }) => sendClick(jobPostId, from)).catch(() => undefined);
}
