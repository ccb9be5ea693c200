import { fork, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

type Told = { origin?: string; cpu?: number };

/** A server in a process of its own, so that its CPU can be told from the load's. */
export type Child = { origin: string; cpuMicros: () => Promise<number>; stop: () => void };

const next = (child: ChildProcess) =>
  new Promise<Told>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`bench server ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as Told);
    });
  });

export async function startChild(file: URL, env: Record<string, string>): Promise<Child> {
  const child = fork(file, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const { origin } = await next(child);
  return {
    origin: origin!,
    cpuMicros: async () => {
      child.send("cpu");
      return (await next(child)).cpu!;
    },
    stop: () => void child.send("stop"),
  };
}

/** The api as it runs in production. A start on a busy machine keeps the loop, and who is late refuses: until it answers. */
export async function startApi(env: Record<string, string>): Promise<Child> {
  const api = await startChild(new URL("api/whole.ts", import.meta.url), env);
  for (let tries = 0; tries < 100 && (await fetch(`${api.origin}/api/v1`)).status === 503; tries++) await sleep(200);
  return api;
}

/** Called by the server's side once it listens. */
export function serveChild(origin: string): void {
  process.on("message", (word) => {
    if (word === "stop") process.exit(0);
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: user + system } satisfies Told);
  });
  process.send!({ origin } satisfies Told);
}
