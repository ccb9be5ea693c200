import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { readDocument, type ReadOptions } from "@orbita/resume-engine";
import { isWholeProof, proofCases } from "@orbita/testing/proof";
import { afterAll, describe, expect, test } from "vitest";
import { cleanPdfs, type CleanDocument } from "./clean-looks.ts";
import { cleanWordFiles } from "./clean-words.ts";
import { naiveText } from "./naive-text.ts";
import { randomClean } from "./random-cases.ts";
import { squash } from "./reading-text.ts";

const options: ReadOptions = { now: new Date("2026-06-15T12:00:00Z") };

/** The documents of the benchmark, except those with hidden text. */
const bench = process.env["RESUME_BENCH"] ?? join(import.meta.dirname, "../../bench/cvbench");
const benchFiles = existsSync(bench)
  ? readdirSync(bench, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:pdf|docx)$/u.test(file) && !file.startsWith("hidden"))
      .filter((file) => isWholeProof || !file.startsWith("scan"))
      .toSorted()
  : [];

const byLot = Array.from({ length: 60 }, (_, seed) => randomClean(seed + 1));

const counted = { documents: 0, items: 0, hidden: [] as string[] };
afterAll(() => {
  const share = counted.items === 0 ? 0 : (100 * counted.hidden.length) / counted.items;
  process.stdout.write(
    `false alarms: ${counted.hidden.length} of ${counted.items} items in ${counted.documents} clean documents (${share.toFixed(3)} %)\n` +
      counted.hidden.map((line) => `  ${line}\n`).join(""),
  );
});

async function read(name: string, bytes: Buffer) {
  const reading = await readDocument(bytes, options);
  counted.documents++;
  counted.items += reading.lines.length + reading.hidden.length;
  counted.hidden.push(...reading.hidden.map(({ reason, text }) => `${name}: ${reason}: ${text.slice(0, 60)}`));
  return reading;
}

const small = (limit: number) => Math.ceil(limit * 0.005);

describe("false alarms of the hidden-text check", () => {
  test.each(proofCases<CleanDocument>([...cleanPdfs, ...cleanWordFiles, ...byLot], { short: 8 }))(
    "CV without hidden text → no text is reported as hidden: $name",
    async ({ name, written, bytes }) => {
      const file = await bytes();
      const naive = squash(await naiveText(file));
      const reading = await read(name, file);
      const lines = squash(reading.lines.map(({ text }) => text).join(" "));
      const bare = (text: string) => squash(text.replace(/^• /u, ""));
      for (const text of written) expect(naive).toContain(bare(text));
      expect(written.filter((text) => !lines.includes(bare(text)))).toEqual([]);
      expect(reading.hidden).toEqual([]);
    },
  );

  test.skipIf(benchFiles.length === 0).each(proofCases(benchFiles, { short: 4 }))(
    "benchmark CV without hidden text → at most 0.5 % of the lines are reported as hidden: %s",
    async (file) => {
      const reading = await read(basename(file), await readFile(join(bench, file)));
      expect(reading.lines.length).toBeGreaterThan(10);
      expect(reading.hidden.length).toBeLessThanOrEqual(small(reading.lines.length));
    },
  );

  test("all CVs without hidden text together → at most 0.5 % of the lines are reported as hidden", () => {
    expect(counted.documents).toBeGreaterThan(5);
    expect(counted.hidden.length / counted.items).toBeLessThanOrEqual(0.005);
  });
});
