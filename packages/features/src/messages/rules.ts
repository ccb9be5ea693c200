import type { MessageSide, ThreadClosed } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Subject } from "./subject-queries.ts";

type Standing = Pick<Subject, "status" | "enabled" | "listed" | "space_there" | "talent_there">;

/**
 * Why nobody writes. Who was rejected, or whose post has ended, may still ask and be answered; who withdrew has ended it, and
 * what one of the two can no longer open is over.
 */
export function closedFor({ status, enabled, listed, space_there, talent_there }: Standing): ThreadClosed | null {
  if (status === "withdrawn") return "withdrawn";
  if (!enabled || !listed || !space_there) return "over";
  return talent_there ? null : "unavailable";
}

export function refuseClosed(reason: ThreadClosed | null): void {
  if (reason !== null) fail("message.closed", { reason });
}

export const otherSide = (side: MessageSide): MessageSide => (side === "talent" ? "space" : "talent");

const snippet = 160;

/** The beginning of it in one line, cut between characters. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  return letters.length <= snippet ? line : `${letters.slice(0, snippet).join("").trimEnd()}…`;
}

type Filling = { name: string; job: string; space: string };

/** In one go: what a name or a title holds in braces is not filled in again. */
export const filled = (template: string, words: Filling): string =>
  template.replace(/\{(name|job|space)\}/g, (_all, name: keyof Filling) => words[name]);
