import { spawn, type ChildProcess } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { repository } from "./folders.ts";

export type EnvironmentVariables = Record<string, string | undefined>;
export type ProcessHandle = { stop: () => Promise<void> };
type ProcessOptions = {
  name: string;
  script: string;
  args?: readonly string[];
  /** The working directory of the process within the repository; the repository's root by default. */
  cwd?: string;
  environment: EnvironmentVariables;
  folder: string;
  healthUrl: string;
};

const startMs = 60_000;
const stopMs = 10_000;

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const forced = setTimeout(() => child.kill("SIGKILL"), stopMs);
  await gone;
  clearTimeout(forced);
}

/** Starts one process of the product and waits until it is healthy. Its output goes to its log file. */
export async function startProcess({
  name,
  script,
  args = [],
  cwd = ".",
  environment,
  folder,
  healthUrl,
}: ProcessOptions): Promise<ProcessHandle> {
  const log = join(folder, `${name}.log`);
  const out = openSync(log, "a");
  const child = spawn(process.execPath, [script, ...args], {
    cwd: join(repository, cwd),
    env: environment,
    stdio: ["ignore", out, out],
  });
  const deadline = Date.now() + startMs;
  while (!(await answers(healthUrl))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || Date.now() > deadline) {
      await end(child);
      const words = readFileSync(log, "utf8").split("\n").slice(-30).join("\n");
      throw new Error(
        `${name} ${ended ? "stopped while starting" : `does not answer at ${healthUrl}`}; ${log} ends with:\n${words}`,
      );
    }
    await sleep(150);
  }
  return { stop: () => end(child) };
}
