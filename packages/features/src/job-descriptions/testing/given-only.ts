import type { AdLanguage, JobAdFacts } from "../facts.ts";
import type { SeededTaxonomy } from "./seeded-posts.ts";

/*
 * Words that an ad may use besides the given facts. `checkerOf` reports every other word until somebody reviews it. It does
 * not know how the draft was made, and checks separately numbers, words, and names of skills, benefits, agreements and
 * sectors.
 */
const frame: Readonly<Record<AdLanguage, string>> = {
  it: `a ad agenzia aiuta al all almeno altro anche anni anno annuncio apre autorizzazione candidatura candidature centro cerca che chi
    chiediamo ci compenso competenze con condizioni conta contano contratto cosa da del dell della di domanda domande durata entro estero età è e
    fase fino fondazione foto genere giorni gradito ha i ibrido il in indennità indirizzo italia l la lavora lavorano lavoro le legge
    leggono livello lordi mese mesi nel nell nella nome non offriamo ogni opera orario ordine ore per persona persone più posizione
    prima primo questa questo requisiti retribuzione riceve rispondiamo risponde risposta rivolto ruolo sede sedi seleziona selezione
    senza serve settimana settore si sola sono tempo tutto una un vede zona remoto cui ccnl`,
  en: `a abroad addition address age agency agreement all allowance also an and answer application applications are area ask at
    authorisation based between by ccnl centre collective contract count counts day days duration employment every fee first for
    foundation from fully gets gross have helps hours hybrid in is it italy its least level looking matter matters month months most
    name nice no of offer office offices on one open opening or order pay people person photo place position question questions read
    reads remote requirements role run sector sees selecting selection site skills stage takes terms that the there this time to up
    wants fill we week what which who with within without work working works year years genders ad`,
};

const lawLine =
  /\b(?:Annuncio rivolto a persone di ogni genere|This ad is open to people of all genders) \(D\.Lgs\. 198\/2006\)\./;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((one) => one.replaceAll(/[.,](?=\d{3}\b)/g, "").replace(",", "."));

/** Collects every string and number in a value, recursively. */
function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (value && typeof value === "object") return Object.values(value).flatMap(leavesOf);
  return [];
}

/** All given facts as texts: the fields of the post, their labels in this language, the countries, and the Space's own text. */
function givenIn({ post, words, space, title }: JobAdFacts, language: AdLanguage): string[] {
  const { location, remoteFrom, screeningQuestions, ...fields } = post;
  const leaves = [
    ...leavesOf({ ...fields, location: [location?.city, location?.province], region: remoteFrom?.region }),
    ...leavesOf(space),
  ];
  const named = [...leaves, ...leavesOf(post.skills)].flatMap((code) => words.get(code)?.[language] ?? []);
  const country = new Intl.DisplayNames(language, { type: "region" });
  const lands = [location?.country, remoteFrom?.country].flatMap((code) => (code ? [country.of(code)!] : []));
  return [...leaves, ...named, ...lands, ...leavesOf(title), String(screeningQuestions?.length ?? 0)];
}

function namesOf({ listOf, skills }: SeededTaxonomy, language: AdLanguage): Set<string> {
  const lists = ["benefit", "ccnl", "business_sector", "education", "language", "contract_economic_type"].flatMap(
    listOf,
  );
  return new Set(
    [...lists, ...skills].map((one) => wordsIn(one[language]).join(" ")).filter((name) => name.length > 3),
  );
}

/** All sequences of up to eight words in a text; no name in the taxonomy is longer. */
function* rowsOf(text: string): Generator<string> {
  for (const part of text.split(/[\n.:;,()“”]/)) {
    const all = wordsIn(part);
    for (let from = 0; from < all.length; from++)
      for (let to = from + 1; to <= Math.min(all.length, from + 8); to++) yield all.slice(from, to).join(" ");
  }
}

const measures: readonly [unit: RegExp, given: (facts: JobAdFacts) => (number | null | undefined)[]][] = [
  [/^(?:€|euro)/, ({ post }) => [post.salaryMin, post.salaryMax, post.allowance]],
  [/^(?:ore|hours?)$/, ({ post }) => [post.weeklyHours]],
  [/^(?:mes[ei]|months?)$/, ({ post }) => [post.durationMonths]],
  [/^(?:giorn[oi]|days?)$/, ({ post }) => [post.replyDays]],
  [/^(?:ann[oi]|years?)$/, ({ post }) => (post.skills ?? []).map(({ minYears }) => minYears)],
  [/^(?:person[ae]|people)$/, ({ space }) => numbersIn(space.size ?? "").map(Number)],
];

/** Finds numbers with a unit, such as years or euros, that match neither the post's field for that unit nor a given text. */
function wrongMeasures(said: string, facts: JobAdFacts, whole: string): string[] {
  return [...said.matchAll(/(€ ?)?(\d+(?:[.,]\d+)*) ?(€|euro|[\p{L}]+)?/gu)].flatMap(
    ([found, coin, number = "", word = ""]) => {
      const unit = coin ? "€" : word.toLowerCase();
      const given = measures.find(([pattern]) => pattern.test(unit))?.[1];
      if (!given || whole.includes(found.trim())) return [];
      return given(facts).includes(Number(numbersIn(number)[0])) ? [] : [found];
    },
  );
}

/** Returns everything that a draft states but that was not given; empty if the draft is correct. */
export function checkerOf(taxonomy: SeededTaxonomy, language: AdLanguage) {
  const names = namesOf(taxonomy, language);
  const frameWords = wordsIn(frame[language]);
  return (text: string, facts: JobAdFacts): string[] => {
    // Keeps only the first form of a word that is written in two forms, such as "Venditore/trice".
    const said = text.replace(lawLine, "").replaceAll(/(?<=\p{L}{3})\/\p{L}{1,5}\b/gu, "");
    const given = givenIn(facts, language);
    const numbers = new Set(given.flatMap(numbersIn));
    const known = new Set([...given.flatMap(wordsIn), ...frameWords]);
    const whole = ` ${given.map((one) => wordsIn(one).join(" ")).join(" | ")} `;
    return [
      ...numbersIn(said).filter((one) => !numbers.has(one)),
      ...wrongMeasures(said, facts, given.join(" | ")),
      ...wordsIn(said).filter((one) => !known.has(one)),
      ...[...rowsOf(said)].filter((row) => names.has(row) && !whole.includes(` ${row} `)),
    ];
  };
}
