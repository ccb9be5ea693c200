import { NotRead, readDocument } from "@orbita/resume-engine";
import { proofSize } from "@orbita/testing/proof";
import { describe, expect, test } from "vitest";
import { dice, inventCv } from "../adversarial/cv.ts";
import { wordCv, wordParts, zipParts } from "../adversarial/write-docx.ts";
import { resumeWith } from "./pdf-of.ts";

const options = { now: new Date("2026-06-15T12:00:00Z") };
const rounds = proofSize({ short: 12, whole: 300 });

/** Changes, removes or duplicates a few bytes of a valid file. */
function mutated(honest: Buffer, seed: number): Buffer {
  const random = dice(seed);
  let bytes = Buffer.from(honest);
  for (let change = 0; change < 1 + random() * 8; change++) {
    const at = Math.floor(random() * bytes.length);
    const length = Math.floor(random() * 60);
    const kind = random();
    if (kind < 0.5) bytes[at] = Math.floor(random() * 256);
    else if (kind < 0.75) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    else bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
  }
  return bytes;
}

/** Changes a part of a Word file before it is zipped; otherwise the zip's checksums would reveal the change. */
async function mutatedWord(seed: number): Promise<Buffer> {
  const parts = wordParts(wordCv(inventCv(seed, "it")).word);
  const names = Object.keys(parts);
  const name = names[seed % names.length]!;
  return zipParts({ ...parts, [name]: mutated(Buffer.from(parts[name]!), seed) });
}

type MutationOutcome = { seed: number; outcome: string };
async function outcomeOf(bytes: Buffer): Promise<string> {
  try {
    await readDocument(bytes, options);
    return "read";
  } catch (error) {
    return error instanceof NotRead ? error.reason : String(error);
  }
}

describe("reading corrupted CV files", () => {
  const sensible = ["read", "damaged", "noText", "encrypted", "unsupported", "tooComplex", "tooManyPages", "tooLarge"];
  const kinds: [string, (seed: number) => Buffer | Promise<Buffer>][] = [
    [
      "PDF",
      (seed) =>
        mutated(
          resumeWith(() => {}, seed),
          seed,
        ),
    ],
    ["Word", mutatedWord],
    [
      "the zip of a Word file",
      async (seed) => mutated(await zipParts(wordParts(wordCv(inventCv(seed, "en")).word)), seed),
    ],
  ];
  test.each(kinds)(
    "corrupted CV file of kind %s → read, or refused with a fitting reason",
    async (_, make) => {
      const outcomes: MutationOutcome[] = [];
      for (let seed = 1; seed <= rounds; seed++) outcomes.push({ seed, outcome: await outcomeOf(await make(seed)) });
      expect(outcomes.filter(({ outcome }) => !sensible.includes(outcome))).toEqual([]);
      expect(outcomes.some(({ outcome }) => outcome !== "read")).toBe(true);
    },
    60_000 + rounds * 1_000,
  );
});
