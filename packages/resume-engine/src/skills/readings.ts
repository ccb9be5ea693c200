import { fold } from "../lexicon/fold.ts";
import { readLines } from "../lexicon/read-words.ts";

/** Words beside a skill about level, duration or tools; they never identify the skill. */
const around = new Set(readLines("skill-fillers"));

/** Matches a version: "18", "v17", "3.11", "19c", "CS6", "R2022b", "1.x", "2+", "10/11". */
const version =
  /^(?:v(?:er)?\.?)?\d+(?:[.,/:]\d+)*(?:\.x)?[a-c+]?$|^cs\d$|^r20\d\d[ab]$|^p\d$|^\d+d(?:\/\d+d)*$|^es\d+\+?$|^[abc][12]$/u;
export const isVersion = (word: string): boolean => version.test(word);
/** Matches a name with its version attached: "Python3.11", "PHP5". */
const glued = /^(\p{L}{3,})v?\d+(?:\.\d+)*$/u;

const marks = /[●○★☆■□▪▫◆◇⬤◯✓✔]+|\(?\d{1,3}\s?%\)?|(?<![\d/])\d{1,2}\s?\/\s?(?:5|10)(?!\d)/gu;
/** Matches both gender forms of one word: "Organizzato/a", "sviluppatore/trice", "automunito(a)". */
const bothForms = /(\p{L}{3,})(?:\/|\()(?:trice|ice|a|o|e|i)\)?(?![\p{L}\p{N}])/giu;

/** Whether a word is a filler word, which does not identify a skill. */
export const isTalk = (word: string): boolean => around.has(word);

export const mostWords = 9;

const clean = (text: string): string => fold(text.replaceAll(marks, " ").replaceAll(bothForms, "$1"));

/** The words of a folded text with their positions. */
const tokensOf = (text: string) =>
  Array.from(text.matchAll(/[^\s,;:()[\]"|•·–—]+/gu), ({ 0: word, index }) => ({
    word: word.replace(/^(?:-|dell'|d'|l'|un'|all'|nell'|sull')+|[.'-]+$/gu, ""),
    from: index,
    to: index + word.length,
  })).filter(({ word }) => word !== "");

/** The texts that remain when filler words are removed from both ends, fewest removed first. */
function* trims(text: string): Generator<string> {
  const tokens = tokensOf(text);
  const isTalkAt = (at: number) => isTalk(tokens[at]!.word);
  let front = 0;
  // In "5+ years of Python" the number belongs to the word that it counts, so both are removed.
  while (front < tokens.length - 1 && (isTalkAt(front) || (version.test(tokens[front]!.word) && isTalkAt(front + 1))))
    front++;
  let back = 0;
  for (let at = tokens.length - 1; at > 0 && (isTalkAt(at) || version.test(tokens[at]!.word)); at--) back++;
  for (let taken = 1; taken <= front + back; taken++)
    for (let behind = Math.min(taken, back); behind >= 0; behind--) {
      const before = taken - behind;
      const last = tokens.length - 1 - behind;
      if (before > front || before > last) continue;
      const start = tokens[before]!;
      const rest = fold(text.slice(start.to - start.word.length, tokens[last]!.to));
      yield rest;
      const bare = glued.exec(tokens[last]!.word)?.[1];
      if (bare) yield fold(rest.replace(/v?\d+(?:\.\d+)*$/u, ""));
    }
}

const isTalkOnly = (text: string): boolean =>
  tokensOf(text).every(({ word }) => around.has(word) || version.test(word) || word.length < 2);

/**
 * The texts that may be the name of the skill in a text, the most literal first: without stars and brackets, without words about
 * the level, without the version. They are folded; the list is empty if the text has only such words.
 */
export function readingsOf(text: string): string[] {
  const whole = fold(text);
  const spoken = clean(text);
  const inside = [...spoken.matchAll(/\(([^()]*)\)?/gu)].map(([, words]) => fold(words!));
  const outside = fold(spoken.replaceAll(/\([^()]*\)?/gu, " "));
  const readings = new Set(isTalkOnly(whole) ? [] : [whole]);
  for (const one of [spoken, outside]) {
    if (tokensOf(one).length > mostWords || isTalkOnly(one)) continue;
    readings.add(one);
    const bare = glued.exec(one)?.[1];
    if (bare) readings.add(bare);
    for (const rest of trims(one)) if (!isTalkOnly(rest)) readings.add(rest);
  }
  // The text in brackets may also be the name, if it is a single item and not only filler words.
  if (inside.length === 1 && /^[^,;]{3,}$/u.test(inside[0]!) && !isTalkOnly(inside[0]!)) readings.add(inside[0]!);
  // A version within the name is removed: "ITIL v4 Foundation".
  if (/\p{L}.*\d/u.test(outside)) {
    const plain = tokensOf(outside).filter(({ word }) => !version.test(word));
    if (plain.length > 1) readings.add(plain.map(({ word }) => word).join(" "));
  }
  readings.delete("");
  return [...readings];
}

/** Words for work on things, which may precede or follow the skill: "gestione siti WordPress", "report Power BI". */
const work = new Set(
  `gestione creazione realizzazione redazione stesura scrittura sviluppo progettazione preparazione elaborazione produzione amministrazione configurazione installazione manutenzione analisi integrazione modellazione disegno test
  scheda schede siti sito pagine pagina report reportistica dashboard componenti query script scripting applicazioni applicazione app campagne campagna modelli template plugin server database db
  management creation writing building design modelling modeling administration configuration setup maintenance analysis integration sites site pages reports dashboards components queries scripts apps campaigns campaign models templates plugins`.split(
    /\s+/u,
  ),
);
export function workedOn(text: string): string[] {
  const tokens = tokensOf(clean(text));
  const isAround = ({ word }: { word: string }) => work.has(word) || around.has(word);
  const first = tokens.findIndex((token) => !isAround(token));
  const last = tokens.findLastIndex((token) => !isAround(token));
  if (first === -1 || (first === 0 && last === tokens.length - 1)) return [];
  return [
    tokens
      .slice(first, last + 1)
      .map(({ word }) => word)
      .join(" "),
  ];
}

/** Finds the tool that is used, after at most three words: "Prototipi con Figma", "siti in WordPress". */
const means = /^(?:\S+ ){1,3}?(?:con|tramite|usando|in|su|with|using|on) (?:il |lo |la |l'|the )?(.+)$/u;
/** Words for studies, courses and places, which are also followed by "in" but name no tool. */
const noMeans =
  /^(?:laurea|laureat|diploma|master|corso|corsi|dottorato|degree|bachelor|university|universita|scuola|school|tirocinio|stage|internship|course|certificat|attestato|nato|nata|born|residente|vivo|studi)/u;
const course =
  /^(?:corso|corsi|attestat[oi]|certificat[oi]|certificazion[ei]|abilitazion[ei]|patentin[oi]|qualific[ah]e?|brevett[oi]|esame|course|certificate|certification|training|licen[cs]e)(?: base| avanzato)?(?: (?:di|del|della|per|in|of|for))? (.+)$/u;
export const courseIn = (text: string): string | null => course.exec(clean(text))?.[1] ?? null;
export const meansIn = (text: string): string | null =>
  noMeans.test(fold(text)) ? null : (means.exec(clean(text))?.[1] ?? null);
