import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const child = fileURLToPath(import.meta.resolve("@orbita/resume-engine/child"));

/** The result of reading one document. `ms` is the duration without the time spent waiting for a processor that others use. */
export type ChildRun = { outcome: string; ms: number; peakMb: number; stderr: string };

function procOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
const peakOf = (pid: number): number => Number(/VmHWM:\s+(\d+)/u.exec(procOf(pid, "status"))?.[1] ?? 0) / 1_024;
const waitedOf = (pid: number): number => Number(procOf(pid, "schedstat").split(" ")[1] ?? 0) / 1_000_000;

/** Reads one document in its own process, with the heap limit that the worker sets. */
export function runChild(bytes: Buffer, limitMs: number): Promise<ChildRun> {
  const start = performance.now();
  const reader = spawn(process.execPath, ["--max-old-space-size=384", child], { stdio: ["pipe", "pipe", "pipe"] });
  let [peakMb, waited] = [0, 0];
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(reader.pid!));
    waited = Math.max(waited, waitedOf(reader.pid!));
    if (performance.now() - start - waited > limitMs) reader.kill("SIGKILL");
  }, 20);
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  reader.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  reader.stderr.on("data", (chunk: Buffer) => err.push(chunk));
  reader.stdin.on("error", () => {});
  reader.stdin.end(bytes);
  return new Promise((done) => {
    reader.on("close", (code, signal) => {
      clearInterval(watch);
      const stderr = Buffer.concat(err).toString().slice(0, 2_000);
      const ms = performance.now() - start - waited;
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
