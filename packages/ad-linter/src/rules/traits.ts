import type { Hit, RuleId } from "../ad.ts";
import { equalityOf, findPhrases, withoutItem, type Phrase } from "../find/phrases.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { family, nationality, sexRequired } from "../words/traits.ts";
import { appearance, belief, health } from "../words/traits-more.ts";

const tables: readonly (readonly [RuleId, readonly Phrase[]])[] = [
  ["sexRequired", sexRequired],
  ["nationality", nationality],
  ["family", family],
  ["appearance", appearance],
  ["belief", belief],
  ["health", health],
];

/** What may not be asked of a person: all by tables, none inside a statement of equal opportunities. */
export function traits(text: Text): Hit[] {
  const safe = equalityOf(text);
  return tables.flatMap(([rule, phrases]) =>
    findPhrases(text, phrases, safe).map(({ start, end }) => ({
      rule,
      ...rawSpan(text, start, end),
      fix: withoutItem(text, start, end),
    })),
  );
}
