import type { OperatorIdentity } from "@orbita/contract/product";

/** The web server's context of one request. Never sent to the browser as a whole. */
export type PageContext = {
  nonce: string;
  /** The operator's identity, which the page's texts show. */
  identity: OperatorIdentity;
  /** Public origin, for canonical and alternate links. */
  origin: string;
  apiUrl: string;
  /** Calls the api. If the api is unavailable, resolves to a maintenance response, because only a browser can be offline. */
  fetch: typeof fetch;
  /** Sets the status of a rendered page that does not show the requested content, for example 410 for a closed job. */
  answerWith: (status: number) => void;
  accessToken: string | null;
  /** True if the request has a session cookie that the api could not check, so the user may be signed in. */
  isSessionUnknown: boolean;
  requestId: string;
  /** The client's address, which the api uses for rate limits. */
  address: string | undefined;
  /** The browser's user agent, by which the api distinguishes people from bots. */
  userAgent: string | undefined;
};

declare module "@tanstack/react-router" {
  interface Register {
    server: { requestContext: PageContext };
  }
}
