import { tokensOf } from "@orbita/contract/posts/tokens";

/**
 * Matches an @ and the letters after it, up to the caret. Email addresses do not match, because they have a letter before the @.
 */
const begun = /(?<![\p{L}\p{N}_@#/])@(?<text>[\p{L}\p{N}][\p{L}\p{N}._-]{0,48})$/u;

export type TypedMention = { text: string; from: number; to: number };

/** The mention that the user is typing at the caret, if any. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const found = begun.exec(text.slice(0, caret))?.groups?.text;
  return found ? { text: found, from: caret - found.length - 1, to: caret } : null;
}

/** Whether a username can be mentioned. Usernames may have blanks and commas, which the syntax of mentions does not allow. */
export function canBeNamed(address: string): boolean {
  const [only, ...more] = tokensOf(`@${address}`);
  return more.length === 0 && only?.kind === "mention" && only.name === address;
}

/** The text with the username instead of the typed letters, and the new caret position. */
export function withMention(
  text: string,
  { from, to }: TypedMention,
  address: string,
): { text: string; caret: number } {
  const rest = text.slice(to);
  const put = `@${address}${/^\s/.test(rest) ? "" : " "}`;
  return { text: text.slice(0, from) + put + rest, caret: from + put.length + (put.endsWith(" ") ? 0 : 1) };
}
