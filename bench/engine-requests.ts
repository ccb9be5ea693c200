import type { SearchClient } from "@orbita/platform";

type EngineCall = { method: "search" | "msearch"; arguments: unknown[] };
/** Sends recorded requests to the engine again, one after the other. */
export type EngineReplay = () => Promise<void>;

/**
 * Records the requests that a feature sends to the engine during the second of two calls. The baseline of a benchmark sends the same requests, so
 * that both are comparable.
 */
export async function recordEngineRequests(
  search: SearchClient,
  work: (search: SearchClient) => Promise<unknown>,
): Promise<EngineReplay> {
  const calls: EngineCall[] = [];
  const client = new Proxy(search.client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        if (name === "search" || name === "msearch") calls.push({ method: name, arguments: given });
        return value.apply(target, given) as unknown;
      };
    },
  });
  const recorded = { ...search, client };
  // The first call also reads what a process keeps, such as the numbers of jobs behind suggestions.
  await work(recorded);
  calls.length = 0;
  await work(recorded);
  if (calls.length === 0) throw new Error("the feature sent no request to the engine");
  return async () => {
    for (const { method, arguments: given } of calls)
      await (search.client[method] as (...values: unknown[]) => Promise<unknown>)(...given);
  };
}
