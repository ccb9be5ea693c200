import type { Resume } from "@orbita/contract";

/** What is no sentence of a person: ids, codes, dates. */
const fixed = new Set(["id", "origin", "skillId", "code", "level", "start", "end", "label", "category"]);

const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const asWords = (words: readonly string[], flags: string): RegExp | null =>
  words.length === 0
    ? null
    : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map(escaped).join("|")})(?![\p{L}\p{N}])`, flags);

/** Whatever one could write to or call, whosever it is. */
const addresses = [/[^\s@]+@[^\s@]+\.[^\s@]+/g, /(?:https?:\/\/|www\.)\S+/gi, /\+?(?:\d[\s./-]?){8,}\d/g];

type Person = Pick<Resume, "firstName" | "lastName" | "username" | "contacts">;

/** Initials and little words stand everywhere. */
const leastLetters = 3;

/** Names as they are written, because many are words too ("Costa", "costa"); what one is reached by, however it is written. */
function tracesOf({ firstName, lastName, username, contacts }: Person): RegExp[] {
  const long = (words: readonly (string | null)[]) =>
    words.filter((word): word is string => word !== null && word.length >= leastLetters);
  const hosts = contacts.links.map((link) => link.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, ""));
  // Addresses first: they may have the name in them.
  const patterns = [
    asWords(long([contacts.email, contacts.phone, ...hosts, username]), "giu"),
    asWords(long([firstName, lastName]), "gu"),
  ];
  return [...addresses, ...patterns.filter((pattern) => pattern !== null)];
}

/** For who must not learn whose it is: the person's name, and every address, go from sentences too. */
export function withoutTraces<T>(value: T, person: Person): T {
  const traces = tracesOf(person);
  const clean = (part: unknown): unknown => {
    if (typeof part === "string") return traces.reduce((text, trace) => text.replaceAll(trace, "…"), part);
    if (Array.isArray(part)) return part.map(clean);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fixed.has(key) ? inner : clean(inner)]));
  };
  return clean(value) as T;
}
