import { fork, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

type ChildMessage = { origin?: string; cpu?: number };

/** A server in its own process, so that its CPU time is separate from that of the load generator. */
export type ServerProcess = { origin: string; cpuMicros: () => Promise<number>; stop: () => void };

const next = (child: ChildProcess) =>
  new Promise<ChildMessage>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`bench server ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as ChildMessage);
    });
  });

export async function startChild(file: URL, env: Record<string, string>): Promise<ServerProcess> {
  // Production refuses this setting of a development environment.
  const { ADMIN_ANY_SIGN_IN: _development, ...inherited } = process.env;
  const child = fork(file, { env: { ...inherited, ...env }, stdio: ["ignore", "ignore", "inherit", "ipc"] });
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

/** Starts the API as in production. On a busy machine a starting API is overloaded and answers 503, so this waits until it responds. */
export async function startApi(env: Record<string, string>): Promise<ServerProcess> {
  const api = await startChild(new URL("api/whole.ts", import.meta.url), env);
  for (let tries = 0; tries < 100 && (await fetch(`${api.origin}/api/v1`)).status === 503; tries++) await sleep(200);
  return api;
}

/** Reports the server's address and CPU time to the parent process. Called in the server process once it listens. */
export function serveChild(origin: string): void {
  process.on("message", (word) => {
    if (word === "stop") process.exit(0);
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: user + system } satisfies ChildMessage);
  });
  process.send!({ origin } satisfies ChildMessage);
}
