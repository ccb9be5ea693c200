import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { createConcurrencyLimiter } from "../passwords/limiter.ts";
import { confined, findConfinement, type MemoryBounds, type ConfinementCommand } from "./confine.ts";
import { ReaderDied, type Reader, type ReadOutcome, type ReadObserver } from "./port.ts";
import { understand } from "./said.ts";

export type ReaderOptions = {
  /**
   * The child program: reads a document from standard input and writes JSON lines to standard output, see
   * packages/resume-engine/src/child.ts.
   */
  readonly program: string;
  /** PATH in which the child finds programs to start. The child gets no other variables of our environment. */
  readonly path: string;
  readonly atOnce?: number;
  /** Callback that reports, before the first document is read, which confinement of the child process this machine allows. */
  readonly onConfined?: (confinement: ConfinementCommand) => void;
  readonly limits?: Partial<ReaderLimits>;
};
type ReaderLimits = MemoryBounds & { readonly ms: number; readonly outputBytes: number };

/** The usual limits. A scan of thirty pages takes a minute and a half, and its output is far below a megabyte. */
const usual: ReaderLimits = {
  heapMb: 384,
  memoryMb: 2_048,
  cpuSeconds: 150,
  nice: 10,
  ms: 150_000,
  outputBytes: 4 * 1_048_576,
};

type ReaderProcess = ChildProcessByStdio<Writable, Readable, null>;

function end({ pid }: ReaderProcess): void {
  if (pid === undefined) return;
  try {
    // Kills the whole process group, including processes that the child started.
    process.kill(-pid, "SIGKILL");
  } catch {
    // Ignores the error: the child process has already exited.
  }
}

/** The lines of the child's output. Throws if the output is too long. */
async function* linesOf(child: ReaderProcess, most: number): AsyncGenerator<string> {
  let rest = "";
  let bytes = 0;
  child.stdout.setEncoding("utf8");
  for await (const chunk of child.stdout as AsyncIterable<string>) {
    bytes += Buffer.byteLength(chunk);
    if (bytes > most) throw new TooMuch();
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    yield* lines.filter((line) => line !== "");
  }
  if (rest !== "") yield rest;
}
class TooMuch extends Error {}

async function listen(child: ReaderProcess, most: number, { onStage }: ReadObserver): Promise<ReadOutcome> {
  for await (const text of linesOf(child, most)) {
    const said = understand(text);
    if (said === null) throw new ReaderDied("it said something else");
    if (!("stage" in said)) return said;
    onStage(said.stage, said.facts);
  }
  throw new ReaderDied("it ended without an answer");
}

/** Reads each document in its own process. See docs/adr/0032-reading-in-a-child.md. */
export function readInChild({ program, path, atOnce = 2, onConfined, limits }: ReaderOptions): Reader {
  const bounds = { ...usual, ...limits };
  const inLine = createConcurrencyLimiter({ atOnce, waiting: 10_000 });
  let confinement: Promise<ConfinementCommand> | undefined;
  const confine = async () => {
    const found = await findConfinement(path);
    onConfined?.(found);
    return found;
  };

  async function read(bytes: Uint8Array, watch: ReadObserver): Promise<ReadOutcome> {
    const [command, ...words] = confined(await (confinement ??= confine()), bounds, program);
    watch.signal?.throwIfAborted();
    const env = { PATH: path, LANG: "C.UTF-8", OMP_THREAD_LIMIT: "1" };
    const child: ReaderProcess = spawn(command!, words, {
      env,
      cwd: "/",
      detached: true,
      stdio: ["pipe", "pipe", "ignore"],
    });
    const gone = new Promise<void>((resolve) => child.once("close", () => resolve()).once("error", () => resolve()));
    let late = false;
    const stop = () => end(child);
    const timer = setTimeout(() => ((late = true), stop()), bounds.ms);
    watch.signal?.addEventListener("abort", stop, { once: true });
    // Ignores write errors: the child may refuse the document before it has read all of it.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
    try {
      return await listen(child, bounds.outputBytes, watch);
    } catch (error) {
      watch.signal?.throwIfAborted();
      if (late) return { failure: "timeout" };
      if (error instanceof TooMuch) return { failure: "tooComplex" };
      stop();
      await gone;
      throw error instanceof ReaderDied
        ? new ReaderDied(`${error.message}: ${child.exitCode ?? child.signalCode}`)
        : error;
    } finally {
      clearTimeout(timer);
      watch.signal?.removeEventListener("abort", stop);
      stop();
      await gone;
    }
  }

  return { read: (bytes, watch) => inLine(() => read(bytes, watch)) };
}
