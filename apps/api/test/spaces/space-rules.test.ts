import { fieldText } from "@orbita/i18n";
import type { OwnSpace, SpaceId } from "@orbita/contract";
import { spaceRuleCases, spaceRuleCasesOf, type SpaceRuleCase } from "@orbita/contract/spaces/rule-cases";
import { aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";

let api: TestApi;
let creator: ApiClient;
let owner: ApiClient;
let id: SpaceId;
beforeAll(async () => {
  api = await startApi();
  creator = await api.as((await aUser(api.db)).id);
  const space = await aSpace(api.db);
  id = space.id as SpaceId;
  owner = await api.as(space.userId);
});
afterAll(() => api.stop());

const inputOf = ({ field, value }: SpaceRuleCase) =>
  `${field} ${value.length > 40 ? `of ${value.length} characters` : JSON.stringify(value)}`;
const table = (...fields: SpaceRuleCase["field"][]) =>
  spaceRuleCasesOf(...fields).map((row) => [inputOf(row), row.refusal ?? "accepted", row] as const);

const answerOf = async (call: Promise<unknown>) => {
  const problem = await problemOf(call);
  return { code: problem?.code ?? null, errors: problem?.errors ?? [] };
};
/** The expected error of a rule case: exactly one for its field, with code and limits, or none. */
const due = (path: string, { refusal, params = {} }: SpaceRuleCase) => ({
  code: refusal && "request.invalid",
  errors: refusal ? [expect.objectContaining({ path, code: refusal, params })] : [],
});

/** Frees a URL by renaming the Space that has it. */
const free = (url: string) =>
  api.db
    .updateTable("spaces")
    .set({ url: `x-${letters(20)}` })
    .where("url", "=", url)
    .execute();
const change = (body: object) => owner.spaces.changeOwn({ params: { id }, body });

describe("field rules of a new Space", () => {
  test.each(table("name", "url", "vat"))("creating a Space with %s → %s", async (_, __, row) => {
    // Frees the VAT number and URL that an earlier row has used.
    await api.db.updateTable("spaces").set({ vat: null }).execute();
    await free(row.value);
    const body = { name: "Lanterna", url: letters(12), [row.field]: row.value };
    expect(await answerOf(creator.spaces.create({ body }))).toEqual(due(row.field, row));
  });
  test.each(table("authorisationNumber"))("creating an agency's Space with %s → %s", async (_, __, row) => {
    const body = { name: "Lanterna", url: letters(12), type: "agency" as const, authorisationNumber: row.value };
    const { code, errors } = await answerOf(creator.spaces.create({ body }));
    // An empty number has two errors: its length, and that an agency requires it.
    expect({ code, errors: errors.slice(0, 1) }).toEqual(due(row.field, row));
  });
  test("agency created without an authorisation number → refused; company created without it → accepted", async () => {
    const body = { name: "Lanterna", url: letters(12) };
    const problem = await problemOf(creator.spaces.create({ body: { ...body, type: "agency" } }));
    expect(problem?.errors).toMatchObject([{ path: "authorisationNumber", code: "field.required" }]);
    expect(await codeOf(creator.spaces.create({ body }))).toBeNull();
  });
});

describe("field rules of a change of a Space", () => {
  const plain = [
    "name",
    "headline",
    "description",
    "website",
    "email",
    "phone",
    "legalName",
    "fiscalCode",
    "sdi",
  ] as const;
  test.each(table(...plain, "policyDescription", "authorisationNumber"))(
    "changing a Space with %s → %s",
    async (_, __, row) => expect(await answerOf(change({ [row.field]: row.value }))).toEqual(due(row.field, row)),
  );
  test.each(table("url"))("changing a Space with %s → %s", async (_, __, row) => {
    await free(row.value);
    expect(await answerOf(change({ url: row.value }))).toEqual(due("url", row));
  });
  test.each(table("vat"))("changing a Space with %s → %s", async (_, __, row) => {
    await api.db.updateTable("spaces").set({ vat: null }).execute();
    expect(await answerOf(change({ vat: row.value }))).toEqual(due("vat", row));
  });
  test.each(table("yearFounded"))("changing a Space with %s → %s", async (_, __, row) =>
    expect(await answerOf(change({ yearFounded: Number(row.value) }))).toEqual(due("yearFounded", row)),
  );
  test.each(table("postalCode", "street", "number"))(
    "changing a location of a Space with %s → %s",
    async (_, __, row) => {
      const place = { city: "Genova", country: row.country ?? "IT", [row.field]: row.value };
      expect(await answerOf(change({ locations: [place] }))).toEqual(due(`locations.0.${row.field}`, row));
    },
  );
  test("Space's founding year that is not an integer → refused", async () => {
    for (const yearFounded of [2009.5, "2009"])
      expect((await problemOf(change({ yearFounded })))?.errors).toMatchObject([{ path: "yearFounded" }]);
  });
});

test("Space's VAT number with or without prefix → stored alike; with a wrong check digit → stored and marked", async () => {
  const written: [given: string, fits: boolean][] = [
    ["02318470990", true],
    ["IT02318470990", true],
    ["it 023 1847 0990", true],
    ["IT02318470994", false],
  ];
  for (const [vat, vatChecks] of written) {
    await api.db.updateTable("spaces").set({ vat: null }).execute();
    const own = (await change({ vat })) as OwnSpace;
    expect(own).toMatchObject({ vat: vatChecks ? "02318470990" : "02318470994", vatChecks });
    for (const asked of [own.vat!, `IT${own.vat}`])
      expect(await creator.spaces.exists({ body: { vat: asked } })).toMatchObject({ exists: true, space: { id } });
  }
});

test("Space's phone number in different notations → stored in one format", async () => {
  for (const phone of ["010 555 0178", "+39 010 555 0178", "0105550178"])
    expect(await change({ phone })).toMatchObject({ phone: "+390105550178" });
  expect(await change({ phone: "1234567890" })).toMatchObject({ phone: expect.stringMatching(/^(\+39)?1234567890$/) });
});

test("every field error of a Space → has a text in Italian and English that contains its limits", () => {
  for (const { refusal, params = {} } of spaceRuleCases)
    for (const language of ["it", "en"] as const) {
      if (!refusal) continue;
      const text = fieldText(refusal, language, params);
      expect(text).not.toMatch(/[{}]/);
      for (const bound of Object.values(params)) expect(text.replaceAll(/[.,](?=\d{3})/g, "")).toContain(String(bound));
    }
});
