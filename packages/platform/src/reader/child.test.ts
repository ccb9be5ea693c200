import { execFileSync } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { ReadingStage } from "@orbita/contract";
import { expect, test } from "vitest";
import { readInChild, type ReaderOptions } from "./child.ts";
import { findConfinement } from "./confine.ts";
import { ReaderDied } from "./port.ts";

const program = fileURLToPath(new URL("fixtures/obedient-child.mjs", import.meta.url));
const path = process.env.PATH!;
const readerWith = (limits: ReaderOptions["limits"] = {}) => readInChild({ program, path, limits });

const told = (words: string) => Buffer.from(`%PDF-1.7\n% do:${words}\n%%EOF\n`);
const read = (words: string, limits: ReaderOptions["limits"] = {}, signal?: AbortSignal) => {
  const stages: ReadingStage[] = [];
  const watch = { onStage: (stage: ReadingStage) => void stages.push(stage), ...(signal && { signal }) };
  return { stages, outcome: readerWith(limits).read(told(words), watch) };
};
const headlineOf = async (words: string): Promise<string> => {
  const outcome = await read(words).outcome;
  return "reading" in outcome ? outcome.reading.resume.headline!.value : outcome.failure;
};
const running = (words: string): boolean =>
  execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
    .split("\n")
    .some((line) => line.startsWith(words));

test("document reader: stages are reported in order, then the parsed document is returned", async () => {
  const { stages, outcome } = read("ready Cuoca");
  expect(await outcome).toMatchObject({ reading: { engine: "obedient", resume: { headline: { value: "Cuoca" } } } });
  expect(stages).toEqual(["extracted", "recognised", "linked"]);
});

test("child process of the document reader reports a failure → the reader returns it as the outcome", async () => {
  expect(await read("fail encrypted").outcome).toEqual({ failure: "encrypted" });
});

test("parsed document has characters that PostgreSQL cannot store → each is replaced by one character", async () => {
  expect(await headlineOf("dirty")).toBe("Analista\uFFFD dati \uFFFD!");
});

test.each(["die", "nonsense", "silence", "fail because"])(
  "document reader: child process ends by “%s” → rejects with ReaderDied",
  async (words) => {
    await expect(read(words).outcome).rejects.toBeInstanceOf(ReaderDied);
  },
);

test("child process of the document reader exceeds its limit of time, output or memory → the reading fails", async () => {
  expect(await read("hang", { ms: 400 }).outcome).toEqual({ failure: "timeout" });
  expect(await read("sleep", { ms: 400 }).outcome).toEqual({ failure: "timeout" });
  expect(await read("flood").outcome).toEqual({ failure: "tooComplex" });
  const little = { memoryMb: 900 };
  expect(await read("ready", little).outcome).toHaveProperty("reading");
  await expect(read("memory", little).outcome).rejects.toBeInstanceOf(ReaderDied);
});

test("the caller aborts the reading of a document → the reader rejects", async () => {
  const wanted = new AbortController();
  const { outcome } = read("sleep", {}, wanted.signal);
  setTimeout(() => wanted.abort(), 200);
  await expect(outcome).rejects.toThrow("aborted");
});

test("child process of the document reader → its environment has only LANG, OMP_THREAD_LIMIT and PATH", async () => {
  expect(await headlineOf("environment")).toBe("LANG OMP_THREAD_LIMIT PATH");
});

test("document reader gets many documents → reads two at a time and queues the others in order", async () => {
  const reader = readerWith();
  const order: string[] = [];
  const one = (name: string, words: string) =>
    reader.read(told(words), { onStage: () => {} }).then(() => order.push(name));
  const wanted = new AbortController();
  const endless = reader.read(told("sleep"), { onStage: () => {}, signal: wanted.signal });
  await Promise.all([one("first", "ready"), one("second", "ready"), one("third", "ready")]);
  expect(order).toEqual(["first", "second", "third"]);
  wanted.abort();
  await expect(endless).rejects.toThrow("aborted");
});

const { alone } = await findConfinement(path);

test.runIf(alone)("child process of the document reader → no network access, not even to localhost", async () => {
  const server = createServer((socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await headlineOf(`network http://127.0.0.1:${port}/`)).toBe("ENETUNREACH");
  server.close();
});

test("the caller aborts the reading of a document → processes started by the child process end too", async () => {
  const wanted = new AbortController();
  const { outcome } = read("offspring 613", {}, wanted.signal);
  await expect.poll(() => running("sleep 613"), { timeout: 5_000 }).toBe(true);
  wanted.abort();
  await expect(outcome).rejects.toThrow("aborted");
  await expect.poll(() => running("sleep 613")).toBe(false);
});
