import type { RuleHit, RuleId } from "../ad.ts";
import { withoutItem } from "../find/items.ts";
import { rawSpan, sentenceAt, type NormalisedText } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";

const rules: readonly RuleId[] = [
  "sexRequired",
  "nationality",
  "family",
  "appearance",
  "belief",
  "health",
  "payHistory",
];

const her = "(?:donn[ae]|femminil[ei]|ragazze?a?|femmin[ae]|wom[ae]n|females?|girls?|lad(?:y|ies))";
const him = "(?:uom(?:o|ini)|maschil[ei]|ragazz[io]|maschi[oe]?|m[ae]n|males?|boys?|gentlem[ae]n)";
const joined = "(?: ?[/,] ?| e | o | ed | and | or | che | sia | as well as | nor )(?:[a-z]+ )?";
/** Matches both sexes named together, which excludes neither. */
const both = new RegExp(
  `\\b${her}${joined}${him}\\b|\\b${him}${joined}${her}\\b|ambo ?(?:i )?sess|(?:entrambi i|both|either) sex|altro sesso|ogni sesso`,
);

/** Matches a question for the sex. "Are you a man or a woman?" excludes neither, but still asks for the sex. */
const asksSex = /\b(?:sei|are you)\b.*\?$/;

/** Finds requirements and questions about protected traits, with word tables. */
export function traits(text: NormalisedText): RuleHit[] {
  return rules.flatMap((rule) =>
    placesOf(text, rule)
      .filter(({ start }) => {
        const sentence = text.plain.slice(...sentenceAt(text, start));
        return rule !== "sexRequired" || !both.test(sentence) || asksSex.test(sentence);
      })
      .map(({ start, end }) => ({ rule, ...rawSpan(text, start, end), fix: withoutItem(text, start, end) })),
  );
}
