// Runs inside the worker's container: reads a scanned CV as the worker does, then tries from within the same confinement to reach the
// network, the worker's secrets and the worker itself. The last line is the result.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const reader = "/app/packages/platform/src/reader";
const { readInChild } = await import(`${reader}/child.ts`);
const { findConfinement } = await import(`${reader}/confine.ts`);
const path = process.env.PATH;

const program = "/app/packages/resume-engine/src/child.ts";
const outcome = await readInChild({ program, path, onConfined: (found) => console.log(found.words.join(" ")) }).read(
  readFileSync("/tmp/scan.pdf"),
  { onStage: (stage) => console.log(stage) },
);

const attempt = `
const { readFileSync, readdirSync } = require("node:fs");
const code = (act) => { try { act(); return "possible"; } catch (error) { return error.code; } };
const [parent] = readdirSync("/proc").filter((name) => /^\\d+$/.test(name) && name !== String(process.pid) && /main\\.ts/.test(readFileSync("/proc/" + name + "/cmdline", "utf8")));
require("node:net").connect(6379, "10.0.0.1").once("error", ({ code: network }) => console.log(
  "network: " + network + ", secrets: " + code(() => readdirSync("/run/orbita/secrets")) +
  ", environment of the worker: " + code(() => readFileSync("/proc/" + parent + "/environ"))));`;
const [command, ...words] = [...(await findConfinement(path)).words, process.execPath, "-e", attempt];
const { stdout } = await promisify(execFile)(command, words, { env: { PATH: path } });
console.log(`read: ${"reading" in outcome ? "yes" : outcome.failure}, ${stdout.trim()}`);
process.exit(0);
