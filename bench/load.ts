import { Agent, request } from "node:http";

export type LoadRequest = { url: string; method?: string; headers?: Record<string, string>; body?: string };
export type LoadResponse = { status: number; ms: number };

/** Keeps connections to the server open between requests, as a browser does. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export const send = (ask: LoadRequest, through: Agent = agent): Promise<LoadResponse> =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    const { url, method = "GET", headers, body } = ask;
    const sent = request(url, { agent: through, method, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ status: answer.statusCode!, ms: performance.now() - begin }));
    });
    sent.on("error", reject);
    sent.end(body);
  });

/** Sends `count` requests with `connections` in parallel; any status but 200 ends the bench. Returns the duration of each in ms. */
export async function load(
  ask: LoadRequest | ((n: number) => LoadRequest),
  { count, connections }: { count: number; connections: number },
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const one = typeof ask === "function" ? ask(next++) : (next++, ask);
      const { status, ms } = await send(one);
      if (status !== 200) throw new Error(`${one.url}: ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return times;
}
