import { passedStage, reading, readingFailures, type ReadingStage } from "@orbita/contract";
import { z } from "zod";
import type { ReadingFacts, ReadOutcome } from "./port.ts";

/** What a child may say, a line each. It has just opened a stranger's document: nothing else is listened to. */
const line = z.union([
  passedStage.pick({ stage: true, facts: true }),
  z.object({ reading }),
  z.object({ failure: z.enum(readingFailures) }),
]);

type Said = { stage: ReadingStage; facts: ReadingFacts } | ReadOutcome;

/** PostgreSQL keeps neither NUL nor halves of characters. Replaced one for one: places in a line are counted in characters. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD").toWellFormed() : value;

/** Null is nothing that we understand. */
export function understand(text: string): Said | null {
  try {
    return line.safeParse(JSON.parse(text, storable)).data ?? null;
  } catch {
    return null;
  }
}
