import { randomUUID, randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { basePath } from "@orbita/contract/product";
import type { MySpace } from "@orbita/contract";
import { inDatabase } from "./database.ts";
import type { SignedInPerson } from "./people.ts";
import { product } from "./product.ts";

const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

/** Opens a post from a unique network and provider, as the page does: requests a token, waits, and sends the click. */
export async function clickFromNetwork(jobPostId: string, from: number): Promise<void> {
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${product().apiUrl}${basePath}/public/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-request-scope": "public",
        "user-agent": agent,
        "x-forwarded-for": `${20 + ((from >> 8) % 200)}.${from & 255}.7.1`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return answer.status === 204 ? null : ((await answer.json()) as { token: string });
  };
  const { token } = (await send("click/token", { jobPostId }))!;
  await sleep(1_200);
  await send("click", { jobPostId, source: "list", id: randomUUIDv7(), token });
}

/** The billing data of an invoice, as the page's form writes it. */
export const billingData = {
  legalName: "Officine Ferraris S.r.l.",
  fiscalCode: "02318470990",
  sdi: "ABC1234",
} as const;

export async function giveBillingData({ api }: SignedInPerson, space: MySpace): Promise<void> {
  const seat = { city: "Genova", province: "GE", region: "Liguria", country: "IT", lat: null, lon: null };
  const street = { street: "Via Garibaldi", number: "12", postalCode: "16124", legalSeat: true };
  await api.spaces.changeOwn({
    params: { id: space.id },
    body: { ...billingData, locations: [{ ...seat, ...street }] },
  });
}

/** The previous month in the Rome time zone, and a day of that month. */
export function lastMonth(): { month: string; day: string } {
  const [year = 0, month = 0] = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Rome" })
    .format(new Date())
    .split("-")
    .map(Number);
  const before = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
  return { month: before, day: `${before}-14` };
}

/** Writes clicks of a sponsored post into the last month, instead of waiting for a month. */
export async function spentLastMonth(jobPostId: string, clicks: number): Promise<void> {
  const { day } = lastMonth();
  // The clicks are minutes apart, because clicks at the same time would count as a burst and be credited.
  const at = (number: number) => new Date(Date.parse(`${day}T06:00:00Z`) + number * 60_000);
  const price = 45;
  await inDatabase(async (db) => {
    await db
      .insertInto("job_instances")
      .values({
        job_post_id: jobPostId,
        day,
        budget_cents: 2_000,
        price_cents: price,
        counted: clicks,
        amount_cents: clicks * price,
      })
      .execute();
    for (let number = 1; number <= clicks; number += 1)
      await db
        .insertInto("clicks")
        .values({
          id: randomUUIDv7(),
          day,
          job_post_id: jobPostId,
          number,
          visitor: Buffer.from(randomUUID().slice(0, 16)),
          source: "list",
          amount_cents: price,
          at: at(number),
        })
        .execute();
  });
}

export async function makeAdmin({ email }: SignedInPerson): Promise<void> {
  await inDatabase((db) =>
    db
      .updateTable("users")
      .set({ scopes: ["admin"] })
      .where("email", "=", email)
      .execute(),
  );
}

const patience = { timeout: 20_000 };

/** Runs the first step of the month-end billing for one Space: closes its ledgers. */
export async function closeLedgers(admin: SignedInPerson, space: MySpace): Promise<void> {
  const open = () =>
    inDatabase((db) =>
      db
        .selectFrom("job_instances")
        .innerJoin("job_posts", "job_posts.id", "job_instances.job_post_id")
        .select("day")
        .where("space_id", "=", space.id)
        .where("day", "=", lastMonth().day)
        .where("closed_at", "is", null)
        .execute(),
    );
  await admin.api.adminInvoices.triggerInstances({ body: { month: lastMonth().month, spaceId: space.id } });
  await expect.poll(open, patience).toEqual([]);
}

/** Runs the three steps of the month-end billing for one Space, as an administrator starts them. */
export async function closeMonth(admin: SignedInPerson, { api }: SignedInPerson, space: MySpace): Promise<void> {
  const body = { month: lastMonth().month, spaceId: space.id };
  const { adminInvoices } = admin.api;
  await closeLedgers(admin, space);
  await adminInvoices.trigger({ body });
  const invoices = async () => (await api.invoices.list({ params: { space: space.id } }))?.length;
  await expect.poll(invoices, patience).toBe(1);
  await adminInvoices.triggerPayment({ body });
}
