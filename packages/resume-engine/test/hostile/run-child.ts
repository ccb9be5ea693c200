import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const child = fileURLToPath(import.meta.resolve("@orbita/resume-engine/child"));

export type Run = { outcome: string; ms: number; peakMb: number; stderr: string };

const peakOf = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
};

/** One document in a process of its own, with the heap that the worker gives it and the network that it does not; how it ended, how long it took, the most memory that it held. */
export function runChild(bytes: Buffer, limitMs: number): Promise<Run> {
  const start = performance.now();
  const process_ = spawn(process.execPath, ["--max-old-space-size=384", child], { stdio: ["pipe", "pipe", "pipe"] });
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, peakOf(process_.pid!))), 20);
  const stop = setTimeout(() => process_.kill("SIGKILL"), limitMs);
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  process_.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  process_.stderr.on("data", (chunk: Buffer) => err.push(chunk));
  process_.stdin.on("error", () => {});
  process_.stdin.end(bytes);
  return new Promise((done) => {
    process_.on("close", (code, signal) => {
      clearInterval(watch);
      clearTimeout(stop);
      const stderr = Buffer.concat(err).toString().slice(0, 2_000);
      const ms = performance.now() - start;
      done({ outcome: outcomeOf(Buffer.concat(out).toString()) ?? `died (${code ?? signal})`, ms, peakMb, stderr });
    });
  });
}

function outcomeOf(out: string): string | undefined {
  for (const line of out.trim().split("\n").toReversed()) {
    if (!line) continue;
    const said = JSON.parse(line) as { reading?: unknown; failure?: string };
    if (said.reading) return "read";
    if (said.failure) return said.failure;
  }
  return undefined;
}
