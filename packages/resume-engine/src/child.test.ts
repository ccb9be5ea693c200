import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { reading } from "@orbita/contract";
import { expect, test } from "vitest";

type ChildMessage = { stage?: string; facts?: Record<string, number>; reading?: unknown; failure?: string };

async function run(args: string[], input: Uint8Array): Promise<string> {
  // Runs the process with the worker's memory limit, which counts reserved memory whether used or not.
  const child = spawn(
    "prlimit",
    [`--data=${1_024 * 1_048_576}`, "--", process.execPath, "--max-old-space-size=384", ...args],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  child.stdin.end(input);
  return text(child.stdout);
}
const child = fileURLToPath(new URL("child.ts", import.meta.url));
const read = async (bytes: Uint8Array): Promise<ChildMessage[]> =>
  (await run([child], bytes))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ChildMessage);

test(
  "engine process: reading a CV → writes each stage in order, then the result, as JSON lines",
  { timeout: 30_000 },
  async () => {
    const said = await read(readFileSync(new URL("../bench/cvbench/core/en01-single.pdf", import.meta.url)));
    expect(said.slice(0, -1).map(({ stage }) => stage)).toEqual([
      "received",
      "scanned",
      "extracted",
      "recognised",
      "linked",
      "ready",
    ]);
    const result = reading.parse(said.at(-1)?.reading);
    expect(result).toMatchObject({ kind: "pdf", language: "en" });
    expect(result.lines[0]?.text).toBe("Amelia Hartwright");
  },
);

test("engine process: the document is refused → writes the reason", { timeout: 30_000 }, async () => {
  expect((await read(Buffer.from("MZ not a document"))).at(-1)).toEqual({ failure: "unsupported" });
  expect((await read(Buffer.from("%PDF-1.7\nnothing\n%%EOF"))).at(-1)).toEqual({ failure: "damaged" });
});

test("engine process → cannot open connections or start other programs", { timeout: 30_000 }, async () => {
  let calls = 0;
  const server = createServer((socket) => void (calls++, socket.destroy()));
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  const { port } = server.address() as AddressInfo;
  const fence = new URL("gate/refuse-network.ts", import.meta.url).href;
  const attempts = `
    const { refuseNetwork } = await import(${JSON.stringify(fence)});
    refuseNetwork();
    const tries = {
      fetch: async () => fetch("http://127.0.0.1:${port}"),
      net: async () => (await import("node:net")).connect(${port}),
      http: async () => (await import("node:http")).get("http://127.0.0.1:${port}"),
      https: async () => (await import("node:https")).get("https://127.0.0.1:${port}"),
      tls: async () => (await import("node:tls")).connect(${port}),
      dns: async () => (await import("node:dns/promises")).lookup("example.org"),
      dgram: async () => (await import("node:dgram")).createSocket("udp4"),
      spawn: async () => (await import("node:child_process")).spawn("true"),
      exec: async () => (await import("node:child_process")).exec("true"),
    };
    const out = {};
    for (const [name, attempt] of Object.entries(tries)) out[name] = await attempt().then(() => "allowed", ({ message }) => message.includes("refused") ? "refused" : message);
    process.stdout.write(JSON.stringify(out));
    process.exit(0);`;
  const outcomes = JSON.parse(await run(["--input-type=module", "-e", attempts], new Uint8Array())) as Record<
    string,
    string
  >;
  server.close();
  expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set(["refused"]));
  expect(Object.keys(outcomes)).toHaveLength(9);
  expect(calls).toBe(0);
});
