import type { Resume } from "@orbita/contract";
import { folded, identityTraces, type Identity } from "./identity-traces.ts";
import { personalSign, personalTraces } from "./personal-traces.ts";

/** Fields that are not free text: ids, codes, dates. */
const fixed = new Set(["id", "origin", "skillId", "code", "level", "start", "end", "label", "category"]);

const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const asWords = (words: readonly string[], flags: string): RegExp | null =>
  words.length === 0
    ? null
    : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map(escaped).join("|")})(?![\p{L}\p{N}])`, flags);

/** Contact addresses and phone numbers of any person. */
const addresses = [/[^\s@]+@[^\s@]+\.[^\s@]+/g, /(?:https?:\/\/|www\.)\S+/gi, /\+?(?:\d[\s./-]?){8,}\d/g];

type Person = Pick<Resume, "firstName" | "lastName" | "username" | "contacts">;

/** Shorter words, such as initials, occur everywhere. */
const leastLetters = 3;

/** Names match only as written, because many are common words too ("Costa", "costa"); contact details match in any case. */
function tracesOf({ firstName, lastName, username, contacts }: Person): RegExp[] {
  const long = (words: readonly (string | null)[]) =>
    words.filter((word): word is string => word !== null && word.length >= leastLetters);
  const hosts = contacts.links.map((link) => link.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, ""));
  // Addresses first: they may contain the name.
  const patterns = [
    asWords(long([contacts.email, contacts.phone, ...hosts, username]), "giu"),
    asWords(long([firstName, lastName]), "gu"),
  ];
  return [...addresses, ...patterns.filter((pattern) => pattern !== null)];
}

const ascii = /^[\t-~]*$/;
/** Composes accents and removes invisible characters between letters. */
const asRead = (text: string): string =>
  ascii.test(text) ? text : text.normalize("NFC").replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, "");

/** Only texts that match `personalSign` are checked with these; most do not. */
const anybodys = [...addresses, ...personalTraces];

type Clean = (text: string) => string;
/** Returns the replacement for a match. */
type Put = (found: string) => string;
const gap: Put = () => "…";
const without = (text: string, traces: readonly RegExp[], put = gap): string =>
  traces.reduce((rest, trace) => rest.replaceAll(trace, (found) => put(found)), text);

/** Removes everything that identifies this person, and contact and personal data of any person. */
export function cleaning(identity: Identity, put = gap): Clean {
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

function cleanWith(clean: Clean, part: unknown): unknown {
  if (typeof part === "string") return clean(part);
  if (part === null || typeof part !== "object") return part;
  if (Array.isArray(part)) return part.map((inner) => cleanWith(clean, inner));
  const whole: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(part)) whole[key] = fixed.has(key) ? inner : cleanWith(clean, inner);
  return whole;
}

/**
 * For anonymous views: also removes the person's name and every contact address from free text. With an identity it removes
 * everything in it, in any spelling, and the age and residence of any person.
 */
export function withoutTraces<T>(value: T, person: Person, identity?: Identity): T {
  if (identity) return cleanWith(cleaning(identity), value) as T;
  const traces = tracesOf(person);
  return cleanWith((text) => without(text, traces), value) as T;
}
