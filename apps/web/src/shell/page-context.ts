/** What the web server tells the pages about one request. Never sent to the browser as a whole. */
export type PageContext = {
  nonce: string;
  /** Public origin, for canonical and alternate links. */
  origin: string;
  apiUrl: string;
  /** Asks the api. One that is away answers maintenance: only a browser can be offline. */
  fetch: typeof fetch;
  /** For a page that is there and still not what was asked for: 410 where something is over. */
  answerWith: (status: number) => void;
  accessToken: string | null;
  /** There is a session cookie, and the api could not be asked about it: the reader may well be signed in. */
  isSessionUnknown: boolean;
  requestId: string;
  /** Whose request this is: the api counts by it. */
  address: string | undefined;
  /** With which browser: the api tells people from machines by it. */
  userAgent: string | undefined;
};

declare module "@tanstack/react-router" {
  interface Register {
    server: { requestContext: PageContext };
  }
}
