import type { RuleHit } from "../ad.ts";
import { genderedAdjective, genderedNoun, isForEveryone, type GenderedForm } from "../find/gender.ts";
import { rawSpan, sentenceAt, type NormalisedText } from "../find/text.ts";
import { addEndings, replaceWords, type NeutralWord } from "../fix.ts";
import { englishHits, hasOther, strokeEnd } from "./gendered-title.ts";
import {
  phrasesBeforePerson,
  definitePerson,
  addressedReader,
  addressedReaderLater,
  aboutApplicant,
  aboutSomebodyElse,
} from "./gendered-text-patterns.ts";

/** Words after which the noun is not the person sought, or is for all genders. */
const stops = new Set(
  "che chi persona persone figura figure risorsa profilo profili qualcuno collega colleghi candidature competenze con insieme accanto sotto presso come e ma perche quando se".split(
    " ",
  ),
);
const articles = new Set("un uno una un' il lo la l due tre quattro cinque sei dieci".split(" "));
const between = new Set([
  "nuovo",
  "nuova",
  "nuovi",
  "nuove",
  "nostro",
  "nostra",
  "prossimo",
  "prossima",
  "bravo",
  "brava",
  "bravi",
  "brave",
  "serio",
  "seria",
  "ottimo",
  "ottima",
  "ottimi",
  "giovane",
  "giovani",
  "valido",
  "valida",
  "motivato",
  "motivata",
  "motivati",
  "capace",
  "abile",
  "altro",
  "altra",
  "altri",
  "altre",
  "vice",
  "aiuto",
  "apprendista",
  "primo",
  "prima",
  "secondo",
  "seconda",
  "terzo",
  "terza",
  "vero",
  "vera",
  "solo",
  "sola",
  "anche",
  "piu",
  "buon",
  "ulteriore",
  "ulteriori",
  "di",
  "in",
  "da",
]);
const prepositions = new Set(
  "a ad al alla allo ai alle di del della dei delle con da dal dalla per in nel nella su sul presso tra fra dell all dall nell".split(
    " ",
  ),
);
/** Matches a person sought who is named with "our": "Al nostro magazziniere chiediamo", "chi è la nostra nuova collaboratrice?" */
const ours =
  /\b(?:chi e (?:il|la)|al|alla) nostr[oa] (?:(?:nuov|futur|prossim)[oa] )?([a-z]+)(?= ?\?| (?:chiediamo|offriamo|affid\w+|spett\w+|daremo|ideale))/g;
const wantedLater = /\b([a-z]+)(?: [a-z]+){0,2} cercasi\b/g;
const opening = /(?:^|[?:\n] ?)(?:un|una|uno) ([a-z]+)(?= (?:che|con|capace|in grado|per) )/g;
/** Matches a line that begins with a word in one gender: "Laureato in economia". */
const listed =
  /(?:^|\n)(?:- ?)?((?:laureat|diplomat|automunit|neolaureat|neodiplomat|iscritt|qualificat|abilitat|motivat|dinamic|precis|puntual|appassionat|specializzat)[oa])\b/g;
/** "Automunito" shows one gender anywhere, unless it agrees with a neutral noun: "persona automunita". */
const ofOwnCar = /\b((?:automunit|motomunit|patentat)[oa])\b/g;
const agreeingNouns = {
  a: /\b(?:person[ae]|figur[ae]|risors[ae]|candidatur[ae]|unita)\b/,
  o: /\b(?:personale|profil[oi]|staff|organico|element[oi])\b/,
};
const agreesWithNeutral = (text: NormalisedText, start: number, word: string): boolean =>
  agreeingNouns[word.endsWith("a") ? "a" : "o"].test(text.plain.slice(sentenceAt(text, start)[0], start));
const candidate = /\b(?:il|la|al|alla|del|della|dal|dalla|un|una|ogni|l'|sul|nel) ?(?:nostr[oa] )?(candidat[oa])\b/g;
const pronoun = /\b(?:he|she|him|himself|herself|his|hers?)\b/g;
const acts =
  /^ (?:will|should|must|can|is expected|has to|needs to|would|ought|may|who (?:joins|takes|gets|applies|comes|fills)|shall|is|has|works|reports|knows|speaks|brings|takes)\b/;
/** "The mechanic runs diagnostics; he also orders parts": a sentence in the present tense that describes the future employee. */
const does = /^ (?:also |then |often |usually )?[a-z]{2,}s\b/;
const post = /\bthe (?:new |right |ideal |future )?[a-z]+(?: of [a-z]+)? (?!is\b|was\b|has\b)[a-z]{2,}s\b/;
const pairedPronoun =
  /\b(?:he ?(?:\/|or|and) ?she|she ?(?:\/|or|and) ?he|his ?(?:\/|or|and) ?hers?|her ?(?:\/|or|and) ?his|him ?(?:\/|or|and) ?her|\(s\)he|s\/he|they)\b/;
const seeks =
  /\b(?:looking for|seeking|seek|hiring|hire|need|needs|recruiting|recruit|want|wanted|are after|join us as|work as|role of|position of|searching for|ideal|our next|our new)\b[^.;\n]{0,40}$/;

/** "A cameraman is what we need": the words after the noun show that it is the person sought. */
const soughtAfter = /^[^.;\n]{0,50}\b(?:(?:is|are) (?:what|who) we\b|wanted\b|needed\b)/;
/** "The right man for this job": the person sought is named by sex. */
const rightOne = /\b((?:right|ideal|perfect|best) )(?:man|woman|guy|lad|girl|lady|gentleman)\b(?! (?:or|and)\b)/g;

interface TextWord {
  word: string;
  start: number;
  end: number;
}
const agreeing = /(?:at|os|iv|ert|eri|arat|ic|orm)[oa]$/;

/** The noun for the person sought, if it shows a gender: "due magazzinieri", "un professionista esperto". */
function named(words: readonly TextWord[]): TextWord | undefined {
  let article = false;
  for (const [i, word] of words.entries()) {
    if (stops.has(word.word)) return undefined;
    const noun = genderedNoun(word.word);
    if (
      noun &&
      (article || words.slice(0, i).every((one) => between.has(one.word))) &&
      !prepositions.has(words[i - 1]?.word ?? "")
    )
      return word;
    if (articles.has(word.word) || /^\d+$/.test(word.word)) article = !prepositions.has(words[i - 1]?.word ?? "");
    else if (article && isForEveryone(word.word) && word.word.length > 4 && !between.has(word.word)) {
      const next = words[i + 1];
      if (next && /^(?:e|ed|o)$/.test(next.word) && articles.has(words[i + 2]?.word ?? ""))
        return named(words.slice(i + 2));
      return next && (agreeing.test(next.word) || genderedAdjective(next.word)) && words[i - 1]?.word !== "la"
        ? next
        : undefined;
    } else if (article && !between.has(word.word)) return undefined;
  }
  return undefined;
}

/** Patterns whose matched word agrees in gender with the reader, so that it counts even if it is no job noun. */
const spoken = new Set([addressedReader, addressedReaderLater, listed, ofOwnCar]);

function italian(text: NormalisedText): RuleHit[] {
  const hits: RuleHit[] = [];
  for (const match of text.plain.matchAll(phrasesBeforePerson)) {
    const from = match.index + match[0].length;
    const [, stop] = sentenceAt(text, from);
    const rest = text.plain.slice(from, Math.min(stop, from + 130));
    const words = [...rest.matchAll(/[a-z0-9]+/g)].map((m) => ({
      word: m[0],
      start: from + m.index,
      end: from + m.index + m[0].length,
    }));
    const found = named(words.slice(0, 16));
    // In "sei operai", "sei" is the number six and does not address the reader.
    if (found && !(match[0] === "sei" && genderedNoun(found.word)?.plural)) push(hits, text, found.start, found.end);
  }
  for (const pattern of [
    candidate,
    definitePerson,
    ours,
    wantedLater,
    opening,
    addressedReader,
    addressedReaderLater,
    listed,
    ofOwnCar,
  ])
    for (const match of text.plain.matchAll(pattern)) {
      const start = match.index + match[0].lastIndexOf(match[1]!);
      // "Il cuoco preparerà i piatti e tu li porterai": the cook is not the reader, so the noun is not the person sought.
      if (pattern === definitePerson && /\b(?:tu|ti|te)\b/.test(text.plain.slice(...sentenceAt(text, start)))) continue;
      if (pattern === ofOwnCar && agreesWithNeutral(text, start, match[1]!)) continue;
      if (spoken.has(pattern) || genderedNoun(match[1]!)) push(hits, text, start, start + match[1]!.length);
    }
  return hits.filter((hit, i) => hits.findIndex((one) => one.start === hit.start) === i);
}

const otherEnding = (word: string): GenderedForm => {
  const stroke = word.endsWith("o") ? "a" : "o";
  return { other: word.slice(0, -1) + stroke, stroke };
};

function push(hits: RuleHit[], text: NormalisedText, start: number, end: number): void {
  const word = text.plain.slice(start, end);
  const noun = genderedNoun(word) ?? genderedAdjective(word) ?? (/[oa]$/.test(word) ? otherEnding(word) : undefined);
  if (!noun || strokeEnd(text, end, noun) !== undefined) return;
  const near = text.plain.slice(Math.max(0, start - 40), end + 40);
  if (hasOther({ ...text, plain: near }, noun)) return;
  if (
    text.plain.slice(0, start).trimEnd().endsWith("/") ||
    /(?:il|un|del|al)\/(?:la|una|della|alla) (?:\w+ )?$/.test(text.plain.slice(Math.max(0, start - 20), start))
  )
    return;
  const span = rawSpan(text, start, end);
  const written = text.raw.slice(span.start, span.end);
  hits.push({ rule: "genderedText", ...span, fix: addEndings(span, [{ written, stroke: noun.stroke }]) });
}

const instead: Record<string, NeutralWord> = {
  he: "they",
  she: "they",
  him: "them",
  his: "their",
  her: "their",
  hers: "theirs",
  himself: "themselves",
  herself: "themselves",
};

const withName =
  /\b(?:with|by|under|replac\w+|meet|named|called|colleagues?|owner|manager|director|chef|founder|mentor|[Rr]eport(?:ing)? to),? \p{Lu}\p{Ll}+(?![\p{L}])/u;
/** Whether the sentence before contains a name, as in "Federica trains newcomers." A pronoun then refers to that person. */
function isSomebodyNamed(text: NormalisedText, start: number): boolean {
  if (start < 2) return false;
  const [first] = sentenceAt(text, start - 2);
  const span = rawSpan(text, first, start);
  const written = text.raw.slice(span.start, span.end);
  if (withName.test(written)) return true;
  return /[a-z,] \p{Lu}\p{Ll}+,? (?:is|was|has|will|leads|runs|trains|came|who|likes|and|manages|looks|started|our)\b/u.test(
    written,
  );
}

function english(text: NormalisedText): RuleHit[] {
  const hits: RuleHit[] = [];
  for (const { index, 0: word } of text.plain.matchAll(pronoun)) {
    const [start, end] = sentenceAt(text, index);
    const sentence = text.plain.slice(start, end);
    const previous = text.plain.slice(Math.max(0, start - 160), start);
    if (pairedPronoun.test(sentence)) continue;
    const lead = sentence.slice(0, index - start);
    const isHer =
      aboutApplicant.test(lead) ||
      (/^ ?(?:if|when|once|although) $/.test(lead) && aboutApplicant.test(sentence)) ||
      (acts.test(text.plain.slice(index + word.length, index + word.length + 16)) &&
        /^(?:s?he)$/.test(word) &&
        (aboutApplicant.test(previous) || index - start < 3)) ||
      (!/\byou\b/.test(text.plain) &&
        /^s?he$/.test(word) &&
        index - start < 3 &&
        post.test(previous) &&
        does.test(text.plain.slice(index + word.length)));
    if (
      !isHer ||
      aboutSomebodyElse.test(lead) ||
      (!aboutApplicant.test(lead) && (aboutSomebodyElse.test(previous) || isSomebodyNamed(text, start)))
    )
      continue;
    const stop = index + word.length;
    hits.push({
      rule: "genderedText",
      ...rawSpan(text, index, stop),
      fix: replaceWords(text, index, stop, instead[word]!),
    });
  }
  for (const { index, 0: all, 1: lead = "" } of text.plain.matchAll(rightOne)) {
    const [from, to] = [index + lead.length, index + all.length];
    hits.push({ rule: "genderedText", ...rawSpan(text, from, to), fix: replaceWords(text, from, to, "person") });
  }
  for (const { start, end, name } of englishHits(text)) {
    const [first, last] = sentenceAt(text, start);
    const isSought = seeks.test(text.plain.slice(Math.max(first, start - 60), start));
    if (!isSought && !soughtAfter.test(text.plain.slice(end, last))) continue;
    hits.push({
      rule: "genderedText",
      ...rawSpan(text, start, end),
      fix: replaceWords(text, start, end, name),
    });
  }
  return hits;
}

/** Finds nouns and adjectives that name the person sought in only one gender. */
export function genderedText(text: NormalisedText): RuleHit[] {
  return [...italian(text), ...english(text)];
}
