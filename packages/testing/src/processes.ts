import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readInChild, type Reader } from "@orbita/platform";
import { repository } from "./services.ts";

export type EnvironmentVariables = Readonly<Record<string, string>>;

/** Creates keys and secrets for one run of the product, as an installation does. */
export function secrets(): EnvironmentVariables {
  const folder = mkdtempSync(join(tmpdir(), "orbita-test-"));
  execFileSync(process.execPath, [`${repository}infra/orbita/make-secrets.mjs`, folder]);
  return {
    TOKEN_KEYS_FILE: join(folder, "token-keys.json"),
    SESSION_KEY: readFileSync(join(folder, "session-key"), "utf8").trim(),
    INNER_SECRET: readFileSync(join(folder, "inner-secret"), "utf8").trim(),
  };
}

/** A unique prefix for index names and the like, so that data of earlier runs does not interfere. */
export const freshPrefix = () => `test-${randomBytes(4).toString("hex")}-`;

const given = new Set<number>();

/** Returns a free port, and never the same port twice, because a process takes some seconds to listen on its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

export type RunningProcess = {
  readonly innerPort: number;
  readonly output: () => string;
  readonly ready: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Overrides settings of the environment, which may belong to a product on the same machine: a test gets a payment provider only if
 * it requests one.
 */
const alone = { NODE_ENV: "test", LOG_LEVEL: "warn", PAYMENTS_PROVIDER: "none" };

/** Starts one process of the product as production does. */
export async function startProcess(app: "api" | "worker", env: EnvironmentVariables): Promise<RunningProcess> {
  const innerPort = await freePort();
  const child = spawn(process.execPath, [`apps/${app}/src/main.ts`], {
    cwd: repository,
    env: { ...process.env, ...alone, INNER_PORT: String(innerPort), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    innerPort,
    output: () => output,
    ready: async () => {
      await untilReady(child, innerPort, () => output);
      if (env["PORT"] !== undefined) await untilCalm(env["PORT"]);
    },
    kill: () => end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
  };
}

async function untilReady(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`not ready after a minute:\n${output()}`);
}

/**
 * Waits until the API accepts requests. On a busy machine the start blocks the event loop, and an overloaded API responds with 503
 * for a second or two.
 */
async function untilCalm(port: string): Promise<void> {
  for (let calm = 0, tries = 0; calm < 3 && tries < 300; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1`).catch(() => null);
    calm = answer && answer.status !== 503 ? calm + 1 : 0;
    await sleep(100);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

/**
 * The product's document reader with the CPU priority of the tests. At its usual low priority it would get no CPU time beside busy
 * test files.
 */
export const testReader = (program: string): Reader =>
  readInChild({ program, path: process.env.PATH!, limits: { nice: 0 } });
