import { adoptIdentity, defaultIdentity, type InstallationChange } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aUser } from "@orbita/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { seller, sellerSettings } from "../support/invoices-world.ts";

const company = {
  name: "Borea Lavoro S.r.l.",
  vat: "02790110998",
  fiscalCode: "02790110998",
  street: "Via San Luca 4",
  postalCode: "16124",
  city: "Genova",
  province: "GE",
};

let api: TestApi;
let second: TestApi;
let admin: ApiClient;
let adminId: string;
beforeAll(async () => {
  api = await startApi(sellerSettings);
  second = await startApi({ database: api.database, ...sellerSettings });
  ({ id: adminId } = await aUser(api.db, { admin: true }));
  admin = await api.as(adminId);
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

async function change(values: Omit<InstallationChange, "version">) {
  const { version } = (await admin.installation.read({}))!;
  return (await admin.installation.change({ body: { ...values, version } }))!;
}
afterEach(async () => {
  await change({ product: "Orbita", company: null, supportEmail: null, authorityEmail: null });
  adoptIdentity(defaultIdentity);
});

test("installation that nobody changed → the default name, and the company of the server's configuration", async () => {
  const { name, vat, fiscalCode, street, postalCode, city, province } = seller;
  const configured = { name, vat, fiscalCode, street, postalCode, city, province };
  expect(await api.guest.installation.identity({})).toEqual({ ...defaultIdentity, company: configured });
  expect(await admin.installation.read({})).toMatchObject({ isCompanyConfigured: true, product: "Orbita" });
});

test("identity changed → every process shows it, issues invoices under it, and the history names the administrator", async () => {
  const saved = await change({ product: "Borea", company, supportEmail: "aiuto@borea.example" });
  expect(saved).toMatchObject({
    product: "Borea",
    company,
    isCompanyConfigured: false,
    changed: { by: "Giulia Ferraris" },
  });
  const identity = { product: "Borea", company, supportEmail: "aiuto@borea.example", authorityEmail: null };
  for (const client of [api.guest, second.guest]) expect(await client.installation.identity({})).toEqual(identity);
  await expect
    .poll(() => [api, second].map(({ platform }) => platform.seller), { timeout: 5_000 })
    .toEqual([1, 2].map(() => ({ ...company, regime: seller.regime, country: "IT" })));
  const last = (await readHistory(api.db, "installation", "true")).at(-1);
  expect(last).toMatchObject({ actor_id: adminId, before: { product: "Orbita" }, after: { product: "Borea" } });
});

test("product name changed → its new name, and no longer its old one, is reserved for the operator", async () => {
  await change({ product: "Borea Lavoro" });
  const rename = async (firstName: string) => {
    const member = await api.as((await aUser(api.db)).id);
    return await codeOf(member.accounts.changeMe({ body: { firstName } }));
  };
  await expect.poll(() => rename("Borea Lavoro"), { timeout: 5_000 }).not.toBeNull();
  expect(await rename("Orbita")).toBeNull();
});

test("invalid identity → each wrong field is named and nothing changes", async () => {
  const body = { version: 0, product: "x", company: { ...company, vat: "123", province: "Genova" } };
  const problem = await problemOf(admin.installation.change({ body }));
  expect(problem?.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    "company.province",
    "company.vat",
    "product",
  ]);
});

test("two administrators change the identity at once → one of them gets a conflict", async () => {
  const { version } = (await admin.installation.read({}))!;
  const codes = await Promise.all(
    ["Borea", "Zefiro"].map((product) => codeOf(admin.installation.change({ body: { product, version } }))),
  );
  expect(new Set(codes)).toEqual(new Set([null, "record.changedMeanwhile"]));
});
