import type { Resume } from "@orbita/contract";
import { folded, identityTraces, type ResumeIdentity } from "./identity-traces.ts";
import { personalSign, personalTraces } from "./personal-traces.ts";

/** Fields of a resume that are not free text: ids, codes, dates. */
const fixed = new Set(["id", "origin", "skillId", "code", "level", "start", "end", "label", "category"]);

const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const asWords = (words: readonly string[], flags: string): RegExp | null =>
  words.length === 0
    ? null
    : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map(escaped).join("|")})(?![\p{L}\p{N}])`, flags);

/** Patterns for contact addresses and phone numbers of any person. */
const addresses = [/[^\s@]+@[^\s@]+\.[^\s@]+/g, /(?:https?:\/\/|www\.)\S+/gi, /\+?(?:\d[\s./-]?){8,}\d/g];

type TracedPerson = Pick<Resume, "firstName" | "lastName" | "username" | "contacts">;

/** Minimum length of a name or contact detail to remove. Shorter words, such as initials, occur everywhere. */
const leastLetters = 3;

/**
 * Patterns for a person's name and contact details. Names match only as written, because many are common words too ("Costa",
 * "costa"). Contact details match in any case.
 */
function tracesOf({ firstName, lastName, username, contacts }: TracedPerson): RegExp[] {
  const long = (words: readonly (string | null)[]) =>
    words.filter((word): word is string => word !== null && word.length >= leastLetters);
  const hosts = contacts.links.map((link) => link.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, ""));
  // Addresses are removed before names, because an address may contain the name.
  const patterns = [
    asWords(long([contacts.email, contacts.phone, ...hosts, username]), "giu"),
    asWords(long([firstName, lastName]), "gu"),
  ];
  return [...addresses, ...patterns.filter((pattern) => pattern !== null)];
}

const ascii = /^[\t-~]*$/;
/** Normalises a text to what a person reads: with composed accents, and without invisible characters between letters. */
const asRead = (text: string): string =>
  ascii.test(text) ? text : text.normalize("NFC").replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, "");

/** Patterns for personal data of anybody. They are tried only on texts that match `personalSign`, because most texts do not. */
const anybodys = [...addresses, ...personalTraces];

type TextCleaner = (text: string) => string;
/** The text that replaces what a pattern matches. */
type ReplaceMatch = (found: string) => string;
const gap: ReplaceMatch = () => "…";
const without = (text: string, traces: readonly RegExp[], put = gap): string =>
  traces.reduce((rest, trace) => rest.replaceAll(trace, (found) => put(found)), text);

/** Removes everything that identifies this person, and contact and personal data of any person. */
export function cleaning(identity: ResumeIdentity, put = gap): TextCleaner {
  const own = identityTraces(identity);
  return (text) => {
    const read = asRead(text);
    const rest = personalSign.test(read) ? without(read, anybodys, put) : read;
    const plain = folded(rest);
    const found = own.filter(({ could }) => could(plain));
    return found.length === 0
      ? rest
      : without(
          rest,
          found.map(({ pattern }) => pattern()),
          put,
        );
  };
}

function cleanWith(clean: TextCleaner, part: unknown): unknown {
  if (typeof part === "string") return clean(part);
  if (part === null || typeof part !== "object") return part;
  if (Array.isArray(part)) return part.map((inner) => cleanWith(clean, inner));
  const whole: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(part)) whole[key] = fixed.has(key) ? inner : cleanWith(clean, inner);
  return whole;
}

/**
 * Removes the person's name and every contact address from free text, for anonymous views. With an `identity`, also removes
 * everything in it, in any spelling, and the age and residence of any person.
 */
export function withoutTraces<T>(value: T, person: TracedPerson, identity?: ResumeIdentity): T {
  if (identity) return cleanWith(cleaning(identity), value) as T;
  const traces = tracesOf(person);
  return cleanWith((text) => without(text, traces), value) as T;
}
