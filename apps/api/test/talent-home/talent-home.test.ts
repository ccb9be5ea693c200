import { randomUUIDv7 } from "node:crypto";
import { talentHomeLimits, type TalentHome } from "@orbita/contract";
import { aJobPost, anApplication, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCandidateOf, aMeetingSpace, at, interviewBody, pick, propose } from "../interviews/interviews-world.ts";
import { aConversation, mine, saidForSpace } from "../messages/messages-world.ts";
import { scriptedPdf, uploadWork } from "../resume-uploads/upload-work.ts";
import { someResume } from "../support/application-tools.ts";
import { aContactingSpace, aFindable, age, terms } from "../support/contact-requests-world.ts";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { emptyWishes } from "../support/job-wishes.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const homeOf = async (client: ApiClient): Promise<TalentHome> => (await client.talentHome.read({}))!;
const kindsOf = ({ waiting }: TalentHome) => waiting.map(({ kind }) => kind);

/** An application of this person to a new job, in the state that the options describe. */
async function anApplicationOf(talentId: string, options: Partial<Parameters<typeof anApplication>[1]> = {}) {
  const space = await aSpace(api.db);
  const { id: jobPostId } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  const { id } = await anApplication(api.db, { spaceId: space.id, jobPostId, talentId, ...options });
  return { id, space, jobPostId };
}

describe("what waits for a talent", () => {
  test("proposed interview → waits until its deadline; picked or expired → no longer", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const interview = await propose(post, talent);
    expect((await homeOf(talent.client)).waiting).toEqual([
      {
        kind: "interview",
        id: interview.id,
        title: interview.title,
        space: expect.objectContaining({ id: post.spaceId }),
        applicationId: talent.applicationId,
        contactRequestId: null,
        slots: 3,
        dueAt: interview.answerBy,
      },
    ]);
    const past = { answer_by: inDays(-1) };
    await api.db.updateTable("interviews").set(past).where("id", "=", interview.id).execute();
    expect((await homeOf(talent.client)).waiting).toEqual([]);
    await api.db
      .updateTable("interviews")
      .set({ answer_by: inDays(1) })
      .where("id", "=", interview.id)
      .execute();
    expect(kindsOf(await homeOf(talent.client))).toEqual(["interview"]);
    await pick(
      talent,
      (await talent.client.interviews.mine({ query: {} }))!.content[0]!,
      interviewBody(post).slots[0]!,
    );
    expect((await homeOf(talent.client)).waiting).toEqual([]);
  });

  test("contact request → waits until it is answered or expires", async () => {
    const [space, other] = [await aContactingSpace(api), await aContactingSpace(api)];
    const talent = await aFindable(api);
    const answered = await space.make(talent.resumeId);
    const expired = await other.make(talent.resumeId);
    await age(api, expired.id, 15);
    expect((await homeOf(talent.client)).waiting).toEqual([
      {
        kind: "contactRequest",
        id: answered.id,
        title: terms.title,
        space: expect.objectContaining({ id: space.id }),
        dueAt: answered.expiresAt,
      },
    ]);
    await talent.answer(answered.id, false);
    expect((await homeOf(talent.client)).waiting).toEqual([]);
  });

  test("unread message → waits with its author and first line; read → no longer", async () => {
    const { client, talent, id } = await aConversation(api);
    await saidForSpace(client, id, "Hai seguito tu il passaggio a PostgreSQL 15?");
    expect((await homeOf(talent)).waiting).toMatchObject([
      { kind: "message", id, text: "Hai seguito tu il passaggio a PostgreSQL 15?", mayReply: true },
    ]);
    await talent.messages.markMine({ params: { id }, body: { seq: (await mine(talent, id)).messages[0]!.seq } });
    expect((await homeOf(talent)).waiting).toEqual([]);
  });

  test("uploaded CV → waits while fields have no decision; confirmed → no longer; unreadable → waits as failed", async () => {
    const work = uploadWork(api);
    const person = await aPerson(api);
    const upload = async (command: string) => {
      const files = [scriptedPdf(command, "Ferraris.pdf")];
      const sent = (await person.client.resumeUploads.parse({ body: {}, files }, { idempotencyKey: randomUUIDv7() }))!;
      return sent.id;
    };
    const id = await upload("ready Cuoca");
    expect((await homeOf(person.client)).waiting, "still being read").toEqual([]);
    await work.run(id);
    const [ready] = (await homeOf(person.client)).waiting;
    expect(ready).toMatchObject({ kind: "upload", id, name: "Ferraris.pdf", failed: false, decided: 0 });
    const { open } = ready as { open: number };
    const decisions = { headline: { kind: "accept" as const } };
    await person.client.resumeUploads.decide({ params: { id }, body: { decisions } });
    expect((await homeOf(person.client)).waiting).toMatchObject([{ open: open - 1, decided: 1 }]);
    const { version } = (await person.client.resumes.read({}))!;
    await person.client.resumeUploads.confirm(
      { params: { id }, body: { version, decisions } },
      { idempotencyKey: randomUUIDv7() },
    );
    expect((await homeOf(person.client)).waiting).toEqual([]);
    const broken = await upload("fail scanned");
    await api.db.updateTable("resume_uploads").set({ state: "failed" }).where("id", "=", broken).execute();
    expect((await homeOf(person.client)).waiting).toMatchObject([{ id: broken, failed: true, open: 0, decided: 0 }]);
  });

  test("several things wait → sorted by deadline; those without a deadline last, newest first", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const second = await aMeetingSpace(api);
    const applied = (await talent.client.applications.apply({ body: { jobPostId: second.post.id } }))!;
    await propose(post, talent, { answerBy: at(30) });
    await propose(second.post, { applicationId: applied.id }, { answerBy: at(20) });
    for (const { id, recruiter } of [
      { id: talent.applicationId, recruiter: post.recruiter },
      { id: applied.id, recruiter: second.post.recruiter },
    ])
      await saidForSpace(recruiter, id, "Buongiorno");
    const { waiting } = await homeOf(talent.client);
    const subjects = waiting.map((item) => [item.kind, "applicationId" in item ? item.applicationId : item.id]);
    expect(subjects).toEqual([
      ["interview", applied.id],
      ["interview", talent.applicationId],
      ["message", applied.id],
      ["message", talent.applicationId],
    ]);
  });
});

describe("next dates of a talent", () => {
  test("promised replies and interviews → by date, late replies first; none for closed applications", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    const interview = await propose(post, talent);
    await api.db.updateTable("applications").set({ reply_by: null }).where("id", "=", talent.applicationId).execute();
    const soon = await anApplicationOf(talent.id, { replyBy: inDays(1) });
    const late = await anApplicationOf(talent.id, { replyBy: inDays(-12) });
    const withdrawn = await anApplicationOf(talent.id, { replyBy: inDays(2) });
    await talent.client.applications.withdraw({ params: { id: withdrawn.id }, body: {} });
    const home = await homeOf(talent.client);
    expect(home.applications).toBe(3);
    expect(home.dates).toMatchObject([
      { kind: "reply", applicationId: late.id, space: { id: late.space.id } },
      { kind: "reply", applicationId: soon.id, status: "submitted" },
      { kind: "interview", id: interview.id, agreed: false, at: interviewBody(post).slots[0] },
    ]);
    const mineOf = (await talent.client.interviews.mine({ query: {} }))!.content[0]!;
    await pick(talent, mineOf, interviewBody(post).slots[2]!);
    expect((await homeOf(talent.client)).dates.at(-1)).toMatchObject({
      agreed: true,
      at: interviewBody(post).slots[2],
    });
  });

  test("application hidden by moderation → no reply date, because its Space does not see it", async () => {
    const person = await aPerson(api);
    const { id } = await anApplicationOf(person.id, { replyBy: inDays(2) });
    expect((await homeOf(person.client)).dates).toHaveLength(1);
    await api.db.updateTable("applications").set({ enabled: false }).where("id", "=", id).execute();
    expect((await homeOf(person.client)).dates).toEqual([]);
  });

  test("more late replies than shown → the longest overdue ones are listed, and an interview is never left out", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    await propose(post, talent);
    for (let days = 1; days <= talentHomeLimits.replies + 1; days++)
      await anApplicationOf(talent.id, { replyBy: inDays(-days) });
    const { dates } = await homeOf(talent.client);
    expect(dates.map(({ kind }) => kind)).toEqual([...Array(talentHomeLimits.replies).fill("reply"), "interview"]);
    expect(Date.parse(dates[0]!.at)).toBeLessThan(inDays(-talentHomeLimits.replies).getTime());
  });
});

describe("saved searches and CV on a talent’s home", () => {
  const filters = [{ f: "text", v: "tester", mm: "c" as const }];

  test("saved searches → those with the most new jobs first, without jobs and Spaces that the talent hid", async () => {
    const { client } = await aPerson(api);
    const save = async (name: string) => (await client.savedSearches.saveJobs({ body: { name, filters } }))!.id;
    const [few, many] = [await save("Pochi"), await save("Molti")];
    const { id: spaceId } = await aSpace(api.db);
    const post = async (of = spaceId) => (await aJobPost(api.db, { spaceId: of, status: "published" })).id;
    const hiddenSpace = await aSpace(api.db);
    const [first, second, third, hidden] = [await post(), await post(), await post(hiddenSpace.id), await post()];
    const match = (search_id: string, target_id: string) => ({ search_id, target_id, matched_at: new Date() });
    const found = [first, second, third, hidden].map((id) => match(many, id));
    await api.db
      .insertInto("saved_search_matches")
      .values([...found, match(few, first)])
      .execute();
    const freshOf = async () => (await homeOf(client)).searches.map(({ name, fresh }) => [name, fresh]);
    expect(await freshOf()).toEqual([
      ["Molti", 4],
      ["Pochi", 1],
    ]);
    await client.jobMarks.hideJob({ params: { id: hidden } });
    await client.jobMarks.hideSpace({ params: { id: hiddenSpace.id } });
    expect(await freshOf()).toEqual([
      ["Molti", 2],
      ["Pochi", 1],
    ]);
    await client.savedSearches.openJobs({ params: { id: many } });
    expect(await freshOf()).toEqual([
      ["Pochi", 1],
      ["Molti", 0],
    ]);
  });

  test("new person → everything empty; with a CV, visibility and preferences → the card says so", async () => {
    const person = await aPerson(api);
    expect(await homeOf(person.client)).toEqual({
      waiting: [],
      dates: [],
      applications: 0,
      searches: [],
      resume: { updated: expect.any(String), empty: true, visible: false, hasWishes: false },
    });
    const { id } = (await person.client.resumes.read({}))!;
    const changed = (await person.client.resumes.change({ params: { id }, body: someResume }))!;
    await person.client.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true } } });
    await person.client.jobWishes.save({ body: { ...emptyWishes, salaryMin: 30_000 } });
    expect((await homeOf(person.client)).resume).toEqual({
      updated: changed.updated,
      empty: false,
      visible: true,
      hasWishes: true,
    });
  });

  test("another person’s interviews, messages, searches and applications → never on the home", async () => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    await propose(post, talent);
    await saidForSpace(post.recruiter, talent.applicationId, "Buongiorno");
    await talent.client.savedSearches.saveJobs({ body: { name: "Tester", filters } });
    const other = await aPerson(api);
    const nothing = { waiting: [], dates: [], applications: 0, searches: [] };
    expect(await homeOf(other.client)).toMatchObject(nothing);
    expect(await homeOf(post.recruiter), "the other side of the same application").toMatchObject(nothing);
    expect(kindsOf(await homeOf(talent.client))).toEqual(["interview", "message"]);
  });
});
