import { randomUUIDv7 } from "node:crypto";
import { jobFitLimits, type NotForMeReason } from "@orbita/contract";
import { aJobPost, aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, problemOf, type ApiClient } from "../support/harness.ts";
import { aFittingJob, aTalentWithCv, closeJob, idsOf, startFits, type FitsApi } from "./fits-world.ts";

let api: FitsApi;
beforeAll(async () => {
  api = await startFits();
}, 120_000);
beforeEach(() => api.clearAll());
afterAll(() => api.stop());

const mark = async (client: ApiClient, id: string, reason: NotForMeReason) =>
  (await client.jobFits.addReason({ params: { id: id }, body: { reason } }))!;
const undo = (client: ApiClient, id: string) => client.jobFits.removeReason({ params: { id: id } });

const remote = { workplace_type: "workplace_type_full_remote" };
const rome = { city: "Roma", lat: 41.9, lon: 12.5 };

type EffectCase = {
  readonly name: string;
  readonly reason: NotForMeReason;
  readonly marked: object;
  readonly effect: object;
  /** Columns of a job that the effect leaves out, and of a job that stays. */
  readonly out: object | null;
  readonly stays: object;
};
const cases: EffectCase[] = [
  {
    name: "place of an office",
    reason: "place",
    marked: {},
    effect: { kind: "city", city: "Genova" },
    out: {},
    stays: remote,
  },
  {
    name: "place of an office, elsewhere",
    reason: "place",
    marked: rome,
    effect: { kind: "city", city: "Roma" },
    out: rome,
    stays: {},
  },
  {
    name: "place of a remote job",
    reason: "place",
    marked: remote,
    effect: { kind: "remote" },
    out: { ...rome, ...remote },
    stays: {},
  },
  {
    name: "salary",
    reason: "salary",
    marked: { salary_min: 25_000, salary_max: 30_000 },
    effect: { kind: "salary", upTo: 30_000 },
    out: { salary_min: 20_000, salary_max: 30_000 },
    stays: { salary_min: 25_000, salary_max: 30_001 },
  },
  {
    name: "salary that the job does not state",
    reason: "salary",
    marked: { salary_min: null, salary_max: null },
    effect: { kind: "job" },
    out: null,
    stays: {},
  },
  {
    name: "field of another occupation",
    reason: "field",
    marked: { title: "Cuoca" },
    effect: { kind: "occupation", label: { it: "Cuoco" } },
    out: { title: "Cuoco di linea" },
    stays: {},
  },
];

describe("jobs that are not for the talent", () => {
  test.each(cases)("$name → hides the job and the jobs that its effect names, until it is undone", async (one) => {
    const { client } = await aTalentWithCv(api);
    const skills = ["java", "spring-boot", "postgresql"];
    const marked = await aFittingJob(api, { skills, columns: one.marked });
    // The title decides the document, so the posts are indexed with it.
    const out = one.out && (await aFittingJob(api, { skills, columns: one.out }));
    const stays = await aFittingJob(api, { skills, columns: one.stays });
    const all = [marked.id, stays.id, ...(out ? [out.id] : [])].toSorted();
    expect((await idsOf(client)).toSorted()).toEqual(all);

    const saved = await mark(client, marked.id, one.reason);
    expect(saved).toMatchObject({ jobPostId: marked.id, reason: one.reason, effect: one.effect, open: true });
    expect(await idsOf(client)).toEqual([stays.id]);
    expect(await client.jobFits.notForMe({})).toEqual([saved]);

    await undo(client, marked.id);
    await undo(client, marked.id);
    expect((await idsOf(client)).toSorted()).toEqual(all);
    expect(await client.jobFits.notForMe({})).toEqual([]);
  });

  test("company → hides all jobs of its Space from the fits, but not from the job search", async () => {
    const { client } = await aTalentWithCv(api);
    const space = await aSpace(api.db);
    const [marked, other] = [
      await aFittingJob(api, { spaceId: space.id }),
      await aFittingJob(api, { spaceId: space.id }),
    ];
    const stays = await aFittingJob(api);
    const { effect } = await mark(client, marked.id, "company");
    expect(effect).toMatchObject({ kind: "space", id: space.id });
    expect(await idsOf(client)).toEqual([stays.id]);
    expect((await client.jobMarks.read({}))!.hiddenSpaces).toEqual([]);
    const found = (await client.jobPosts.search({ body: { filters: [{ f: "spaceId", v: space.id, mm: "is" }] } }))!;
    expect(found.content.map(({ id }) => id).toSorted()).toEqual([marked.id, other.id].toSorted());
  });

  test("field of the talent's own occupation → leaves out the business sector, not the occupation", async () => {
    const { client } = await aTalentWithCv(api);
    const sector = await api.db
      .selectFrom("vocabulary_entries")
      .select("code")
      .where("type", "=", "business_sector")
      .orderBy("sort")
      .executeTakeFirstOrThrow();
    const inSector = async () => {
      const space = await aSpace(api.db);
      await api.db.updateTable("spaces").set({ business_sector: sector.code }).where("id", "=", space.id).execute();
      return aFittingJob(api, { spaceId: space.id });
    };
    const [marked, stays] = [await inSector(), await aFittingJob(api)];
    await inSector();
    expect((await mark(client, marked.id, "field")).effect).toMatchObject({ kind: "sector", code: sector.code });
    expect(await idsOf(client)).toEqual([stays.id]);
  });

  test("another reason for the same job → replaces the first one and its effect", async () => {
    const { client } = await aTalentWithCv(api);
    const [marked, stays] = [await aFittingJob(api), await aFittingJob(api)];
    await mark(client, marked.id, "place");
    expect(await idsOf(client)).toEqual([]);
    await mark(client, marked.id, "company");
    expect(await idsOf(client)).toEqual([stays.id]);
    expect((await client.jobFits.notForMe({}))!.map(({ reason }) => reason)).toEqual(["company"]);
  });

  test("the marked job closes → its effect lasts, and it is listed as closed", async () => {
    const { client } = await aTalentWithCv(api);
    const [marked, inRome] = [await aFittingJob(api), await aFittingJob(api, { columns: rome })];
    await aFittingJob(api);
    await mark(client, marked.id, "place");
    await closeJob(api, marked.id);
    expect(await idsOf(client)).toEqual([inRome.id]);
    expect(await client.jobFits.notForMe({})).toMatchObject([{ jobPostId: marked.id, open: false }]);
  });

  test("marks are the talent's own → another talent's list is unchanged; guests are refused", async () => {
    const [me, other] = [await aTalentWithCv(api), await aTalentWithCv(api)];
    const { id } = await aFittingJob(api);
    await mark(me.client, id, "company");
    expect(await idsOf(other.client)).toEqual([id]);
    expect(await other.client.jobFits.notForMe({})).toEqual([]);
    expect(await codeOf(api.guest.jobFits.notForMe({}))).toBe("access.unauthenticated");
    expect(await codeOf(api.guest.jobFits.list({ query: {} }))).toBe("access.unauthenticated");
  });

  test("a draft or an unknown job → 404", async () => {
    const { client } = await aTalentWithCv(api);
    const draft = await aJobPost(api.db, { spaceId: (await aSpace(api.db)).id });
    for (const id of [draft.id, randomUUIDv7()])
      expect(await codeOf(mark(client, id, "place"))).toBe("jobPost.notFound");
  });

  test(`${jobFitLimits.reasons} marked jobs → a further mark is refused; a changed reason is accepted`, async () => {
    const { client, id: userId } = await aTalentWithCv(api);
    const { id, spaceId } = await aFittingJob(api);
    const max = jobFitLimits.reasons;
    const row = api.db.selectFrom("job_posts").selectAll().where("id", "=", id);
    const { id: _id, ...columns } = await row.executeTakeFirstOrThrow();
    const ids = Array.from({ length: max }, () => randomUUIDv7());
    expect(columns.space_id).toBe(spaceId);
    for (const one of ids)
      await sql`insert into job_posts (id, space_id, status, title) values (${one}, ${spaceId}, 'draft', 'x')`.execute(
        api.db,
      );
    await sql`insert into job_fit_reasons (user_id, job_post_id, reason, effect, created_at)
      select ${userId}::uuid, id, 'place', '{"kind": "job"}', now() from job_posts where id = any (${ids}::uuid[])`.execute(
      api.db,
    );
    expect(await problemOf(mark(client, id, "place"))).toMatchObject({
      code: "jobFit.tooManyReasons",
      params: { max },
    });
    await undo(client, ids[0]!);
    await mark(client, id, "place");
    await mark(client, id, "salary");
  });
});

describe("personal data", () => {
  test("export → contains the marks; erasing the account deletes them", async () => {
    const { client, id: userId } = await aTalentWithCv(api);
    const { id } = await aFittingJob(api);
    await mark(client, id, "place");
    const { blob } = (await client.personalData.export({}))!;
    const exported = JSON.parse(await blob.text()) as { jobFitReasons: object[]; settings: object };
    expect(exported.jobFitReasons).toMatchObject([
      { jobPost: "Sviluppatore backend", reason: "place", effect: { kind: "city", city: "Genova" } },
    ]);
    expect(exported.settings).toMatchObject({ jobFits: true });
    await api.db.deleteFrom("users").where("id", "=", userId).execute();
    expect(await api.db.selectFrom("job_fit_reasons").select("reason").execute()).toEqual([]);
  });
});
