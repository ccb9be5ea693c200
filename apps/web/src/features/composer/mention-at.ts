import { tokensOf } from "@orbita/contract/posts/tokens";

/** An @ and the letters after it, up to where one writes. Addresses of mail have none: something stands before their @. */
const begun = /(?<![\p{L}\p{N}_@#/])@(?<text>[\p{L}\p{N}][\p{L}\p{N}._-]{0,48})$/u;

export type Begun = { text: string; from: number; to: number };

/** The mention that is being written at the caret. */
export function mentionAt(text: string, caret: number): Begun | null {
  const found = begun.exec(text.slice(0, caret))?.groups?.text;
  return found ? { text: found, from: caret - found.length - 1, to: caret } : null;
}

/** Usernames may have blanks and commas, with which nobody can be spoken to in a text. */
export function canBeNamed(address: string): boolean {
  const [only, ...more] = tokensOf(`@${address}`);
  return more.length === 0 && only?.kind === "mention" && only.name === address;
}

/** The text with the name in place of what was begun, and where one goes on. */
export function withMention(text: string, { from, to }: Begun, address: string): { text: string; caret: number } {
  const rest = text.slice(to);
  const put = `@${address}${/^\s/.test(rest) ? "" : " "}`;
  return { text: text.slice(0, from) + put + rest, caret: from + put.length + (put.endsWith(" ") ? 0 : 1) };
}
