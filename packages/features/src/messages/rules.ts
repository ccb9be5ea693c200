import type { MessageSide, ThreadClosed } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Subject } from "./subject-queries.ts";

type Standing = Pick<Subject, "status" | "enabled" | "listed" | "space_there" | "talent_there">;

/**
 * Why nobody can write. Rejected candidates, and candidates of a closed post, may still ask and get answers. A withdrawal ends
 * the thread, and so does a subject that one side can no longer open.
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

/** The beginning of the text in one line, cut between characters. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  return letters.length <= snippet ? line : `${letters.slice(0, snippet).join("").trimEnd()}…`;
}

type Filling = { name: string; job: string; space: string };

/** Replaces all placeholders in one pass, so that braces in a name or title are not replaced again. */
export const filled = (template: string, words: Filling): string =>
  template.replace(/\{(name|job|space)\}/g, (_all, name: keyof Filling) => words[name]);
