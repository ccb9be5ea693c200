import type { Reading, ReadingStage } from "@orbita/contract";
import { NotRead } from "./not-read.ts";

export type ReadOptions = {
  /** Today, for "present" and for what is yet to come. */
  now: Date;
  /** Told as each stage ends, with what it found. */
  onStage?: (stage: ReadingStage, facts: Record<string, number>) => void;
};

/** A document in, all that it says out: see docs/guides/resume-engine.md for the stages. */
export async function readDocument(_bytes: Uint8Array, _options: ReadOptions): Promise<Reading> {
  throw new NotRead("failed");
}
