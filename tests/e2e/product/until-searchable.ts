import { setTimeout as sleep } from "node:timers/promises";
import { basePath } from "@orbita/contract";

const searches = ["/public/jobpost/search", "/public/space/search", "/autocomplete/elastic", "/skill/search"];
const patienceMs = 60_000;

/** Waits until searches work: the worker must create the indexes, and the search engine is slow on its first query. */
export async function untilSearchable(apiUrl: string): Promise<void> {
  const until = Date.now() + patienceMs;
  for (const path of searches)
    for (;;) {
      const { status } = await fetch(apiUrl + basePath + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      if (status < 500) break;
      if (Date.now() > until) throw new Error(`${path} still answers ${status}`);
      await sleep(200);
    }
}
