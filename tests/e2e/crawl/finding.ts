/** The kinds of defects that the crawl looks for. */
export type FindingKind =
  /** The page froze: its script no longer responds. */
  | "frozen tab"
  | "console"
  | "raw message id"
  | "title"
  | "sideways scroll"
  /** The server responded to the page itself with 500 or more. */
  | "failed page"
  /** Opening the page sent a write that is not on the allow-list. */
  | "unexpected write";

export type CrawlFinding = { kind: FindingKind; address: string; detail: string };

export const describeFinding = ({ kind, address, detail }: CrawlFinding): string => `${kind} | ${address} | ${detail}`;
