import type { MessageSide, ThreadClosedReason } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { ThreadSubject } from "./subject-queries.ts";

type SubjectState = Pick<ThreadSubject, "status" | "enabled" | "listed" | "space_there" | "talent_there">;

/**
 * Why nobody can write in a thread; null if somebody can. Rejected candidates, and candidates of a closed post, may still write and get answers. A
 * withdrawal ends the thread, and so does a subject that one side can no longer open.
 */
export function closedFor({
  status,
  enabled,
  listed,
  space_there,
  talent_there,
}: SubjectState): ThreadClosedReason | null {
  if (status === "withdrawn") return "withdrawn";
  if (!enabled || !listed || !space_there) return "over";
  return talent_there ? null : "unavailable";
}

export function refuseClosed(reason: ThreadClosedReason | null): void {
  if (reason !== null) fail("message.closed", { reason });
}

export const otherSide = (side: MessageSide): MessageSide => (side === "talent" ? "space" : "talent");

const snippet = 160;

/** The beginning of a message in one line, cut between characters. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  return letters.length <= snippet ? line : `${letters.slice(0, snippet).join("").trimEnd()}…`;
}

type TemplateValues = { name: string; job: string; space: string };

/** Fills in a message template. Replaces all placeholders in one pass, so that braces in a name or title are not replaced again. */
export const fillTemplate = (template: string, words: TemplateValues): string =>
  template.replace(/\{(name|job|space)\}/g, (_all, name: keyof TemplateValues) => words[name]);
