import { ask, deleteWords, type FindingFix } from "../fix.ts";
import type { NormalisedText } from "./text.ts";

/**
 * Suggests deleting the matched words if they are a complete item: a line, a sentence, or a part between commas. Elsewhere a
 * deletion would break the sentence, so the author must rewrite it.
 */
export function withoutItem(text: NormalisedText, start: number, end: number): FindingFix {
  const { plain } = text;
  const lead = plain.slice(Math.max(0, start - 4), start);
  const rest = plain.slice(end, end + 2);
  const opens = /(?:^|\n)(?:- ?)?$/.test(lead);
  const closes = /^(?:$|\n|[.;](?:\s|$))/.test(rest);
  if (lead.endsWith(", ") && (closes || rest.startsWith(","))) return deleteWords(text, start - 2, end);
  if (opens && rest.startsWith(", ")) return deleteWords(text, start, end + 2);
  return ask;
}
