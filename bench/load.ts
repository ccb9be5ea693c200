import { Agent, request } from "node:http";

export type Ask = { url: string; method?: string; headers?: Record<string, string>; body?: string };

/** Kept open between calls, as a client would. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** `count` requests by `connections` askers at once; anything but 200 ends the bench. Answers how long each took, in ms. */
export async function load(
  ask: Ask,
  { count, connections }: { count: number; connections: number },
): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const begin = performance.now();
      const sent = request(ask.url, { agent, method: ask.method ?? "GET", headers: ask.headers }, (answer) => {
        answer.resume();
        answer.on("end", () => {
          times.push(performance.now() - begin);
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${ask.url}: ${answer.statusCode}`));
        });
      });
      sent.on("error", reject);
      sent.end(ask.body);
    });
  const worker = async () => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return times;
}
