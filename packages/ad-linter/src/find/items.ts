import type { Fix } from "../ad.ts";
import { rawSpan, type Text } from "./text.ts";

/**
 * Taking the words out is a fix where they are an item by themselves: a line, a sentence, or something between commas. Elsewhere the
 * sentence would not stand any more, and a person must rewrite it.
 */
export function withoutItem(text: Text, start: number, end: number): Fix | null {
  const { plain } = text;
  const lead = plain.slice(Math.max(0, start - 4), start);
  const rest = plain.slice(end, end + 2);
  const opens = /(?:^|\n)(?:- ?)?$/.test(lead);
  const closes = /^(?:$|\n|[.;](?:\s|$))/.test(rest);
  if (lead.endsWith(", ") && (closes || rest.startsWith(","))) return { ...rawSpan(text, start - 2, end), text: "" };
  if (opens && rest.startsWith(", ")) return { ...rawSpan(text, start, end + 2), text: "" };
  return null;
}
