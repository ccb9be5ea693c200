import { firstHeads } from "@orbita/contract/first-heads.gen";
import { heads } from "@orbita/contract/heads.gen";
import { createClient, type Client } from "@orbita/contract/kernel/client";
import { basePath } from "@orbita/contract/product";
import type { AppRoutes } from "@orbita/contract";
import { createIsomorphicFn } from "@tanstack/react-start";
import { pageContext } from "./request-context.ts";
import { noticeClosed, setOffline } from "./offline.ts";

export type ApiClient = Client<AppRoutes>;

/** The API client of the browser. It calls its own origin, where the web server adds the Bearer token. */
const browserApi: ApiClient = createClient<AppRoutes>(
  { first: firstHeads, rest: async () => (await import("@orbita/contract/heads.gen")).heads },
  {
    baseUrl: basePath,
    onOffline: setOffline,
    onRefusal: noticeClosed,
    // `fetch` is looked up at each call, because a network monitor may have replaced it since.
    fetch: (input, init) => fetch(input, init),
  },
);

/** The API client for server rendering. It calls the api directly with the access token of the request's session cookie. */
function serverApi(): ApiClient {
  const context = pageContext();
  if (!context) throw new Error("the api was called outside of a request");
  const { apiUrl, accessToken, requestId, address, userAgent } = context;
  return createClient<AppRoutes>(heads, {
    baseUrl: apiUrl + basePath,
    fetch: context.fetch,
    headers: () => ({
      "x-request-id": requestId,
      "x-forwarded-for": address,
      "user-agent": userAgent,
      authorization: accessToken ? `Bearer ${accessToken}` : undefined,
    }),
  });
}

export const api = createIsomorphicFn()
  .server(serverApi)
  .client(() => browserApi);
