import { Console } from "node:console";
import { refuseNetwork } from "./gate/refuse-network.ts";
import { watchForStandstill } from "./gate/watchdog.ts";

// Installs the protections before the other modules load, because those parse untrusted input and may block.
watchForStandstill();
refuseNetwork();
// Redirects console output of libraries to stderr, because stdout carries lines of JSON.
globalThis.console = new Console({ stdout: process.stderr, stderr: process.stderr });

const tooMuch = 8 * 1_024 * 1_024;

async function readInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Drops bytes above the limit. No document is lost: the engine's own size check has a lower limit, so it refuses such a document anyway.
    if (bytes <= tooMuch) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const say = (line: object): Promise<void> =>
  new Promise((resolve) => process.stdout.write(`${JSON.stringify(line)}\n`, () => resolve()));

/** Reads a document from stdin. Writes JSON lines to stdout: one for each completed stage, and finally the result or the failure. */
async function main(): Promise<void> {
  const bytes = await readInput();
  const { readDocument } = await import("./read-document.ts");
  const reading = await readDocument(bytes, { now: new Date(), onStage: (stage, facts) => void say({ stage, facts }) });
  await say({ reading });
}

const { NotRead } = await import("./not-read.ts");
try {
  await main();
} catch (error) {
  if (!(error instanceof NotRead)) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await say({ failure: error instanceof NotRead ? error.reason : "failed" });
}
// Exits explicitly, because libraries leave timers and ports open.
process.exit(0);
