import type { Ad, Hit } from "../ad.ts";
import { sentenceAt, type Text } from "../find/text.ts";
import { meansEveryone } from "./gendered-title.ts";

/** Words about gender; whether they open the ad to everyone is asked of their sentence. */
const gender = /\b(?:gener[ei]|sess[oi]|genders?|sex(?:es)?|ambosess\w*|uomini|women|identita di genere)\b/g;
const opens =
  /\b(?:ogni|qualsiasi|qualunque|tutt[eio]|entramb[ie]|ambo|ambedue|ambosess\w*|nessuna|senza|indipendentemente|prescind\w+|prescindere|pari|parita|uno|altro|non|all|any|every|both|either|regardless|irrespective|whatever|without|no|equal\w*|open|welcome|everyone|chiunque|apert\w+|rivolt\w+)\b/;
const people =
  /\b(?:annunci\w*|offert\w*|ricerca|posizion\w*|selezion\w*|candidat\w*|person[ae]|rivolt\w+|apert\w+|aspirant\w*|lavorator\w*|ruolo|opportunita|assum\w+|parita|discriminazion\w*|distinzion\w*|ambosess\w*|sessi|sesso|uomini|donne|chiunque|role|job|ad|advert\w*|position|people|candidates?|applicants?|applications?|everyone|regardless|irrespective|discriminat\w*|women|men|hire|hiring|opportunit\w*|welcome|we|vacancy|open)\b/;
const law = /198\/(?:20)?06|903\/(?:19)?77|125\/(?:19)?91|pari opportunita tra uom|art\. 27/;
const thing =
  /\b(?:del|di questo|di tale|un certo|in) gener[ei]\b|gener[ei] (?:alimentar|letterar|musical)|(?:prodotti|articoli|merci|problem\w+|servizi|eventi) di ogni genere|violenza di genere|studi di genere|gender (?:studies|pay gap|violence)/;
const oneSex = /\bsesso (?:femminile|maschile)(?!.{0,6}(?:maschile|femminile))/;

export function saysEveryone(text: Text): boolean {
  if (law.test(text.plain) || meansEveryone(text)) return true;
  for (const { index } of text.plain.matchAll(gender)) {
    const sentence = text.plain.slice(...sentenceAt(text, index));
    if (opens.test(sentence) && people.test(sentence) && !thing.test(sentence) && !oneSex.test(sentence)) return true;
  }
  return /\b(?:uomini e donne|donne e uomini|men and women|women and men|uomo o donna|donna o uomo)\b/.test(text.plain);
}

const lines = {
  it: "Annuncio rivolto a persone di ogni genere (D.Lgs. 198/2006).",
  en: "This ad is open to people of all genders (D.Lgs. 198/2006).",
};

export function bothSexesLine(ad: Ad, text: Text): Hit[] {
  if (saysEveryone(text)) return [];
  const end = text.raw.length;
  const gap = text.raw.trim() === "" ? "" : text.raw.endsWith("\n") ? "\n" : "\n\n";
  return [{ rule: "bothSexesLine", start: end, end, fix: { start: end, end, text: gap + lines[ad.lang] } }];
}
