import type { PostTextToken } from "@orbita/contract/posts/tokens";

/** Estimated characters per line of a post, precise enough to distinguish long texts from short ones. */
const letters = 68;
const lines = 12;
/** Texts that exceed the limit by up to three lines are shown whole: a "more" button for one line would be a nuisance. */
const grace = 3;

const linesOf = (text: string): number =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);

/** The first `room` characters of a text. Cuts at a space if there is one in the second half, and never inside a grapheme. */
function cut(text: string, room: number): string {
  const kept = text.slice(0, room);
  const space = Math.max(kept.lastIndexOf(" "), kept.lastIndexOf("\n"));
  if (space > room / 2) return kept.slice(0, space);
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(kept)) {
    // Drops the last segment of the cut text, which may be half a grapheme.
    if (index + segment.length < room) end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The beginning of a long text, or null if it is short enough to be shown whole. Never cuts links and mentions. */
export function shorten(tokens: readonly PostTextToken[]): PostTextToken[] | null {
  const whole = tokens.map(({ text }) => text).join("");
  if (linesOf(whole) <= lines + grace) return null;
  const kept: PostTextToken[] = [];
  let before = "";
  for (const token of tokens) {
    if (linesOf(before + token.text) <= lines) {
      kept.push(token);
      before += token.text;
      continue;
    }
    if (token.kind === "text") kept.push({ kind: "text", text: `${cut(token.text, roomIn(before, token.text))}…` });
    else kept.push({ kind: "text", text: "…" });
    return kept;
  }
  return kept;
}

/** How many characters of `text` fit after `before`. */
function roomIn(before: string, text: string): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (linesOf(before + text.slice(0, middle)) <= lines) low = middle;
    else high = middle - 1;
  }
  return low;
}
