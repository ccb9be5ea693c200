import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A command prefix. `alone` is true if it also disables the network and kills the child's processes with it. */
export type Confinement = { readonly alone: boolean; readonly words: readonly string[] };

// The child is killed when the worker dies, for whatever reason.
const mortal = ["setpriv", "--pdeathsig", "KILL"];
// No network except a loopback that is down, and a PID namespace that ends with its first process.
const apart = ["unshare", "--net", "--pid", "--fork", "--kill-child=KILL"];

/** Best first: as root, with user namespaces, without either, and without util-linux. */
const kinds: readonly Confinement[] = [
  { alone: true, words: [...mortal, ...apart] },
  { alone: true, words: ["unshare", "--user", "--map-root-user", ...mortal, ...apart] },
  { alone: false, words: mortal },
  { alone: false, words: [] },
];

const run = promisify(execFile);

async function works({ words }: Confinement, path: string): Promise<boolean> {
  const [command, ...rest] = [...words, "true"];
  return run(command, rest, { env: { PATH: path }, timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

/** The best confinement that this machine allows; containers often forbid namespaces. */
export async function findConfinement(path: string): Promise<Confinement> {
  for (const kind of kinds) if (await works(kind, path)) return kind;
  return kinds.at(-1)!;
}

export type Bounds = {
  /** Limit of the JavaScript heap. */
  readonly heapMb: number;
  /**
   * Limit of all writable memory, including buffers, images and WebAssembly outside the heap. V8 reserves half a gigabyte of it
   * for each of its threads and uses little of that.
   */
  readonly memoryMb: number;
  readonly cpuSeconds: number;
  /** Scheduling priority: at 10 the rest of the product gets the CPU first. */
  readonly nice: number;
};

/** The full command: confined, with limits and priority. */
export function confined({ words }: Confinement, bounds: Bounds, program: string): readonly string[] {
  const { heapMb, memoryMb, cpuSeconds, nice } = bounds;
  const limits = [`--data=${memoryMb * 1_048_576}`, `--cpu=${cpuSeconds}`, "--core=0"];
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, program];
  return words.length === 0 ? node : [...words, "nice", "-n", String(nice), "prlimit", ...limits, "--", ...node];
}
