import { randomUUIDv7 } from "node:crypto";
import type { OwnSpace, SpaceChange, SpaceId } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";

let api: TestApi;
let id: SpaceId;
let userId: string;
let owner: ApiClient;

type VocabularyFixture = { code: string; type: string; into?: string };
/** Inserts vocabulary entries. An entry with `into` was merged into the entry with that code. */
async function entries(...listed: VocabularyFixture[]) {
  const made = new Map<string, string>();
  for (const { code, type, into } of listed) {
    made.set(code, randomUUIDv7());
    await api.db
      .insertInto("vocabulary_entries")
      .values({
        id: made.get(code)!,
        code,
        type: type as never,
        label_it: `${code} it`,
        label_en: `${code} en`,
        sort: 1,
        merged_into: into === undefined ? null : made.get(into)!,
      })
      .execute();
  }
}

beforeAll(async () => {
  api = await startApi();
  await entries(
    { code: "t_software", type: "business_sector" },
    { code: "t_programs", type: "business_sector", into: "t_software" },
    { code: "t_old_programs", type: "business_sector", into: "t_programs" },
    { code: "t_hybrid", type: "primary_policy" },
    { code: "t_0900", type: "space_time_onsite" },
    { code: "t_0930", type: "space_time_onsite" },
    { code: "t_1600", type: "space_time_onsite" },
  );
});
beforeEach(async () => {
  await api.db.updateTable("spaces").set({ vat: null }).execute();
  const space = await aSpace(api.db);
  id = space.id as SpaceId;
  userId = space.userId;
  owner = await api.as(userId);
});
afterAll(() => api.stop());

const change = async (body: Partial<SpaceChange>, client = owner): Promise<OwnSpace> =>
  (await client.spaces.changeOwn({ params: { id }, body: body }))!;
const read = async (): Promise<OwnSpace> => (await owner.spaces.readOwn({ params: { id } }))!;

describe("changes of single fields of a Space", () => {
  test("owner changes some fields of a Space → the others stay, and the public page shows labels instead of codes", async () => {
    await change({ headline: "Il software che muove i porti.", businessSector: "t_software", yearFounded: 2009 });
    await change({ email: "Lavoro@Lanterna.example", phone: "010 555 0178" });
    await change({ vat: "IT02318470990", companyType: "spa", legalName: "Lanterna Software S.p.A.", sdi: "m5uxcr1" });
    await change({ primaryPolicy: "t_hybrid", onsiteStart: "t_0930", onsiteEnd: "t_1600", ccnl: "C011", replyDays: 5 });
    const own = await change({ blindFirstStage: false, showReaders: false });
    expect(own).toMatchObject({
      headline: "Il software che muove i porti.",
      email: "lavoro@lanterna.example",
      phone: "+390105550178",
      vat: "02318470990",
      sdi: "M5UXCR1",
      showReaders: false,
      changedBy: "Giulia Ferraris",
    });
    const page = (await api.guest.spaces.read({ params: { id } }))!;
    expect(page).toMatchObject({
      businessSector: { code: "t_software", it: "t_software it", en: "t_software en" },
      primaryPolicy: { code: "t_hybrid" },
      onsiteStart: { code: "t_0930" },
      onsiteEnd: { code: "t_1600" },
      ccnl: { code: "C011", it: "Metalmeccanico industria" },
      replyDays: 5,
      yearFounded: 2009,
      blindFirstStage: false,
    });
    for (const hidden of ["email", "phone", "legalName", "fiscalCode", "sdi", "contract", "version"])
      expect(page).not.toHaveProperty(hidden);
  });

  test("owner changes a Space → its history has actor, old and new value; saving the same value → no new version", async () => {
    const { version } = await change({ headline: "Prima" });
    const { version: next } = await change({ headline: "Dopo", version });
    expect(next).toBeGreaterThan(version);
    expect((await readHistory(api.db, "spaces", id)).at(-1)).toMatchObject({
      actor_id: userId,
      why: "Space changed",
      before: { headline: "Prima" },
      after: { headline: "Dopo" },
    });
    expect((await change({ headline: "Dopo" })).version).toBe(next);
    const told = await api.db.selectFrom("outbox").select("payload").where("name", "=", "space.changed").execute();
    expect(told.filter(({ payload }) => (payload as { id: string }).id === id)).toHaveLength(4);
  });

  test("Space changed from an outdated version → conflict, and nothing changes", async () => {
    const { version } = await read();
    await change({ headline: "Di un altro" });
    const problem = await problemOf(change({ headline: "Mia", version }));
    expect(problem).toMatchObject({ status: 409, code: "space.changedMeanwhile", params: { version: version + 1 } });
    expect(await read()).toMatchObject({ headline: "Di un altro" });
  });

  test("agency removes its authorisation number, or a company becomes an agency without one → refused", async () => {
    const required = [{ path: "authorisationNumber", code: "field.required" }];
    expect((await problemOf(change({ type: "agency" })))?.errors).toMatchObject(required);
    expect((await problemOf(change({ type: "agency", authorisationNumber: null })))?.errors).toMatchObject(required);
    expect(await change({ type: "agency", authorisationNumber: "39/0001234" })).toMatchObject({ type: "agency" });
    const problem = await problemOf(change({ authorisationNumber: null }));
    expect(problem).toMatchObject({ code: "request.invalid", errors: required });
    expect(await change({ type: "company", authorisationNumber: null })).toMatchObject({ authorisationNumber: null });
  });

  test("Space's office hours end before they start → refused, also when only start or end is changed", async () => {
    const end = [{ path: "onsiteEnd", code: "date.endBeforeStart" }];
    expect((await problemOf(change({ onsiteStart: "t_1600", onsiteEnd: "t_0930" })))?.errors).toMatchObject(end);
    await change({ onsiteStart: "t_0930", onsiteEnd: "t_1600" });
    for (const onsiteEnd of ["t_0930", "t_0900"])
      expect((await problemOf(change({ onsiteEnd })))?.errors).toMatchObject(end);
    expect((await problemOf(change({ onsiteStart: "t_1600" })))?.errors).toMatchObject([
      { path: "onsiteStart", code: "date.startAfterEnd" },
    ]);
    expect(await codeOf(change({ onsiteStart: "t_1600", onsiteEnd: null }))).toBeNull();
  });
});

describe("vocabulary codes in the fields of a Space", () => {
  test("Space with an unknown vocabulary code, or a code of another list → refused, and the error names the field", async () => {
    for (const [field, code] of [
      ["businessSector", "t_nothing"],
      ["businessSector", "t_hybrid"],
      ["onsiteEnd", "t_software"],
      ["ccnl", "t_0900"],
    ] as const)
      expect(await problemOf(change({ [field]: code }))).toMatchObject({
        status: 409,
        code: "vocabulary.unknownCode",
        errors: [{ path: field }],
      });
  });

  test("Space with the code of a merged vocabulary entry → gets the code that the entry finally leads to", async () => {
    for (const code of ["t_programs", "t_old_programs"])
      expect(await change({ businessSector: code, headline: letters(5) })).toMatchObject({
        businessSector: { code: "t_software" },
      });
  });
});

describe("fields of a Space that only support can change", () => {
  test("VAT number of a Space → its owner can set it once; after that only support can change it", async () => {
    expect((await read()).locked).toEqual(["licensePrice", "slots"]);
    expect(await change({ vat: "02318470990" })).toMatchObject({ locked: ["vat", "licensePrice", "slots"] });
    for (const vat of ["02318470994", null])
      expect(await problemOf(change({ vat, headline: "Altro" }))).toMatchObject({
        status: 403,
        code: "space.supportOnly",
      });
    expect(await change({ vat: "IT 02318470990", headline: "La stessa" })).toMatchObject({ headline: "La stessa" });
  });

  test("URL of a Space → fixed after the first published post, also when no post is published any more", async () => {
    const url = letters(12);
    expect(await change({ url })).toMatchObject({ url, urlFixed: null });
    const post = await aJobPost(api.db, { spaceId: id });
    const by = { params: { id: post.id as never } };
    await owner.jobPosts.publish({ ...by, body: { plan: "free" } });
    const fixed = await read();
    expect(fixed.locked).toEqual(["url", "licensePrice", "slots"]);
    expect(Math.abs(Date.parse(fixed.urlFixed!) - Date.now())).toBeLessThan(60_000);
    expect(await codeOf(change({ url: letters(12) }))).toBe("space.supportOnly");
    await owner.jobPosts.draft(by);
    expect(await codeOf(change({ url: letters(12) }))).toBe("space.supportOnly");
    await owner.jobPosts.publish({ ...by, body: { plan: "free" } });
    expect(await read()).toMatchObject({ url, urlFixed: fixed.urlFixed });
  });

  test("Space changed to the URL of another Space → refused, and nothing of the change is saved", async () => {
    const other = await aSpace(api.db);
    const { url } = (await api.guest.spaces.read({ params: { id: other.id } }))!;
    const problem = await problemOf(change({ url, headline: "Altro" }));
    expect(problem).toMatchObject({ code: "space.urlTaken", errors: [{ path: "url", code: "field.inUse" }] });
    expect(await read()).toMatchObject({ headline: null });
  });
});

test("viewer or recruiter → can read all fields of the Space, but change none", async () => {
  for (const role of ["viewer", "recruiter"] as const) {
    const { id: memberId } = await aUser(api.db);
    await aMember(api.db, { spaceId: id, userId: memberId, role });
    const member = await api.as(memberId);
    expect(await member.spaces.readOwn({ params: { id } })).toEqual(await read());
    for (const way of ["change", "changeOwn"] as const)
      expect(await codeOf(member.spaces[way]({ params: { id }, body: { headline: "Altro" } }))).toBe("access.denied");
  }
});
