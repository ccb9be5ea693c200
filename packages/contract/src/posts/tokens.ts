import { postLimits } from "./limits.ts";

/** A part of a text: plain text, a mention, a tag or a link. Joined in order, the parts give the original text. */
export type PostTextToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "mention"; readonly text: string; readonly name: string }
  | { readonly kind: "tag"; readonly text: string; readonly tag: string }
  | { readonly kind: "link"; readonly text: string; readonly url: string };

const { min, max } = postLimits.tag;
const longest = 1_000;
/**
 * Finds the tokens of a text. No token begins after a letter or a digit, which excludes email addresses and URL fragments. A link
 * ends before characters that change the text direction, because they could make it look like another link.
 */
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@#/])(?:(?<link>https?:\/\/[^\s<>"'\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{3,})|@(?<name>[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,48}[\p{L}\p{N}])?)|#(?<tag>[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,60}[\p{L}\p{M}\p{N}])?))`,
  "gu",
);
const trailing = ".,;:!?'\"\u2019\u201d\u00bb\u2026";
/** Removes trailing punctuation and an unmatched closing bracket, which belong to the sentence around the link. */
function closed(url: string): string {
  let open = url.split("(").length - url.split(")").length;
  let end = url.length;
  for (; end > 0; end--) {
    const last = url[end - 1]!;
    if (last === ")" && open < 0) open++;
    else if (!trailing.includes(last)) break;
  }
  return url.slice(0, end);
}

/** Normalizes a tag for comparison: "#Genova" and "#genova" are the same tag. */
export const tagOf = (text: string): string => text.normalize("NFC").toLowerCase();

/**
 * Whether the text is an http(s) URL without credentials. Credentials are refused, because readers could take a username for the
 * host.
 */
function isUrl(text: string): boolean {
  if (text.length > longest) return false;
  try {
    const { protocol, username, password } = new URL(text);
    return ["http:", "https:"].includes(protocol) && username === "" && password === "";
  } catch {
    return false;
  }
}

export function tokensOf(text: string): PostTextToken[] {
  const tokens: PostTextToken[] = [];
  let from = 0;
  const upTo = (end: number): void => {
    if (end > from) tokens.push({ kind: "text", text: text.slice(from, end) });
  };
  for (const { index, groups } of text.matchAll(pattern)) {
    if (index < from) continue;
    const { link, name, tag } = groups as { link?: string; name?: string; tag?: string };
    const url = link && closed(link);
    const length = tag === undefined ? 0 : Array.from(tag).length;
    if (url && isUrl(url)) {
      upTo(index);
      tokens.push({ kind: "link", text: url, url });
      from = index + url.length;
    } else if (name) {
      upTo(index);
      tokens.push({ kind: "mention", text: `@${name}`, name });
      from = index + name.length + 1;
    } else if (tag && length >= min && length <= max && /\p{L}/u.test(tag)) {
      upTo(index);
      tokens.push({ kind: "tag", text: `#${tag}`, tag: tagOf(tag) });
      from = index + tag.length + 1;
    }
  }
  upTo(text.length);
  return tokens;
}

export const tagsIn = (text: string): string[] => [
  ...new Set(tokensOf(text).flatMap((token) => (token.kind === "tag" ? [token.tag] : []))),
];
/** The distinct names that a text mentions, in lower case. */
export const namesIn = (text: string): string[] => [
  ...new Set(tokensOf(text).flatMap((token) => (token.kind === "mention" ? [token.name.toLowerCase()] : []))),
];
export const linksIn = (text: string): string[] => [
  ...new Set(tokensOf(text).flatMap((token) => (token.kind === "link" ? [token.url] : []))),
];
