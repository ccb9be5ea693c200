import { sql } from "kysely";
import { allowedOn, type MarketSpace } from "./people.ts";
import type { RunningMarket } from "./world.ts";

const halfUp = (top: number, bottom: number) => Math.floor((2 * top + bottom) / (2 * bottom));

/** The licence fee of a month in cents, counted day by day, independently of the product's implementation. */
function licenceOf({ starts_on, ends_on, license_price_cents }: MarketSpace["licence"], month: string): number {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  let agreed = 0;
  for (let day = 1; day <= days; day++) {
    const at = `${month}-${String(day).padStart(2, "0")}`;
    if (at >= starts_on && (ends_on === null || at <= ends_on)) agreed += 1;
  }
  return halfUp(license_price_cents * agreed, days);
}

/** Compares the books, the ledgers and the provider. Returns no faults if they agree. */
export async function audit(market: RunningMarket, buyers: readonly MarketSpace[], until: string) {
  const { db, stripe } = market;
  const faults: string[] = [];
  const must = (holds: boolean, words: string) => {
    if (!holds) faults.push(words);
  };
  const same = (one: number, other: number, words: string) => must(one === other, `${words}: ${one} and ${other}`);
  const invoices = await db.selectFrom("invoices").selectAll().orderBy("number").execute();
  const payments = await db.selectFrom("payments").selectAll().execute();
  const sum = <T>(all: readonly T[], cents: (one: T) => number) => all.reduce((total, one) => total + cents(one), 0);

  // Checks invoice numbers and dates.
  for (const [year, own] of Map.groupBy(invoices, (row) => row.year)) {
    must(
      own.every(({ number }, at) => number === at + 1),
      `numbers of ${year}: ${own.map(({ number }) => number).join()}`,
    );
    must(
      own.every(({ issued_on }, at) => at === 0 || issued_on >= own[at - 1]!.issued_on),
      `dates of ${year} go back`,
    );
    must(
      own.every(({ issued_on }) => issued_on.startsWith(`${year}-`)),
      `a date of another year than ${year}`,
    );
  }
  const [bills, notes] = [
    invoices.filter(({ kind }) => kind === "invoice"),
    invoices.filter(({ kind }) => kind !== "invoice"),
  ];
  const months = bills.map(({ space_id, period }) => `${space_id} ${period}`);
  same(new Set(months).size, months.length, "one invoice a Space and month");

  // Checks that the invoices equal the ledgers and licences.
  const { rows: clicks } = await sql<{ space_id: string; amount: number; unpaid: number; over: number }>`
    select p.space_id, coalesce(sum(c.amount_cents) filter (where i.invoice_id is not null), 0)::integer as amount,
      coalesce(sum(c.amount_cents) filter (where i.invoice_id is null and c.day <= ${until}::date), 0)::integer as unpaid,
      count(*) filter (where i.closed_at is null and c.day <= ${until}::date)::integer as over
    from clicks c join job_instances i on i.job_post_id = c.job_post_id and i.day = c.day
      join job_posts p on p.id = c.job_post_id group by p.space_id`.execute(db);
  for (const { spaceId, licence } of buyers) {
    const own = bills.filter(({ space_id }) => space_id === spaceId);
    const ledger = clicks.find(({ space_id }) => space_id === spaceId);
    const licences = sum(own, ({ period }) => licenceOf(licence, period.slice(0, 7)));
    same(
      sum(own, (row) => row.net_cents),
      licences + (ledger?.amount ?? 0),
      `net of ${spaceId}`,
    );
    same(ledger?.unpaid ?? 0, 0, `clicks of ${spaceId} that nobody was asked for`);
    same(ledger?.over ?? 0, 0, `clicks of ${spaceId} in ledgers that are open`);
  }
  for (const row of bills) same(row.vat_cents, halfUp(row.net_cents * 22, 100), `VAT of ${row.year}/${row.number}`);
  for (const row of bills) {
    const own = notes.filter(({ invoice_id }) => invoice_id === row.id);
    same(
      row.credited_net_cents,
      sum(own, (note) => note.net_cents),
      `credited of ${row.number}`,
    );
    same(
      row.credited_vat_cents,
      sum(own, (note) => note.vat_cents),
      `credited VAT of ${row.number}`,
    );
  }

  // Checks that the provider has each payment of the books exactly once.
  const state = await stripe.state();
  const charges = state.charges.filter(({ paid }) => paid);
  for (const payment of payments) {
    const intents = state.intents.filter(({ metadata }) => metadata["payment"] === payment.id);
    must(intents.length <= 1, `${payment.id}: ${intents.length} intents`);
    const own = charges.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent));
    must(own.length <= 1, `${payment.id}: charged ${own.length} times`);
    same(
      payment.captured_cents,
      sum(own, ({ amount }) => amount),
      `captured of ${payment.id} (${payment.status})`,
    );
    const refunded = state.refunds.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent));
    same(
      payment.refunded_cents,
      sum(refunded, ({ amount }) => amount),
      `refunded of ${payment.id}`,
    );
  }
  same(
    sum(payments, (row) => row.captured_cents),
    sum(charges, ({ amount }) => amount),
    "all that was captured",
  );

  // Checks the accounting equation: invoices less credits equal payments less refunds plus open amounts.
  const open = payments.filter(({ status }) => status !== "paid" && status !== "canceled");
  const kept = sum(payments, (row) => row.captured_cents - row.refunded_cents);
  const receivable = sum(open, (row) => row.amount_cents - row.captured_cents);
  const invoiced = sum(bills, (row) => row.total_cents) - sum(notes, (row) => row.total_cents);
  same(invoiced, kept + receivable, "invoices less notes, and what came, went back and is open");
  must(
    open.every(({ status }) => status !== "processing"),
    "a payment waits for an answer",
  );

  // Checks that no budget was exceeded, by comparing the clicks with the budgets of that day.
  const { rows: spent } = await sql<{ id: string; day: string; cents: number }>`
    select job_post_id as id, day::text as day, sum(amount_cents)::integer as cents from clicks group by 1, 2`.execute(
    db,
  );
  for (const { id, day, cents } of spent)
    must(cents <= allowedOn(id, day), `${id} on ${day}: ${cents} of ${allowedOn(id, day)}`);
  const figures = {
    invoices: bills.length,
    notes: notes.length,
    paid: payments.filter(({ status }) => status === "paid").length,
    open: open.length,
    charges: charges.length,
    refunds: state.refunds.length,
    invoicedCents: invoiced,
    keptCents: kept,
    receivableCents: receivable,
    clicks: sum(clicks, ({ amount }) => amount / 45),
    events: state.events.length,
  };
  return { faults, figures };
}
