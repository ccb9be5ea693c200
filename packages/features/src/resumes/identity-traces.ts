/** All data that identify one person. */
export type ResumeIdentity = {
  readonly names: readonly string[];
  readonly usernames: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly links: readonly string[];
  readonly places: readonly string[];
  readonly files: readonly string[];
};

const accents: Readonly<Record<string, string>> = {
  a: "aàáâäãåā",
  c: "cçćč",
  e: "eèéêëē",
  g: "gğ",
  i: "iìíîïī",
  l: "lł",
  n: "nñń",
  o: "oòóôöõøō",
  s: "sšśș",
  u: "uùúûüū",
  y: "yýÿ",
  z: "zžźż",
};

/**
 * The letters and digits that a name can contain, for patterns without the case-insensitive flag. With all letters of Unicode,
 * compiling a pattern would take a hundred times as long.
 */
const sign = String.raw`0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F`;
const anyCase = (letters: string): string => {
  const cases = [...new Set(letters + letters.toUpperCase())].join("");
  return cases.length === 1 ? cases : `[${cases}]`;
};

/**
 * Returns the source of a regular expression for the words that also matches other cases, other accents, and other separators
 * between the words.
 */
function loosely(words: string): string {
  const signs = Array.from(words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase());
  return signs.map((one) => (/[\p{L}\p{N}]/u.test(one) ? anyCase(accents[one] ?? one) : `[^${sign}]{0,3}`)).join("");
}

const ascii = /^[\t-~]*$/;
/** Normalizes a text for comparison: replaces all variants of a letter that `loosely` matches by the same letter. */
export const folded = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFD")
        .replaceAll(/\p{M}/gu, "")
        .toLowerCase()
        .replaceAll(/[łø]/g, (letter) => (letter === "ł" ? "l" : "o"));

/**
 * A pattern that finds an identity in a text. Compiling is far more expensive than matching, and almost no text matches. So the
 * pattern is compiled only for the first text that contains the longest run of plain letters of any of its words.
 */
export type IdentityTrace = { readonly could: (folded: string) => boolean; readonly pattern: () => RegExp };

const runOf = (word: string): string =>
  (folded(word).match(/[a-z0-9]+/g) ?? []).reduce((one, other) => (other.length > one.length ? other : one), "");

const alone = (source: string) => `(?<![${sign}])(?:${source})(?![${sign}])`;
const asIs = (source: string) => source;

type TraceForm = { wrap?: (source: string) => string; write?: (word: string) => string };
const oneOf = (words: readonly string[], { wrap = alone, write = loosely }: TraceForm = {}): IdentityTrace[] => {
  if (words.length === 0) return [];
  const runs = [...new Set(words.map(runOf))];
  let made: RegExp | null = null;
  const make = () => {
    const sources = [...new Set(words.map(write))].toSorted((one, other) => other.length - one.length);
    return new RegExp(wrap(sources.join("|")), "gu");
  };
  return [{ could: (text) => runs.some((run) => text.includes(run)), pattern: () => (made ??= make()) }];
};

/** Minimum length of an id, such as a username, that identifies a person even inside a longer word. */
const longId = 8;
const idTraces = (ids: readonly string[]) => [
  ...oneOf(
    ids.filter((id) => id.length >= longId),
    { wrap: asIs },
  ),
  ...oneOf(ids.filter((id) => id.length >= 3 && id.length < longId)),
];

const particles = new Set([
  "de",
  "di",
  "da",
  "del",
  "della",
  "dei",
  "degli",
  "la",
  "lo",
  "le",
  "el",
  "al",
  "van",
  "von",
]);
const partsOf = (name: string): string[] =>
  name.split(/[\s-]+/).filter((part) => part.length >= 3 && !particles.has(part.toLowerCase()));

const pairsOf = (words: readonly string[], joined: (one: string, other: string) => string): string[] =>
  words.flatMap((one) => words.filter((other) => other !== one).map((other) => joined(one, other)));

function nameTraces(names: readonly string[]): IdentityTrace[] {
  const known = [...new Set([...names.filter((name) => name.length >= 3), ...names.flatMap(partsOf)])];
  const short = names.filter((name) => /^\p{L}{2}$/u.test(name));
  return [
    ...oneOf(
      pairsOf(known, (one, other) => `${one} ${other}`),
      { wrap: asIs },
    ),
    ...oneOf([...known, ...pairsOf(known, (one, other) => `${one[0]!}.${other}`)]),
    // A name of two letters may be a common word, so it matches only as written.
    ...oneOf(short, { write: asIs }),
  ];
}

const generic = new Set(["in", "it", "en", "pub", "user", "users", "profile", "profiles", "company", "people", "home"]);

/** The parts of a link that identify a person: the URL without its protocol, and the handles in its path, because people use a handle on other sites too. */
const linkIds = (link: string): string[] => {
  const bare = link.replace(/^[a-z][a-z0-9+.-]*:\/\/(www\.)?/i, "").replace(/[/?#]+$/, "");
  const [host, ...path] = bare.split(/[/?#=&]+/);
  const handles = path.map((part) => part.replace(/^@/, "")).filter((part) => part.length >= 4 && !generic.has(part));
  return [bare, ...(path.length === 0 ? [host!] : []), ...handles];
};

/** The local part of an email address, if it identifies a person: "giulia.costa92" does, "info" and "marketing" are common words. */
const localPart = (email: string): string[] => {
  const local = email.split("@")[0]!;
  return local.length >= 5 && /[\d._+-]/.test(local) ? [local] : [];
};

const digitsOf = (phone: string): string[] => {
  const digits = phone.replaceAll(/\D/g, "").replace(/^00/, "");
  const national = digits.replace(/^39(?=\d{6,})/, "");
  return [`0039${national}`, digits, national].filter((number) => number.length >= 6);
};

/** The town of a place without province and country: "Genova (GE), Italia" becomes "Genova". */
const townOf = (place: string): string => place.split(/[,(/]/)[0]!.trim();

const stemOf = (file: string): string[] => {
  const stem = file.replace(/\.[a-z0-9]{2,5}$/i, "");
  return stem.length >= longId && !/^(curriculum|resume|vitae|cv|europass|[\s_-])+$/i.test(stem)
    ? [file, stem]
    : [file];
};

const patternsOf = (identity: ResumeIdentity): IdentityTrace[] => [
  ...idTraces([
    ...identity.emails,
    ...identity.emails.flatMap(localPart),
    ...identity.links.flatMap(linkIds),
    ...identity.files.flatMap(stemOf),
    ...identity.usernames,
  ]),
  ...oneOf(identity.phones.flatMap(digitsOf), {
    write: (digits) => digits.split("").join(String.raw`[\s./()-]{0,2}`),
    wrap: (source) => String.raw`\+?\(?(?<!\d)(?:${source})(?!\d)`,
  }).map(({ pattern }) => ({ could: (text: string) => /\d/.test(text), pattern })),
  ...nameTraces(identity.names),
  ...oneOf(identity.places.map(townOf).filter((town) => town.length >= 2)),
];

const made = new WeakMap<ResumeIdentity, IdentityTrace[]>();

/** The patterns that find an identity in texts. They are cached, because an application is read in a dozen parts. */
export function identityTraces(identity: ResumeIdentity): IdentityTrace[] {
  const traces = made.get(identity) ?? patternsOf(identity);
  made.set(identity, traces);
  return traces;
}
