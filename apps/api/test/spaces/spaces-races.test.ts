import { aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";

/** Three API processes with their own connections to one database. */
let apis: TestApi[];
let people: ApiClient[];
const racers = 40;
beforeAll(async () => {
  const first = await startApi();
  apis = [first, await startApi({ database: first.database }), await startApi({ database: first.database })];
  people = await Promise.all(
    Array.from({ length: racers }, async (_, at) => apis[at % apis.length]!.as((await aUser(first.db)).id)),
  );
});
afterAll(async () => {
  // The process that created the database must drop it last.
  for (const api of apis.toReversed()) await api.stop();
});

type NewSpaceBody = { name: string; url: string; vat?: string };
const race = (bodyOf: (at: number) => NewSpaceBody) =>
  Promise.all(people.map((one, at) => problemOf(one.spaces.create({ body: bodyOf(at) }))));

/** Expects that exactly one Space has `value`, with one contract and one owner, and that the refused requests created no Space. */
async function expectOne(column: "url" | "vat", value: string, names: string) {
  const { db } = apis[0]!;
  const rows = await db.selectFrom("spaces").select(["id", "name"]).where(column, "=", value).execute();
  expect(rows).toHaveLength(1);
  const made = await db.selectFrom("spaces").select("id").where("name", "like", `${names}%`).execute();
  expect(made).toHaveLength(1);
  const members = await db.selectFrom("members").selectAll().where("space_id", "=", rows[0]!.id).execute();
  expect(members).toMatchObject([{ role: "owner" }]);
  const contracts = await db.selectFrom("contracts").selectAll().where("space_id", "=", rows[0]!.id).execute();
  expect(contracts).toHaveLength(1);
  return rows[0]!;
}

test("forty Spaces created with the same URL at once → one succeeds, and the others leave no rows", async () => {
  const [url, names] = [letters(14), letters(10)];
  const problems = await race((at) => ({ name: `${names} ${at}`, url }));
  const refused = problems.filter((problem) => problem !== null);
  expect(refused).toHaveLength(racers - 1);
  for (const problem of refused)
    expect(problem).toMatchObject({
      code: "space.urlTaken",
      status: 409,
      errors: [{ path: "url", code: "field.inUse" }],
    });
  await expectOne("url", url, names);
});

test("forty Spaces created with the same VAT number at once, with and without prefix → one succeeds", async () => {
  const [vat, names] = ["00743110157", letters(10)];
  const forms = [vat, `IT${vat}`, `it ${vat}`, `IT 007.431.101.57`];
  const problems = await race((at) => ({ name: `${names} ${at}`, url: letters(14), vat: forms[at % forms.length]! }));
  const refused = problems.filter((problem) => problem !== null);
  expect(refused).toHaveLength(racers - 1);
  const { name } = await expectOne("vat", vat, names);
  for (const problem of refused)
    expect(problem).toMatchObject({ code: "space.vatTaken", params: { space: name }, errors: [{ path: "vat" }] });
});

test("twenty Spaces change to one VAT number or one URL at once → one succeeds", async () => {
  const { db } = apis[0]!;
  const spaces = await Promise.all(Array.from({ length: 20 }, () => aSpace(db, { name: letters(8) })));
  const owners = await Promise.all(spaces.map(({ userId }, at) => apis[at % apis.length]!.as(userId)));
  const change = (body: { vat: string } | { url: string }) =>
    Promise.all(spaces.map(({ id }, at) => problemOf(owners[at]!.spaces.change({ params: { id: id }, body }))));
  for (const [body, code] of [
    [{ vat: "IT00905811006" }, "space.vatTaken"],
    [{ url: letters(12) }, "space.urlTaken"],
  ] as const) {
    const codes = (await change(body)).map((problem) => problem?.code ?? null);
    expect([codes.filter((one) => one === null).length, codes.filter((one) => one === code).length]).toEqual([1, 19]);
  }
});
