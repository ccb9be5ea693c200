import { asTyped, squeezed, type FieldKind } from "@orbita/contract";
import { sql, type RawBuilder } from "kysely";

type SqlFragment<T = unknown> = RawBuilder<T>;

/** Minimum lengths of the typed text: `insideFrom` for matching inside a name, `slipFrom` for tolerating typos. */
const insideFrom = 3;
const slipFrom = 5;

const typed = sql.ref("locations.typed");
const holds = (before: string, words: string, after = ""): SqlFragment<boolean> =>
  sql`${typed} like ${`%${before}${words}${after}%`}`;

/**
 * SQL for how well a place matches the typed text: whether a name matches directly, whether it matches with typos, and the grade
 * of the match.
 */
export type PlaceFit = {
  readonly direct: SqlFragment<boolean>;
  readonly slips: SqlFragment<boolean> | null;
  readonly grade: SqlFragment<number>;
};

/**
 * Grades of a match: 4 the whole name, 3 a prefix of the name, 2 a prefix of one of its words, 1 inside the name, below 1 a
 * similar name, where closer to 1 is better. The text is normalized by `asTyped`, so it contains no wildcard of `like`.
 */
export function placeFitOf(text: string): PlaceFit | null {
  const words = asTyped(text);
  if (!words) return null;
  const whole = squeezed(words);
  const isNumber = /^\d+$/.test(whole);
  // Several typed words may be one word in the name, and the reverse. The text may have letters after the name ("bergamo bg") and
  // omit small words ("reggio emilia").
  const together =
    words === whole ? [] : [holds("|", whole), holds("|#", whole), holds("|", words.replaceAll(" ", "% "))];
  const begins = sql<boolean>`(${sql.join([holds("|", words), ...together], sql` or `)})`;
  const beginsWord = holds(" ", words);
  const inside = !isNumber && whole.length >= insideFrom ? [holds("", words)] : [beginsWord];
  const like = sql`strict_word_similarity(${words}, ${typed})`;
  return {
    direct: sql<boolean>`(${sql.join([begins, ...inside], sql` or `)})`,
    slips: !isNumber && whole.length >= slipFrom ? sql`locations.id in (select places_like(${words}))` : null,
    grade: sql<number>`(case when ${holds("|", words, "|")} then 4 when ${begins} then 3 when ${beginsWord} then 2
      when ${holds("", words)} then 1 else ${like}::numeric * 0.9 end)`,
  };
}

type FitOrder = { readonly key: SqlFragment; readonly kind: FieldKind };

/**
 * SQL for the sort key of places: the best grade of a match, then the requested order. The population of an Italian town counts
 * ten times, because users mostly mean Italy: "Mon" offers Monza, and not only cities overseas.
 */
export function orderOf(fits: readonly PlaceFit[], { key, kind, up }: FitOrder & { readonly up: boolean }): FitOrder {
  const grade = fits.length ? sql`round(greatest(${sql.join(fits.map((fit) => fit.grade))})::numeric, 2)` : sql`0`;
  if (kind === "number") {
    const weight = sql`${key} * (case when locations.country = 'IT' then 10 else 1 end)`;
    return { kind, key: up ? sql`(${weight} - ${grade} * 1e12)` : sql`(${grade} * 1e12 + ${weight})` };
  }
  const rank = up ? sql`round(500 - ${grade} * 100)` : sql`round(100 + ${grade} * 100)`;
  return { kind: "keyword", key: sql`(${rank}::text || coalesce(plain(${key}::text), ''))` };
}
