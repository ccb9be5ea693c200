/** The web server's context of one request. Never sent to the browser as a whole. */
export type PageContext = {
  nonce: string;
  /** Public origin, for canonical and alternate links. */
  origin: string;
  apiUrl: string;
  /** Calls the api. An unavailable api results in a maintenance response: only a browser can be offline. */
  fetch: typeof fetch;
  /** Sets the status of a rendered page that is not the requested content: 410 for expired content. */
  answerWith: (status: number) => void;
  accessToken: string | null;
  /** The request has a session cookie, but the api could not check it: the reader may be signed in. */
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
