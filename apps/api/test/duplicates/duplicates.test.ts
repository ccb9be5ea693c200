import { inTransaction } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import { aPipeline, type Pipeline } from "../support/pipeline-tools.ts";
import { anUpload } from "../support/resume-tools.ts";
import { endUndoWindow } from "../support/undo-window.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

/** Runs the routine `duplicates.mark`, which the worker runs each minute. */
async function mark(): Promise<void> {
  const { run } = routines.find(({ name }) => name === "duplicates.mark")!;
  const now = new Date();
  await run({
    db: api.db,
    now,
    ending: new AbortController().signal,
    write: (why: string, work: (ctx: object) => Promise<unknown>) =>
      inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) => work({ tx, now })),
  } as unknown as WorkCtx);
}

type ContactDetails = { email?: string; phone?: string };
const text = () => Array.from({ length: 120 }, () => letters(6)).join(" ");

/** An application with the given contact details. Without an email, it gets a unique one. */
async function aSender(
  { received }: Pipeline,
  contacts: ContactDetails,
  more: Parameters<Pipeline["received"]>[0] = {},
) {
  const one = await received({ firstName: letters(7), ...more });
  const said = JSON.stringify({
    email: `${letters(9)}@posta.example`,
    phone: null,
    city: null,
    links: [],
    ...contacts,
  });
  await sql`update applications set snapshot = jsonb_set(snapshot, '{contacts}', ${said}::jsonb) where id = ${one.id}`.execute(
    api.db,
  );
  return one;
}
async function aKept({ id: spaceId, owner, of }: Pipeline, contacts: ContactDetails, summary: string | null = null) {
  const { email = `${letters(9)}@posta.example`, phone = null } = contacts;
  const body = {
    uploadId: await anUpload(api.db, { spaceId }),
    firstName: "Irene",
    lastName: "Bassi",
    email,
    source: "referral" as const,
    legalBasis: "consent" as const,
    content: { contacts: { phone }, summary },
  };
  return (await owner.candidates.add({ ...of, body }, { idempotencyKey: letters(20) }))!.id;
}
const found = async (client: ApiClient, id: string) => (await client.duplicates.find({ params: { id } }))!.content;
const decide = (client: ApiClient, id: string, otherId: string, verdict: "same" | "different" = "same") =>
  client.duplicates.decide({ params: { id, otherId }, body: { verdict } });

describe("suggested duplicates", () => {
  test("applications and added CVs with one email, phone or CV → suggested as duplicates on both records", async () => {
    const space = await aPipeline(api);
    const cv = text();
    const email = `${letters(8)}@posta.example`;
    const one = await aSender(space, { email, phone: "347 555 0142" }, { summary: cv });
    const byMail = await aKept(space, { email });
    const byPhone = await aSender(space, { phone: "+39 3475550142" });
    const byCv = await aKept(space, {}, `${cv} e altro`.toUpperCase());
    await aSender(space, { phone: "347 555 0143" }, { summary: text() });
    await mark();
    const all = await found(space.client, one.id);
    expect(Object.fromEntries(all.map(({ id, signs }) => [id, signs]))).toEqual({
      [byMail]: ["email"],
      [byPhone.id]: ["phone"],
      [byCv]: ["cv"],
    });
    expect(all.find(({ id }) => id === byPhone.id)).toMatchObject({
      kind: "application",
      name: byPhone.name,
      jobPostTitle: expect.any(String),
      confirmed: null,
    });
    expect(await found(space.client, byCv)).toMatchObject([{ id: one.id, signs: ["cv"] }]);
    const { rows } = await sql`select value from duplicate_marks where value::text like ${`%${email}%`}`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
  });

  test("blind, hidden or disabled application, or one of another Space → not suggested as a duplicate", async () => {
    const space = await aPipeline(api);
    const email = `${letters(8)}@posta.example`;
    const known = await aSender(space, { email });
    const blind = await aSender(space, { email }, { blind: true });
    const elsewhere = await aPipeline(api);
    const other = await aSender(elsewhere, { email });
    await mark();
    expect(await found(space.client, known.id)).toEqual([]);
    expect(await found(space.client, blind.id)).toEqual([]);
    expect(await codeOf(decide(space.client, known.id, blind.id))).toBe("duplicate.notFound");
    expect(await codeOf(decide(space.client, blind.id, known.id))).toBe("duplicate.notFound");
    expect(await codeOf(found(space.client, other.id))).toBe("duplicate.notFound");

    await space.change(blind.id, { status: "inReview" });
    await endUndoWindow(api, blind.id);
    expect(await found(space.client, known.id)).toMatchObject([{ id: blind.id }]);
    await api.db.updateTable("applications").set({ hidden_at: new Date() }).where("id", "=", blind.id).execute();
    expect(await found(space.client, known.id)).toEqual([]);
    await api.db
      .updateTable("applications")
      .set({ hidden_at: null, enabled: false })
      .where("id", "=", blind.id)
      .execute();
    expect(await found(space.client, known.id)).toEqual([]);
    expect(await codeOf(found(space.client, blind.id))).toBe("duplicate.notFound");
  });

  test("two applications of the same account → not suggested as duplicates", async () => {
    const space = await aPipeline(api);
    const email = `${letters(8)}@posta.example`;
    const one = await aSender(space, { email });
    const again = await aSender(space, { email });
    await sql`
      with post as (insert into job_posts (id, space_id, title) select gen_random_uuid(), space_id, 'Altro'
        from applications where id = ${one.id} returning id)
      update applications set talent_id = ${one.talentId}, job_post_id = post.id from post
      where applications.id = ${again.id}`.execute(api.db);
    await mark();
    expect(await found(space.client, one.id)).toEqual([]);
  });
});

describe("decisions on suggested duplicates", () => {
  test('suggested duplicates decided as "same" → stored for both, and neither application changes', async () => {
    const space = await aPipeline(api);
    const email = `${letters(8)}@posta.example`;
    const [one, other] = [await aSender(space, { email }), await aSender(space, { email })];
    await mark();
    const rows = () =>
      api.db.selectFrom("applications").selectAll().where("id", "in", [one.id, other.id]).orderBy("id").execute();
    const before = await rows();
    const after = (await decide(space.client, one.id, other.id))!;
    expect(after.content).toMatchObject([{ id: other.id, confirmed: { by: "Giulia Ferraris" } }]);
    expect(await found(space.owner, other.id)).toMatchObject([{ id: one.id, confirmed: { by: "Giulia Ferraris" } }]);
    expect(await rows()).toEqual(before);
    // The decision stays, even if the shared data changes later.
    await sql`delete from duplicate_marks where subject_id = ${other.id}`.execute(api.db);
    expect(await found(space.client, one.id)).toMatchObject([{ id: other.id, signs: [] }]);
    const { blob } = (await (await api.as(one.talentId)).personalData.export({}))!;
    const { applications } = JSON.parse(await blob.text()) as { applications: object[] };
    expect(applications).toMatchObject([{ samePerson: [{ verdict: "same" }] }]);
  });

  test('suggested duplicates decided as "different" → not suggested again, even after the duplicate routine ran again', async () => {
    const space = await aPipeline(api);
    const email = `${letters(8)}@posta.example`;
    const [one, other] = [await aSender(space, { email }), await aSender(space, { email })];
    await mark();
    await decide(space.client, other.id, one.id, "different");
    await sql`update applications set snapshot = snapshot where id in (${one.id}, ${other.id})`.execute(api.db);
    await mark();
    for (const id of [one.id, other.id]) expect(await found(space.client, id)).toEqual([]);
  });

  test("suggested duplicates → recruiters decide, viewers read; talents are denied, other Spaces get not found", async () => {
    const space = await aPipeline(api);
    const email = `${letters(8)}@posta.example`;
    const [one, other] = [await aSender(space, { email }), await aSender(space, { email })];
    await mark();
    const viewer = (await space.team.withRole("viewer")).client;
    expect(await viewer.duplicates.find({ params: { id: one.id } })).toMatchObject({
      content: [{ id: other.id }],
      mayDecide: false,
    });
    expect(await codeOf(decide(viewer, one.id, other.id))).toBe("access.denied");
    expect(await codeOf(found(await api.as(one.talentId), one.id))).toBe("access.denied");
    expect(await codeOf(found((await aPipeline(api)).client, one.id))).toBe("duplicate.notFound");
    expect(await codeOf(decide(space.client, one.id, one.id))).toBe("duplicate.notFound");
  });

  test("deleting an added CV → its suggested duplicates and decisions are deleted", async () => {
    const space = await aPipeline(api);
    const email = `${letters(8)}@posta.example`;
    const one = await aSender(space, { email });
    const kept = await aKept(space, { email });
    await mark();
    await decide(space.client, one.id, kept);
    await space.owner.candidates.remove({ params: { id: kept } });
    expect(await found(space.client, one.id)).toEqual([]);
    const { rows } = await sql`
      select id from duplicate_subjects where id = ${kept} union all
      select subject_id from duplicate_marks where subject_id = ${kept} union all
      select first_id from duplicate_pairs where ${kept} in (first_id, second_id)`.execute(api.db);
    expect(rows).toEqual([]);
  });
});
