import type { createDatabase } from "@orbita/testing";

type Db = Awaited<ReturnType<typeof createDatabase>>["db"];

const price = 45;
const inRome = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });

/**
 * Checks the click ledgers by a replay: a simple implementation without locks processes each post's clicks of a day in their order. Any
 * difference from the replay is a fault, and so is a sum above a budget.
 */
export async function auditLedgers(db: Db) {
  const entries = await db.selectFrom("clicks").selectAll().orderBy("number").execute();
  const ledgers = await db
    .selectFrom("job_instances")
    .innerJoin("job_posts", "job_posts.id", "job_instances.job_post_id")
    .selectAll("job_instances")
    .select(["plan", "daily_budget_cents"])
    .execute();
  const faults: string[] = [];
  const byLedger = Map.groupBy(entries, ({ job_post_id, day }) => `${job_post_id} ${day}`);
  for (const ledger of ledgers) {
    const name = `${ledger.job_post_id} ${ledger.day}`;
    const own = byLedger.get(name) ?? [];
    byLedger.delete(name);
    const budget = ledger.plan === "premium" ? ledger.daily_budget_cents! : null;
    const seen = new Set<string>();
    let amount = 0;
    for (const [index, entry] of own.entries()) {
      const visitor = entry.visitor.toString("hex");
      const fits = budget === null || budget - amount >= price;
      const refused = seen.has(visitor) ? "repeated" : fits ? null : "budget";
      if (entry.number !== index + 1) faults.push(`${name}: entry ${index + 1} has the number ${entry.number}`);
      if (entry.refused !== refused) faults.push(`${name}: ${entry.number} is ${entry.refused}, replayed ${refused}`);
      if (inRome.format(entry.at) !== entry.day) faults.push(`${name}: ${entry.at.toISOString()} is of another day`);
      if (refused === null) seen.add(visitor);
      amount += refused === null && budget !== null ? price : 0;
    }
    if (ledger.amount_cents !== amount) faults.push(`${name}: sums to ${ledger.amount_cents}, replayed ${amount}`);
    if (ledger.counted !== seen.size) faults.push(`${name}: counts ${ledger.counted}, replayed ${seen.size}`);
    if (budget !== null && ledger.amount_cents > budget)
      faults.push(`${name}: ${ledger.amount_cents} is past ${budget}`);
  }
  for (const name of byLedger.keys()) faults.push(`${name}: clicks without a ledger`);
  const count = (refusal: string) => entries.filter(({ refused }) => refused === refusal).length;
  return {
    faults,
    ids: entries.map(({ id }) => id),
    days: [...new Set(entries.map(({ day }) => day))],
    refusals: { budget: count("budget"), repeated: count("repeated") },
  };
}
