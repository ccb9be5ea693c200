import { asTyped, squeezed, type FieldKind } from "@orbita/contract";
import { sql, type RawBuilder } from "kysely";

type Sql<T = unknown> = RawBuilder<T>;

/** Minimum number of letters to match inside a name, and to tolerate a typo. */
const insideFrom = 3;
const slipFrom = 5;

const typed = sql.ref("locations.typed");
const holds = (before: string, words: string, after = ""): Sql<boolean> =>
  sql`${typed} like ${`%${before}${words}${after}%`}`;

/** How the names of a place match the typed text: directly, with typos, and how well. */
export type Fit = { readonly direct: Sql<boolean>; readonly slips: Sql<boolean> | null; readonly grade: Sql<number> };

/**
 * Grades: 4 the whole name, 3 a prefix of the name, 2 a prefix of one of its words, 1 inside the name, below 1 similar, where
 * closer to 1 is better. The text is normalized by `asTyped`, so it contains no wildcard of `like`.
 */
export function fitOf(text: string): Fit | null {
  const words = asTyped(text);
  if (!words) return null;
  const whole = squeezed(words);
  const isNumber = /^\d+$/.test(whole);
  // Several words may be one in the name, or the reverse; letters may follow ("bergamo bg"); small words may be omitted ("reggio
  // emilia").
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

type Order = { readonly key: Sql; readonly kind: FieldKind };

/**
 * One sort key: the best grade, then the requested order. Users mostly mean Italy, so the population of a comune counts ten
 * times: "Mon" offers Monza among five cities overseas.
 */
export function orderOf(fits: readonly Fit[], { key, kind, up }: Order & { readonly up: boolean }): Order {
  const grade = fits.length ? sql`round(greatest(${sql.join(fits.map((fit) => fit.grade))})::numeric, 2)` : sql`0`;
  if (kind === "number") {
    const weight = sql`${key} * (case when locations.country = 'IT' then 10 else 1 end)`;
    return { kind, key: up ? sql`(${weight} - ${grade} * 1e12)` : sql`(${grade} * 1e12 + ${weight})` };
  }
  const rank = up ? sql`round(500 - ${grade} * 100)` : sql`round(100 + ${grade} * 100)`;
  return { kind: "keyword", key: sql`(${rank}::text || coalesce(plain(${key}::text), ''))` };
}
