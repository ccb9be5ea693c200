import { createHash, randomUUIDv7 } from "node:crypto";
import type { ClickRefusal, ClickSource } from "@orbita/contract";
import type { Tables, Tx } from "@orbita/db";
import type { seededRandom } from "@orbita/db/seed";
import type { Insertable } from "kysely";

type ClickRow = Insertable<Tables["clicks"]>;
export type SponsoredPost = { readonly id: string; readonly budgetCents: number };
type DayOptions = { readonly day: string; readonly until: Date; readonly priceCents: number };
type SeededRandom = ReturnType<typeof seededRandom>;

const sources: readonly ClickSource[] = [
  "list",
  "list",
  "list",
  "search",
  "search",
  "home",
  "similar",
  "space",
  "feed",
];
const minute = 60_000;

/** Random times of the visits of a day, in the 15 hours from 06:10 UTC; for today only times until now. */
function momentsOf({ day, until }: DayOptions, visits: number, dice: SeededRandom): Date[] {
  const begin = Date.parse(`${day}T06:10:00Z`);
  const moments = Array.from({ length: visits }, () => new Date(begin + dice.next() * 15 * 60 * minute));
  return moments.filter((at) => at < until).toSorted((one, other) => one.getTime() - other.getTime());
}

function refusalOf(dice: SeededRandom, left: number, priceCents: number): ClickRefusal | null {
  const drawn = dice.next();
  if (drawn < 0.1) return "repeated";
  if (drawn < 0.17) return "bot";
  if (drawn < 0.19) return "own";
  return left < priceCents ? "budget" : null;
}

/** Creates one day of clicks on a post with their ledger entries, as if real visitors had come and each click had been judged. */
export async function plantClicks(tx: Tx, post: SponsoredPost, of: DayOptions, dice: SeededRandom): Promise<void> {
  const rows: ClickRow[] = [];
  let amount = 0;
  for (const at of momentsOf(of, 14 + Math.floor(dice.next() * 34), dice)) {
    const number = rows.length + 1;
    const counted = rows.filter(({ refused }) => refused === null);
    const drawn = refusalOf(dice, post.budgetCents - amount, of.priceCents);
    const refused = drawn === "repeated" && counted.length === 0 ? "bot" : drawn;
    const fresh = createHash("sha256").update(`${post.id} ${of.day} ${number}`).digest().subarray(0, 16);
    const again = counted[Math.floor(dice.next() * counted.length)]?.visitor;
    const cents = refused === null ? of.priceCents : 0;
    amount += cents;
    rows.push({
      day: of.day,
      id: randomUUIDv7(),
      job_post_id: post.id,
      number,
      visitor: refused === "repeated" && again ? again : fresh,
      source: dice.pick(sources),
      refused,
      amount_cents: cents,
      at,
    });
  }
  if (rows.length === 0) return;
  const count = (refused: ClickRefusal | null) => rows.filter((row) => row.refused === refused).length;
  await tx.insertInto("clicks").values(rows).execute();
  await tx
    .insertInto("job_instances")
    .values({
      job_post_id: post.id,
      day: of.day,
      budget_cents: post.budgetCents,
      price_cents: of.priceCents,
      counted: count(null),
      refused_repeated: count("repeated"),
      refused_budget: count("budget"),
      refused_bot: count("bot"),
      refused_own: count("own"),
      amount_cents: amount,
    })
    .execute();
}
