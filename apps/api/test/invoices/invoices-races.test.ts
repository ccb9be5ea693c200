import { connect, type JobQueue } from "@orbita/db";
import { sql } from "kysely";
import { seeded } from "@orbita/testing";
import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApi } from "../support/harness.ts";
import { aBuyer, aSponsoredPost, hands, spend, startBilling } from "../support/invoices-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startBilling()));
afterAll(() => api.stop());

const month = "2026-11";
// Two clocks are in the last minute of the old year, two in the first of the new one.
const clocks = ["2026-12-31T22:59:30Z", "2026-12-31T23:00:30Z", "2026-12-31T22:59:59Z", "2026-12-31T23:00:00Z"];

const seed = Number(process.env["SEED"] ?? randomInt(2 ** 31));
const random = seeded(seed);
const shuffled = <T>(all: readonly T[]): T[] => all.toSorted(() => random() - 0.5);

/** Jobs whose `send`, the last step of the transaction, fails about every fifth time, like a killed process. */
const fragile = (jobs: JobQueue): JobQueue => ({
  ...jobs,
  send: (...given: Parameters<JobQueue["send"]>) =>
    random() < 0.2 ? Promise.reject(new Error("killed")) : jobs.send(...given),
});

test(`four workers invoice 40 Spaces across a year's end, with crashes → one invoice each, numbers without gaps (SEED=${seed})`, async () => {
  const spaces: { id: string; netCents: number }[] = [];
  for (let at = 0; at < 40; at++) {
    const space = await aBuyer(api.db, { licenceCents: 1_000 + at });
    const post = await aSponsoredPost(api.db, space.id, { since: "2026-11-01" });
    await spend(api.db, post.id, "2026-11-10", [45, 45]);
    spaces.push({ id: space.id, netCents: 1_090 + at });
  }
  const pools = clocks.map(() => connect({ url: api.url, max: 3, applicationName: "race" }));
  let failures = 0;
  await Promise.all(
    clocks.map(async (clock, at) => {
      const { run } = hands({ db: pools[at]!, jobs: fragile(api.jobs), now: new Date(clock) });
      const due = shuffled(spaces);
      while (due.length > 0) {
        const some = due.splice(0, 3);
        await Promise.all(
          some.map(({ id }) =>
            run("invoices.issue", { spaceId: id, month }).catch((error: Error) => {
              expect(error.message).toBe("killed");
              failures++;
            }),
          ),
        );
      }
    }),
  );
  for (const { id } of spaces)
    await hands({ db: api.db, now: new Date(clocks[1]!) }).run("invoices.issue", { spaceId: id, month });
  await Promise.all(pools.map((pool) => pool.destroy()));
  expect(failures).toBeGreaterThan(0);

  const invoices = await api.db.selectFrom("invoices").selectAll().execute();
  expect(invoices.map(({ space_id, net_cents }) => `${space_id} ${net_cents}`).toSorted()).toEqual(
    spaces.map(({ id, netCents }) => `${id} ${netCents}`).toSorted(),
  );
  const { rows } = await sql<{ year: number; numbers: number[]; years: number[] }>`
    select year, array_agg(number order by number) as numbers, array_agg(distinct extract(year from issued_on)::integer) as years
    from invoices group by year order by year`.execute(api.db);
  expect(rows.map(({ year }) => year)).toEqual([2026, 2027]);
  for (const { year, numbers, years } of rows) {
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(years).toEqual([year]);
  }
  expect(new Set(invoices.map(({ progressive }) => progressive)).size).toBe(40);
  const payments = await api.db.selectFrom("payments").selectAll().execute();
  expect(payments.map(({ invoice_id }) => invoice_id).toSorted()).toEqual(invoices.map(({ id }) => id).toSorted());
  const ledgers = await api.db.selectFrom("job_instances").selectAll().where("amount_cents", ">", 0).execute();
  expect(ledgers.filter(({ invoice_id }) => invoice_id === null)).toEqual([]);
});
