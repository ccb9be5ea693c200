import type { Hit } from "../ad.ts";
import { genderedNoun } from "../find/gender.ts";
import { wordsOf } from "../find/phrases.ts";
import { rawSpan, sentenceAt, type Text } from "../find/text.ts";
import { englishHits, hasOther, likeWritten, strokeEnd } from "./gendered-title.ts";

/** "Cerchiamo un …", "sei uno …", "il nostro nuovo …": up to five words on, the person is named. */
const lead = wordsOf([
  "(?:cerchiamo|ricerchiamo|cercasi|cercansi|cerca|ricerca|ricercano|seleziona|selezioniamo|assumiamo|assume|inseriamo|stiamo (?:cercando|selezionando|assumendo)|siamo alla ricerca di|alla ricerca di|inserire|assumere|selezionare|ricercare|cercare|sei|sarai|diventerai|diventa|figura (?:di|del|della)|ruolo (?:di|del)|posizione di|profilo (?:di|del)|aggiungere|vogliamo|serve|servono|ci serve|abbiamo bisogno di|in qualita di|lavorerai come|entrerai come|assunt[oa] come|inserit[oa] come|opportunita per)(?:,? (?:per (?:il|la|i|le|lo|l') ?(?:nostr[oaie] )?[\\w']+(?: di [\\w']+)?,?|a [a-z]+,?|anche|quindi|infatti|ora|subito))? (?:(?:un|uno|una|un'|il|la|lo|l'|due|tre|quattro|\\d+|n\\. ?\\d+|dei|degli|delle|nostr[oaie]|nuov[oaie]|prossim[oaie]|brav[oaie]|seri[oae]?|ottim[oaie]|giovan[ei]|valid[oaie]|motivat[oaie]|espert[oaie]|e|capac[ei]|junior|senior|altr[oaie]|vice|aiuto|apprendista) ?){0,5}",
]);
const candidate = /\b(?:il|la|al|alla|del|della|dal|dalla|un|una|ogni|l') ?(?:nostr[oa] )?(candidat[oa])\b/g;
const pronoun = /\b(?:he|she|him|himself|herself|his|hers?)\b/g;
const about =
  /\b(?:candidate|applicant|person|hire|successful|ideal|employee|colleague|role|position|right one|team member|who joins|recruit|he|she|engineer|manager|assistant|developer|worker|operator|technician|nurse|chef|driver|analyst|specialist|trainee|intern|somebody|someone)\b/;
const somebodyElse =
  /\b(?:founder|founded|ceo|owner|our (?:director|manager|president|team lead|head)|client|customer|patient|child|guest|mother|father|reports? to|customer's|resident|pupil|student|user)\b/;
const pairedPronoun =
  /\b(?:he ?(?:\/|or|and) ?she|she ?(?:\/|or|and) ?he|his ?(?:\/|or|and) ?hers?|her ?(?:\/|or|and) ?his|him ?(?:\/|or|and) ?her|\(s\)he|s\/he|they)\b/;
const seeks =
  /\b(?:looking for|seeking|seek|hiring|hire|need|needs|recruiting|recruit|want|wanted|join us as|work as|role of|position of|searching for|ideal)\b[^.;\n]{0,40}$/;

function italian(text: Text): Hit[] {
  const hits: Hit[] = [];
  for (const match of text.plain.matchAll(lead)) {
    const from = match.index + match[0].length;
    const word = /^ ?([a-z]+)/.exec(text.plain.slice(from));
    const articled =
      /\b(?:un|uno|una|un'|il|la|lo|l'|due|tre|quattro|\d+|dei|degli|delle|di|come|nostr[oa]|cercasi|cercansi|cerca|ricerca|seleziona|assume|ricerchiamo|cerchiamo|selezioniamo|assumiamo|serve|servono)\b[^.]*$/.test(
        match[0],
      );
    const noun = word && articled ? genderedNoun(word[1]!) : undefined;
    if (!noun || /\bun\/a|una?\/o|uno\/a|\/la\b|\/una\b/.test(match[0])) continue;
    const start = from + word![0].length - word![1]!.length;
    if (/^(?:sei|sarai)$/.test(match[0].trim())) continue;
    push(hits, text, start, from + word![0].length);
  }
  for (const match of text.plain.matchAll(candidate)) {
    const end = match.index + match[0].length;
    push(hits, text, end - match[1]!.length, end);
  }
  return hits;
}

function push(hits: Hit[], text: Text, start: number, end: number): void {
  const noun = genderedNoun(text.plain.slice(start, end));
  if (!noun || strokeEnd(text, end, noun) !== undefined) return;
  const near = text.plain.slice(Math.max(0, start - 40), end + 40);
  if (hasOther({ ...text, plain: near }, noun)) return;
  if (
    /\/$/.test(text.plain.slice(0, start).trimEnd()) ||
    /(?:il|un|del|al)\/(?:la|una|della|alla) (?:\w+ )?$/.test(text.plain.slice(Math.max(0, start - 20), start))
  )
    return;
  const span = rawSpan(text, start, end);
  const written = text.raw.slice(span.start, span.end);
  const stroke = written === written.toUpperCase() ? noun.stroke.toUpperCase() : noun.stroke;
  hits.push({ rule: "genderedText", ...span, fix: { ...span, text: `${written}/${stroke}` } });
}

const instead: Record<string, string> = {
  he: "they",
  she: "they",
  him: "them",
  his: "their",
  her: "their",
  hers: "theirs",
  himself: "themselves",
  herself: "themselves",
};

function english(text: Text): Hit[] {
  const hits: Hit[] = [];
  for (const { index, 0: word } of text.plain.matchAll(pronoun)) {
    const [start, end] = sentenceAt(text, index);
    const sentence = text.plain.slice(start, end);
    const previous = text.plain.slice(Math.max(0, start - 160), start);
    if (pairedPronoun.test(sentence) || somebodyElse.test(sentence)) continue;
    if (!about.test(sentence.replace(word, "")) && !about.test(previous)) continue;
    const span = rawSpan(text, index, index + word.length);
    hits.push({
      rule: "genderedText",
      ...span,
      fix: { ...span, text: likeWritten(text.raw.slice(span.start, span.start + 1), instead[word]!) },
    });
  }
  for (const { start, end, name } of englishHits(text)) {
    if (!seeks.test(text.plain.slice(Math.max(sentenceAt(text, start)[0], start - 60), start))) continue;
    const span = rawSpan(text, start, end);
    hits.push({
      rule: "genderedText",
      ...span,
      fix: { ...span, text: likeWritten(text.raw.slice(span.start, span.end), name) },
    });
  }
  return hits;
}

/** The person sought, named in one gender only. */
export function genderedText(text: Text): Hit[] {
  return [...italian(text), ...english(text)];
}
