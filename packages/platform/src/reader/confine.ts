import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What is put before a command; `alone` says whether it also cuts the network and takes its own children along. */
export type Confinement = { readonly alone: boolean; readonly words: readonly string[] };

// Dies with the worker, however that ends.
const mortal = ["setpriv", "--pdeathsig", "KILL"];
// No network but a loopback that is down, and processes of its own that end with the first of them.
const apart = ["unshare", "--net", "--pid", "--fork", "--kill-child=KILL"];

/** From the best on: as root, with user namespaces, without either, and where there is no util-linux. */
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

/** The best that this machine allows: containers often forbid namespaces. */
export async function findConfinement(path: string): Promise<Confinement> {
  for (const kind of kinds) if (await works(kind, path)) return kind;
  return kinds.at(-1)!;
}

export type Bounds = {
  /** Of JavaScript's heap. */
  readonly heapMb: number;
  /**
   * Of all that it may write to: buffers, pictures and WebAssembly are outside the heap. V8 sets half a gigabyte of it aside for
   * each of its threads and uses little of that.
   */
  readonly memoryMb: number;
  readonly cpuSeconds: number;
  /** Priority: with 10 the rest of the product gets the processor first. */
  readonly nice: number;
};

/** A whole command: confined, bounded, and with its priority. */
export function confined({ words }: Confinement, bounds: Bounds, program: string): readonly string[] {
  const { heapMb, memoryMb, cpuSeconds, nice } = bounds;
  const limits = [`--data=${memoryMb * 1_048_576}`, `--cpu=${cpuSeconds}`, "--core=0"];
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, program];
  return words.length === 0 ? node : [...words, "nice", "-n", String(nice), "prlimit", ...limits, "--", ...node];
}
