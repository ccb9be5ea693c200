import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isWhole, unpacked, weightsFile } from "../classifier/weights.ts";
import { trained } from "../../training/trained.ts";

describe("training of the line classifier", { timeout: 60_000 }, () => {
  it("training the line classifier twice with one seed → the same bytes; another seed → other bytes", () => {
    const options = { seed: 3, documents: 20, rounds: 1 };
    const once = trained(options);
    expect(once.equals(trained(options))).toBe(true);
    expect(once.equals(trained({ ...options, seed: 4 }))).toBe(false);
  });

  it("committed weights of the line classifier → complete, with a header that states their origin", () => {
    const kept = readFileSync(weightsFile);
    const { header } = unpacked(kept);
    expect(kept.length).toBeLessThan(2_000_000);
    expect(header.seed).toBeGreaterThan(0);
    expect(header.documents).toBeGreaterThan(1000);
    expect(header.generator).toMatch(/^[0-9a-f]{16}$/u);
    expect(isWhole(kept)).toBe(true);
    kept[kept.length - 9]! ^= 1;
    expect(isWhole(kept)).toBe(false);
  });
});
