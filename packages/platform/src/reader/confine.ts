import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writeSystemCallFilter } from "./system-calls.ts";

/**
 * A command prefix that confines the child process. `alone` is true if it also disables the network and ends all processes of the
 * child together with it.
 */
export type ConfinementCommand = { readonly alone: boolean; readonly words: readonly string[] };

// Kills the child when the worker dies, for whatever reason.
const mortal = ["setpriv", "--pdeathsig", "KILL"];
// Gives the child no network except a loopback that is down, and a PID namespace that ends with its first process.
const apart = ["unshare", "--net", "--pid", "--fork", "--kill-child=KILL"];

// Folders that an unprivileged child may read: programs, libraries and our own code, but no secrets and no home.
const readable = [
  "/usr",
  "/lib",
  "/lib64",
  "/bin",
  "/etc",
  "/proc",
  "/sys",
  dirname(process.execPath),
  fileURLToPath(new URL("../../../../", import.meta.url)),
];
const rules = () =>
  [
    ...readable.filter((path) => existsSync(path)).map((path) => `read-file,read-dir,execute:${path}`),
    "read-file,read-dir,write-file:/dev",
  ].flatMap((rule) => ["--landlock-rule", `path-beneath:${rule}`]);

/**
 * Confinement of an unprivileged process in a container, which may not make namespaces: a seccomp filter refuses sockets, and Landlock
 * other files and processes. The container ends all its processes together. Needs setpriv of util-linux 2.41.
 */
const unprivileged = ({ files }: { files: boolean }): ConfinementCommand => {
  const landlock = files ? ["--landlock-access", "fs", ...rules()] : [];
  return {
    alone: true,
    words: [...mortal, ...landlock, "--no-new-privs", "--seccomp-filter", writeSystemCallFilter()],
  };
};

/** The possible confinements, best first. User namespaces come after Landlock, because they leave the worker's secrets readable. */
const kinds = (): readonly ConfinementCommand[] => [
  { alone: true, words: [...mortal, ...apart] },
  unprivileged({ files: true }),
  { alone: true, words: ["unshare", "--user", "--map-root-user", ...mortal, ...apart] },
  unprivileged({ files: false }),
  { alone: false, words: mortal },
  { alone: false, words: [] },
];

const run = promisify(execFile);

async function works({ words }: ConfinementCommand, path: string): Promise<boolean> {
  const [command, ...rest] = [...words, "true"];
  return run(command, rest, { env: { PATH: path }, timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

/** The best confinement that this machine allows; containers often forbid namespaces. */
export async function findConfinement(path: string): Promise<ConfinementCommand> {
  for (const kind of kinds()) if (await works(kind, path)) return kind;
  return { alone: false, words: [] };
}

export type MemoryBounds = {
  /** Limit of the JavaScript heap in megabytes. */
  readonly heapMb: number;
  /**
   * Limit of all writable memory in megabytes, including buffers, images and WebAssembly outside the heap. V8 reserves half a
   * gigabyte of it for each of its threads and uses little of that.
   */
  readonly memoryMb: number;
  readonly cpuSeconds: number;
  /** Scheduling priority of the child; at 10 the rest of the product gets the CPU first. */
  readonly nice: number;
};

/** The full command that starts the program: confined, with limits and priority. */
export function confined({ words }: ConfinementCommand, bounds: MemoryBounds, program: string): readonly string[] {
  const { heapMb, memoryMb, cpuSeconds, nice } = bounds;
  const limits = [`--data=${memoryMb * 1_048_576}`, `--cpu=${cpuSeconds}`, "--core=0"];
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, program];
  return words.length === 0 ? node : [...words, "nice", "-n", String(nice), "prlimit", ...limits, "--", ...node];
}
