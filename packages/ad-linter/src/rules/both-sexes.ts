import type { Ad, RuleHit } from "../ad.ts";
import { sentenceAt, type NormalisedText } from "../find/text.ts";
import { addOpenLine } from "../fix.ts";
import { hasMarks } from "./gendered-title.ts";
import { includesEveryone, namesBothSexes, invitesToApply, genderOfThings } from "./both-sexes-patterns.ts";

/** "Di ogni genere" may also describe goods, so the sentence must mention people. */
const aboutPeople =
  /^(?!.*\b(?:ogni|qualsiasi|qualunque) gener[ei]\b)|\b(?:sess\w+|person\w*|candidat\w*|profession\w+|lavorator\w+|lavoratric\w+|collegh\w+|chi|tutt[eio]|identita|indipendent\w+|prescind\w+|discriminaz\w+)\b/s;
const law = /198\/(?:20)?06|903\/(?:19)?77|125\/(?:19)?91|codice delle pari opportunita/;
const oneSex =
  /\bsesso (?:femminile|maschile)(?!.{0,6}(?:maschile|femminile))|(?:solo|esclusivamente|only) (?:donne|uomini|women|men)/;

export function saysEveryone(text: NormalisedText): boolean {
  if (law.test(text.plain) || hasMarks(text)) return true;
  const says = (pattern: RegExp, also: RegExp): boolean =>
    [...text.plain.matchAll(pattern)].some(({ index }) => {
      const sentence = text.plain.slice(...sentenceAt(text, index));
      return also.test(sentence) && !genderOfThings.test(sentence) && !oneSex.test(sentence);
    });
  return (
    says(includesEveryone, aboutPeople) ||
    says(includesEveryone, invitesToApply) ||
    says(namesBothSexes, invitesToApply)
  );
}

export function bothSexesLine(ad: Ad, text: NormalisedText): RuleHit[] {
  if (saysEveryone(text)) return [];
  const end = text.raw.length;
  return [{ rule: "bothSexesLine", start: end, end, fix: addOpenLine(text, ad.lang) }];
}
