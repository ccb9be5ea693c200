import { connectSearch, type Search } from "@orbita/platform";
import { freshPrefix } from "./processes.ts";
import { serverUrl } from "./servers.ts";

/** The real engine, under a prefix of its own; on a machine that is busy it may take its time. */
export const testSearch = (prefix = freshPrefix()): Search =>
  connectSearch(serverUrl("OPENSEARCH_URL"), prefix, { patienceMs: 20_000 });
