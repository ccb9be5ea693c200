import { passedStage, reading, readingFailures, type ReadingStage } from "@orbita/contract";
import { z } from "zod";
import type { ReadingFacts, ReadOutcome } from "./port.ts";

/** The output lines that the reader's child process may write. It has opened an untrusted document, so other output is rejected. */
const line = z.union([
  passedStage.pick({ stage: true, facts: true }),
  z.object({ reading }),
  z.object({ failure: z.enum(readingFailures) }),
]);

type ReaderMessage = { stage: ReadingStage; facts: ReadingFacts } | ReadOutcome;

/**
 * Replaces NUL and unpaired surrogates, which PostgreSQL cannot store. Each is replaced by one character, so that character offsets
 * in a line of the document stay correct.
 */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD").toWellFormed() : value;

/** Parses an output line of the reader's child process; returns null if the line is invalid. */
export function understand(text: string): ReaderMessage | null {
  try {
    return line.safeParse(JSON.parse(text, storable)).data ?? null;
  } catch {
    return null;
  }
}
