import type { Hit } from "../ad.ts";
import { findPhrases, type Phrase } from "../find/phrases.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { likeWritten } from "./gendered-title.ts";

const tongues =
  "(?:english|italian|german|french|spanish|portuguese|dutch|chinese|mandarin|arabic|russian|japanese|polish|romanian|swedish|danish|greek|turkish|ukrainian|korean)";
/** Another way in: a level, "or equivalent". */
const alternative =
  /\b(?:c1|c2|b2|bilingu\w+|equivalent[ei]?|equiparabil\w+|pari livello|livello (?:pari|assimilabile|corrispondente|avanzato)|near[- ]native|o (?:un )?(?:ottim\w+|eccellent\w+|livello|conoscenza|fluent\w*|perfett\w+|padronanza)|or (?:fluent|an? (?:excellent|equivalent|comparable)|excellent|comparable|proficient|advanced|near|same level|high level|very)|o simil\w+|or similar|e non)\b/;
const lessons = /\b(?:cors[oi]|lezion[ei]|lessons?|class(?:es)?|courses?|training|collegh\w+|colleagues)\b/;

const phrases: readonly Phrase[] = [
  {
    says: [
      "(?:di |livello |a livello |un |una |insegnante |docente )?madre ?-?lingua",
      `lingua madre|prima lingua|(?:as |is )?(?:your|a|their|his|her) (?:first|native|mother) language|first language(?: ${tongues})?|${tongues} (?:as (?:a|your) )?first language`,
      `(?:mother[- ]tongue)(?: ${tongues})?`,
      `native[- ](?:level )?(?:${tongues}(?: or ${tongues})?(?:[- ]speak(?:er|ers|ing))?|speak(?:er|ers|ing)|proficiency|fluency|command|level (?:of )?${tongues})`,
      `${tongues} native(?: speakers?)?|native[- ]level`,
    ],
    notIn: alternative,
    notAfter: lessons,
  },
];

export function nativeSpeaker(text: Text): Hit[] {
  return findPhrases(text, phrases).map(({ start, end, words }) => {
    const word =
      /madre ?-?lingua|lingua madre|prima lingua|(?:first|native|mother) language|mother[- ]tongue|native(?:[- ](?:level|speak(?:ers|er|ing)|proficiency|fluency|command))?/.exec(
        words,
      )!;
    const lead = /(?:di |a livello |livello |un |una )$/.exec(words.slice(0, word.index));
    const from = start + word.index - (lead ? lead[0].length : 0);
    const level = /madre|lingua/.test(word[0]) ? "livello C2" : "C2 level";
    const fix = rawSpan(text, from, start + word.index + word[0].length);
    const written = text.raw.slice(fix.start, fix.start + 1);
    return {
      rule: "nativeSpeaker" as const,
      ...rawSpan(text, start, end),
      fix: { ...fix, text: likeWritten(written, level) },
    };
  });
}
