import { connectSearch, type SearchClient } from "@orbita/platform";
import { freshPrefix } from "./processes.ts";
import { serverUrl } from "./servers.ts";

/** The real search engine with a separate prefix, and with a long timeout for busy machines. */
export const testSearch = (prefix = freshPrefix()): SearchClient =>
  connectSearch(serverUrl("OPENSEARCH_URL"), prefix, { patienceMs: 20_000 });
