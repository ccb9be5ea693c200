import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, type ApiClient, type TestApi } from "../support/harness.ts";
import {
  aBuyer,
  aSponsoredPost,
  hands,
  invoicesOf,
  linesOf,
  spend,
  startBilling,
  takeJobs,
} from "../support/invoices-world.ts";

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startBilling();
  admin = await api.as((await aUser(api.db, { admin: true })).id);
});
afterAll(() => api.stop());

const at = (day: string) => hands({ db: api.db, jobs: api.jobs, now: new Date(`${day}T03:30:00Z`) });
const of = (spaceId: string, month: string) => ({ spaceId, month });
const setVat = (id: string, vat: string | null) =>
  api.db.updateTable("spaces").set({ vat }).where("id", "=", id).execute();
const toldTo = (spaceId: string) =>
  api.db
    .selectFrom("notifications")
    .select(["user_id", "kind", "data"])
    .where("space_id", "=", spaceId)
    .orderBy("created_at")
    .execute();

/** Runs the daily routine, and the jobs that it adds for the Space. */
async function daily(day: string, spaceId: string) {
  await at(day).routine("invoices.issueBlocked");
  const sent = (await takeJobs(api.db, "invoices.issue")).filter((job) => job["spaceId"] === spaceId);
  for (const job of sent) await at(day).run("invoices.issue", job);
  return sent;
}

test("invalid VAT number → no invoice; owners are notified at once and weekly; corrected → issued next morning", async () => {
  const space = await aBuyer(api.db, { licenceCents: 5_000 });
  await setVat(space.id, "02318470991");
  for (let times = 0; times < 2; times++) await at("2026-11-01").run("invoices.issue", of(space.id, "2026-10"));
  expect(await invoicesOf(api.db, space.id)).toEqual([]);
  const told = { user_id: space.userId, kind: "invoice.blocked", data: { month: "2026-10", reasons: "vatWrong" } };
  expect(await toldTo(space.id)).toEqual([told]);

  const owner = await api.as(space.userId);
  const summary = await owner.invoices.summary({ params: { space: space.id } });
  expect(summary).toMatchObject({
    missing: ["vatWrong"],
    blocked: [{ period: "2026-10", reasons: ["vatWrong"], since: "2026-11-01T03:30:00.000Z" }],
  });
  const blocked = (await admin.adminInvoices.blocked({}))!.filter((month) => month.space.id === space.id);
  expect(blocked).toMatchObject([{ period: "2026-10", reasons: ["vatWrong"], netCents: 5_000 }]);

  await daily("2026-11-07", space.id);
  expect(await toldTo(space.id)).toHaveLength(1);
  await daily("2026-11-08", space.id);
  expect(await toldTo(space.id)).toEqual([told, told]);

  // Owners can correct an invalid VAT number; only support can change a valid one.
  const mend = (vat: string) => owner.spaces.changeOwn({ params: { id: space.id }, body: { vat } });
  await mend("02318470990");
  expect(await codeOf(mend("02731450996"))).toBe("space.supportOnly");
  expect(await daily("2026-11-09", space.id)).toEqual([of(space.id, "2026-10")]);
  expect(await invoicesOf(api.db, space.id)).toMatchObject([
    { period: "2026-10-01", issued_on: "2026-11-09", buyer: { vat: "02318470990" } },
  ]);
  expect(await owner.invoices.summary({ params: { space: space.id } })).toMatchObject({ missing: [], blocked: [] });
  expect(await daily("2026-11-10", space.id)).toEqual([]);
});

test("several missing billing fields of a Space → all are reported, and the report shrinks as they are filled in", async () => {
  const space = await aBuyer(api.db, { licenceCents: 5_000 });
  await api.db.updateTable("spaces").set({ legal_name: null, sdi: null }).where("id", "=", space.id).execute();
  await api.db.deleteFrom("space_locations").where("space_id", "=", space.id).execute();
  await at("2026-11-01").run("invoices.issue", of(space.id, "2026-10"));
  const reasons = async () =>
    (await api.db.selectFrom("invoice_blocks").select("reasons").where("space_id", "=", space.id).execute())[0]
      ?.reasons;
  expect(await reasons()).toEqual(["legalNameMissing", "sdiMissing", "seatMissing"]);
  await api.db.updateTable("spaces").set({ sdi: "M5UXCR1" }).where("id", "=", space.id).execute();
  await at("2026-11-02").run("invoices.issue", of(space.id, "2026-10"));
  expect(await reasons()).toEqual(["legalNameMissing", "seatMissing"]);
});

test("months of a Space that could not be invoiced → invoiced later in order, each with its own clicks", async () => {
  const space = await aBuyer(api.db, { licenceCents: 3_100 });
  const post = await aSponsoredPost(api.db, space.id);
  await spend(api.db, post.id, "2026-10-05", [45]);
  await spend(api.db, post.id, "2026-11-05", [45, 45]);
  await setVat(space.id, "02318470991");
  await at("2026-11-01").run("invoices.issue", of(space.id, "2026-10"));
  await at("2026-12-01").run("invoices.issue", of(space.id, "2026-11"));
  await setVat(space.id, null);
  // The job for the later month runs first.
  await at("2026-12-02").run("invoices.issue", of(space.id, "2026-11"));
  const issued = await invoicesOf(api.db, space.id);
  expect(issued.map(({ period, net_cents }) => [period, net_cents])).toEqual([
    ["2026-10-01", 3_145],
    ["2026-11-01", 3_190],
  ]);
  expect(issued[1]!.number).toBe(issued[0]!.number + 1);
  expect((await linesOf(api.db, issued[1]!.id)).map(({ quantity }) => quantity)).toEqual([1, 2]);
});
