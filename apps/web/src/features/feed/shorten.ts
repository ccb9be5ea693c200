import type { Token } from "@orbita/contract/posts/tokens";

/** Characters per line of a post; an estimate is enough to distinguish long texts from short ones. */
const letters = 68;
const lines = 12;
/** Texts up to three lines longer are shown whole: a "more" button for one line would be a nuisance. */
const grace = 3;

const linesOf = (text: string): number =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);

/** Cuts at a space if there is one near, and never inside a grapheme. */
function cut(text: string, room: number): string {
  const kept = text.slice(0, room);
  const space = Math.max(kept.lastIndexOf(" "), kept.lastIndexOf("\n"));
  if (space > room / 2) return kept.slice(0, space);
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(kept)) {
    // The last segment may be half a grapheme.
    if (index + segment.length < room) end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The beginning of a long text, or null if it is short enough to be shown whole. Never cuts links and mentions. */
export function shorten(tokens: readonly Token[]): Token[] | null {
  const whole = tokens.map(({ text }) => text).join("");
  if (linesOf(whole) <= lines + grace) return null;
  const kept: Token[] = [];
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
