import { createServer, type AddressInfo, type Server } from "node:net";
import { isWholeProof, proofCases } from "@orbita/testing/proof";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { naiveText } from "../adversarial/naive-text.ts";
import type { HostileFile } from "./hostile.ts";
import { otherFiles } from "./other-files.ts";
import { pdfContents } from "./pdf-contents.ts";
import { lockedPdfs } from "./pdf-encrypted.ts";
import { pdfStructures } from "./pdf-structure.ts";
import { runChild } from "./run-child.ts";
import { wordFiles } from "./word-files.ts";

const limits = { ms: 10_000, mb: 350 };

/** A test server that the hostile files point to. It must receive no connection. */
let server: Server;
let listener = "";
let calls = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    calls++;
    socket.end("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n");
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  listener = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

const measured: { name: string; outcome: string; ms: number; peakMb: number }[] = [];
afterAll(() => {
  server.close();
  const by = (key: "ms" | "peakMb") => measured.toSorted((one, other) => other[key] - one[key])[0];
  const [slow, large] = [by("ms"), by("peakMb")];
  const times = measured.map(({ ms }) => ms).toSorted((one, other) => one - other);
  process.stdout.write(
    `hostile files: ${measured.length}; median ${Math.round(times[times.length >> 1] ?? 0)} ms; slowest ${Math.round(slow?.ms ?? 0)} ms (${slow?.name}); most memory ${Math.round(large?.peakMb ?? 0)} MB (${large?.name})\n`,
  );
  if (isWholeProof)
    for (const { name, outcome, ms, peakMb } of measured)
      process.stdout.write(`  ${Math.round(ms)} ms ${Math.round(peakMb)} MB ${outcome}: ${name}\n`);
});

const families: readonly (readonly HostileFile[])[] = [pdfStructures, pdfContents, lockedPdfs, wordFiles, otherFiles];
const files = families.flat();
const callers = files.filter(({ bytes }) => bytes.length > 0);
/**
 * Each file needs its own process, so the short run (without `./orbita prove`) has only some files of each family and a few that
 * point to the listener.
 */
const sample = new Set([
  ...families.flatMap((family) => proofCases(family, { short: 5 })),
  ...proofCases(callers, { short: 3 }),
]);

describe("reading hostile CV files", () => {
  test.each([...sample])(
    "hostile CV file → read or refused within the limits, without opening a connection: $name",
    async ({ name, bytes, may }) => {
      const made = await bytes(listener);
      const { outcome, ms, peakMb, stderr } = await runChild(made, limits.ms);
      measured.push({ name, outcome, ms, peakMb });
      expect(may, stderr).toContain(outcome);
      expect(ms).toBeLessThan(limits.ms);
      expect(peakMb).toBeGreaterThan(20);
      expect(peakMb).toBeLessThan(limits.mb);
      expect(calls).toBe(0);
    },
    120_000,
  );

  test("control: the test server of the hostile files counts a connection", async () => {
    await fetch(listener).catch(() => {});
    expect(calls).toBe(1);
  });
});

describe("control: hostile files that point to the test server", () => {
  test("control: at least eight hostile files point to the test server", () =>
    expect(callers.length).toBeGreaterThanOrEqual(8));
  test.each(callers)("control: the hostile file contains the test server's address: $name", async ({ bytes }) => {
    const made = await bytes("http://nobody.example");
    const zip = made.toString("latin1", 0, 2) === "PK";
    expect(zip ? await naiveText(made) : made.toString("latin1")).toContain("http://nobody.example");
  });
});
