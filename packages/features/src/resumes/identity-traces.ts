/** All that leads to one person, wherever it is written down. */
export type Identity = {
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

/** Small classes, and no flag for case: a pattern with all of Unicode in it takes a hundred times as long to make. */
const sign = String.raw`0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F`;
const anyCase = (letters: string): string => {
  const cases = [...new Set(letters + letters.toUpperCase())].join("");
  return cases.length === 1 ? cases : `[${cases}]`;
};

/** However it is written: other cases and accents, other signs between its parts. */
function loosely(words: string): string {
  const signs = Array.from(words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase());
  return signs.map((one) => (/[\p{L}\p{N}]/u.test(one) ? anyCase(accents[one] ?? one) : `[^${sign}]{0,3}`)).join("");
}

const alone = (source: string) => `(?<![${sign}])(?:${source})(?![${sign}])`;
const oneOf = (sources: readonly string[], wrap: (source: string) => string = alone): RegExp[] => {
  const longestFirst = [...new Set(sources)].toSorted((one, other) => other.length - one.length);
  return longestFirst.length === 0 ? [] : [new RegExp(wrap(longestFirst.join("|")), "gu")];
};

/** Long enough to stand for one person also in the middle of a word. */
const longId = 8;
const idTraces = (ids: readonly string[]) => [
  ...oneOf(ids.filter((id) => id.length >= longId).map(loosely), (source) => source),
  ...oneOf(ids.filter((id) => id.length >= 3 && id.length < longId).map(loosely)),
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

function nameTraces(names: readonly string[]): RegExp[] {
  const known = [...new Set([...names.filter((name) => name.length >= 3), ...names.flatMap(partsOf)])];
  const short = names.filter((name) => /^\p{L}{2}$/u.test(name));
  return [
    ...oneOf(pairsOf(known, (one, other) => `${one} ${other}`).map(loosely), (source) => source),
    ...oneOf([...known, ...pairsOf(known, (one, other) => `${one[0]!}.${other}`)].map(loosely)),
    // Two letters are a word everywhere: only as they are written.
    ...short.map((name) => new RegExp(alone(name), "gu")),
  ];
}

const generic = new Set(["in", "it", "en", "pub", "user", "users", "profile", "profiles", "company", "people", "home"]);

/** Without what every address has; and the names in its path, which people use elsewhere too. */
const linkIds = (link: string): string[] => {
  const bare = link.replace(/^[a-z][a-z0-9+.-]*:\/\/(www\.)?/i, "").replace(/[/?#]+$/, "");
  const [host, ...path] = bare.split(/[/?#=&]+/);
  const handles = path.map((part) => part.replace(/^@/, "")).filter((part) => part.length >= 4 && !generic.has(part));
  return [bare, ...(path.length === 0 ? [host!] : []), ...handles];
};

/** "info" and "marketing" are words; "giulia.costa92" is somebody. */
const localPart = (email: string): string[] => {
  const local = email.split("@")[0]!;
  return local.length >= 5 && /[\d._+-]/.test(local) ? [local] : [];
};

const digitsOf = (phone: string): string[] => {
  const digits = phone.replaceAll(/\D/g, "").replace(/^00/, "");
  const national = digits.replace(/^39(?=\d{6,})/, "");
  return [`0039${national}`, digits, national].filter((number) => number.length >= 6);
};

/** "Genova (GE), Italia" is Genova. */
const townOf = (place: string): string => place.split(/[,(/]/)[0]!.trim();

const stemOf = (file: string): string[] => {
  const stem = file.replace(/\.[a-z0-9]{2,5}$/i, "");
  return stem.length >= longId && !/^(curriculum|resume|vitae|cv|europass|[\s_-])+$/i.test(stem)
    ? [file, stem]
    : [file];
};

const patternsOf = (identity: Identity): RegExp[] => [
  ...idTraces([
    ...identity.emails,
    ...identity.emails.flatMap(localPart),
    ...identity.links.flatMap(linkIds),
    ...identity.files.flatMap(stemOf),
    ...identity.usernames,
  ]),
  ...oneOf(
    identity.phones.flatMap(digitsOf).map((digits) => digits.split("").join(String.raw`[\s./()-]{0,2}`)),
    (source) => String.raw`\+?\(?(?<!\d)(?:${source})(?!\d)`,
  ),
  ...nameTraces(identity.names),
  ...oneOf(
    identity.places
      .map(townOf)
      .filter((town) => town.length >= 2)
      .map(loosely),
  ),
];

const made = new WeakMap<Identity, RegExp[]>();

/** Made once for each: one application is read in a dozen pieces. */
export function identityTraces(identity: Identity): RegExp[] {
  const traces = made.get(identity) ?? patternsOf(identity);
  made.set(identity, traces);
  return traces;
}
