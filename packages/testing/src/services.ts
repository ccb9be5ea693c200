import { execFile, execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const repository = fileURLToPath(new URL("../../../", import.meta.url));
const script = `${repository}infra/services/services`;

/** Controls the real servers at one port base, for tests that stop them. Never use a base that somebody else uses. */
export function serversAt(base: number) {
  // ORBITA_CI disables fsync. This is safe, because these tests kill processes and do not simulate power loss.
  const env = { ...process.env, ORBITA_PORT_BASE: String(base), ORBITA_CI: "1" };
  const run = async (...words: string[]) => {
    await promisify(execFile)(script, words, { env, maxBuffer: 10_000_000 });
  };
  return {
    /** The variables that the `env` command of the services script exports, as an object. */
    environment: (): Record<string, string> => {
      const text = execFileSync(script, ["env"], { env, encoding: "utf8" });
      const pairs = [...text.matchAll(/^export (\w+)=(.*)$/gm)].filter(([, name]) => name !== "PATH");
      return Object.fromEntries(pairs.map(([, name, value]) => [name!, value!.replaceAll(/^"|"$/g, "")]));
    },
    start: (...parts: string[]) => run("up", ...parts),
    stop: (...parts: string[]) => run("down", ...parts),
    /** Kills a server with SIGKILL, so that it cannot shut down cleanly. */
    kill: (part: string) => {
      const table = execFileSync(script, ["status", part], { env, encoding: "utf8" });
      const pid = new RegExp(String.raw`^${part}\s+\S+\s+(\d+)`, "m").exec(table)?.[1];
      if (!pid) throw new Error(`${part} does not run`);
      process.kill(Number(pid), "SIGKILL");
    },
  };
}
export type TestServers = ReturnType<typeof serversAt>;
