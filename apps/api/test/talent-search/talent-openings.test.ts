import { randomUUIDv7 } from "node:crypto";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anOpenPost, memberOf, someResume } from "../support/application-tools.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import { aTalent, relayTalentIndexes } from "../support/talents.ts";
import { endUndoWindow } from "../support/undo-window.ts";

let api: TestApi;
let space: { id: string; userId: string };
let owner: ApiClient;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
}, 120_000);
afterAll(() => api.stop());
beforeEach(async () => {
  space = await aSpace(api.db, { name: "Lanterna Software" });
  owner = await memberOf(api, space.userId, space.id);
});

const found = { visibleInTalentSearch: true } as const;
type SearchedTalent = Awaited<ReturnType<typeof aTalent>>;
const open = async (client: ApiClient, { resumeId }: Pick<SearchedTalent, "resumeId">) =>
  (await client.talentSearch.open({ params: { id: resumeId } }))!;
const openings = (resumeId: string) =>
  api.db.selectFrom("resume_openings").selectAll().where("resume_id", "=", resumeId).execute();
const logOf = async ({ client }: SearchedTalent) =>
  (await client.activity.search({ body: { filters: [{ f: "kind", v: "resume.opened" }] } }))!.content;
const contactRequest = async (
  resumeId: string,
  state: "sent" | "accepted",
  expires_at = new Date(Date.now() + 86_400_000),
) => {
  const codes = { contract_type: "offered_contract", workplace_type: "offered_workplace" };
  for (const [sort, code] of Object.values(codes).entries())
    await api.db
      .insertInto("vocabulary_entries")
      .values({ id: randomUUIDv7(), type: "contract_type", code, label_it: code, label_en: code, sort: 100 + sort })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const terms = { title: "Backend", salary_min: 30_000, salary_max: 40_000, ...codes, message: "Vieni da noi" };
  const id = randomUUIDv7();
  await api.db
    .insertInto("contact_offers")
    .values({ id, space_id: space.id, resume_id: resumeId, state, expires_at, ...terms })
    .execute();
  return id;
};

describe("resumes opened by a member from the talent search", () => {
  test("member opens a talent's resume → the talent's log shows the Space, but not the member", async () => {
    const talent = await aTalent(api, someResume, found);
    const opened = await open(owner, talent);
    expect(opened).toMatchObject({
      id: talent.resumeId,
      profile: { firstName: "Giulia", headline: someResume.headline, contacts: null, profileImage: null },
      contacts: null,
      acquaintance: { applied: null, shortlistIds: [], contactRequest: null },
    });
    expect(Date.now() - Date.parse(opened.acquaintance.openedAt!)).toBeLessThan(60_000);
    const log = await logOf(talent);
    expect(log).toMatchObject([{ kind: "resume.opened", details: { space: "Lanterna Software" }, browser: null }]);
    const rows = await api.db.selectFrom("activities").selectAll().where("user_id", "=", talent.id).execute();
    expect(JSON.stringify(rows)).not.toContain(space.userId);
    expect(rows.find(({ kind }) => kind === "resume.opened")).toMatchObject({ session_id: null, user_agent: null });
  });

  test("member opens a talent's resume ten times at once → logged once; half an hour later, or by another member → again", async () => {
    const talent = await aTalent(api, someResume, found);
    await Promise.all(Array.from({ length: 10 }, () => open(owner, talent)));
    expect(await openings(talent.resumeId)).toHaveLength(1);
    expect(await logOf(talent)).toHaveLength(1);
    const before = new Date(Date.now() - 1_801_000);
    await api.db.updateTable("resume_openings").set({ at: before }).where("resume_id", "=", talent.resumeId).execute();
    await open(owner, talent);
    await open(owner, talent);
    expect(await openings(talent.resumeId)).toHaveLength(2);
    const colleague = await aUser(api.db);
    await aMember(api.db, { spaceId: space.id, userId: colleague.id, role: "recruiter" });
    const client = await memberOf(api, colleague.id, space.id);
    await open(client, talent);
    expect(await openings(talent.resumeId)).toHaveLength(3);
    expect(await logOf(talent)).toHaveLength(3);
  });

  test("member opens their own resume in the talent search → not logged", async () => {
    const talent = await aTalent(api, someResume, found);
    await aMember(api.db, { spaceId: space.id, userId: talent.id, role: "recruiter" });
    await open(await memberOf(api, talent.id, space.id), talent);
    expect(await openings(talent.resumeId)).toEqual([]);
    expect(await logOf(talent)).toEqual([]);
  });

  test("member opens the resume of a talent who is no longer visible → not found", async () => {
    const talent = await aTalent(api, someResume);
    const code = () => codeOf(open(owner, talent));
    const choose = (privacy: object) => talent.client.people.changeSettings({ body: { privacy } });
    expect(await code()).toBe("resume.notFound");
    await choose(found);
    expect(await code()).toBeNull();
    await choose({ visibleInTalentSearch: false });
    expect(await code()).toBe("resume.notFound");
    await choose(found);
    const line = (await talent.client.people.hide({ body: { spaceId: space.id } }))!;
    expect(await code()).toBe("resume.notFound");
    await talent.client.people.show({ params: { id: line.id } });
    expect(await code()).toBeNull();
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", talent.id).execute();
    expect(await code()).toBe("resume.notFound");
    expect(await codeOf(owner.talentSearch.open({ params: { id: randomUUIDv7() } }))).toBe("resume.notFound");
  });

  test("resume of a talent who hides from an email domain → not found for a Space with a member of that domain", async () => {
    const domain = `${letters(10)}.example`;
    const talent = await aTalent(api, someResume, found);
    await talent.client.people.hide({ body: { domain } });
    expect(await codeOf(open(owner, talent))).toBeNull();
    const colleague = await aUser(api.db, { email: `${letters(8)}@${domain}` });
    await aMember(api.db, { spaceId: space.id, userId: colleague.id, role: "viewer" });
    expect(await codeOf(open(owner, talent))).toBe("resume.notFound");
  });

  test("resume of a talent who hides the name → anonymous, with only the shown sections", async () => {
    const content = { ...someResume, contacts: { email: "x@posta.example", phone: "347 555 0142", city: "Genova" } };
    const talent = await aTalent(api, { ...content, shownSections: ["summary"] }, { ...found, showName: false });
    const opened = await open(owner, talent);
    expect(opened.profile).toMatchObject({ username: null, firstName: null, experience: null, city: "Genova" });
    expect(opened.profile.summary).toBe(someResume.summary);
    expect(JSON.stringify(opened)).not.toMatch(/Giulia|Ferraris|347 ?555|posta\.example/);
    expect(opened.profile.updated).toMatch(/T00:00:00\.000Z$/);
  });

  test("talent accepted a Space's contact request → that Space sees email and phone; other Spaces see neither", async () => {
    const talent = await aTalent(api, someResume, { ...found, showName: false });
    await api.db.updateTable("users").set({ phone: "+393475550142" }).where("id", "=", talent.id).execute();
    const id = await contactRequest(talent.resumeId, "sent");
    expect(await open(owner, talent)).toMatchObject({
      contacts: null,
      acquaintance: { contactRequest: { id, state: "sent" } },
    });
    await api.db.updateTable("contact_offers").set({ state: "accepted" }).where("id", "=", id).execute();
    expect(await open(owner, talent)).toMatchObject({
      contacts: { email: talent.email, phone: "+393475550142" },
      acquaintance: { contactRequest: { id, state: "accepted" } },
      profile: { firstName: null },
    });
    const other = await aSpace(api.db);
    const stranger = await memberOf(api, other.userId, other.id);
    expect(await open(stranger, talent)).toMatchObject({ contacts: null, acquaintance: { contactRequest: null } });
  });

  test("contact request past its expiry, before the routine runs → shown as expired on the talent's resume", async () => {
    const talent = await aTalent(api, someResume, found);
    await contactRequest(talent.resumeId, "sent", new Date(Date.now() - 1_000));
    expect((await open(owner, talent)).acquaintance.contactRequest).toMatchObject({ state: "expired" });
  });
});

describe("applications shown on a talent's resume", () => {
  const applied = async ({ blind = false, showName = true } = {}) => {
    const post = await anOpenPost(api, { blind });
    const talent = await aTalent(api, someResume, { ...found, showName });
    const { id } = (await talent.client.applications.apply({ body: { jobPostId: post.id } }))!;
    return { post, talent, id };
  };

  test("open application of a talent → shown on the resume to its Space; withdrawn, or to another Space → not shown", async () => {
    const { post, talent, id } = await applied();
    const known = async (client: ApiClient) => (await open(client, talent)).acquaintance.applied;
    expect(await known(post.recruiter)).toEqual({ applicationId: id, jobPostId: post.id, title: expect.any(String) });
    expect(await known(owner)).toBeNull();
    await talent.client.applications.withdraw({ params: { id }, body: {} });
    expect(await known(post.recruiter)).toBeNull();
  });

  test("blind application of a talent → not shown on the resume until it is revealed", async () => {
    const { post, talent, id } = await applied({ blind: true });
    const known = async () => (await open(post.recruiter, talent)).acquaintance.applied;
    expect(await known()).toBeNull();
    await relayTalentIndexes(api);
    const page = (await post.recruiter.talentSearch.search({ body: { size: 100 } }))!;
    expect(page.content.find((hit) => hit.id === talent.resumeId)?.acquaintance.applied ?? null).toBeNull();
    await post.recruiter.applications.move({ body: { ids: [id], to: "inReview" } });
    await endUndoWindow(api, id);
    expect(await known()).toMatchObject({ applicationId: id });
  });

  test("talent hides the name in the search → their application is not shown, because it contains the name", async () => {
    const { post, talent } = await applied({ showName: false });
    expect((await open(post.recruiter, talent)).acquaintance.applied).toBeNull();
  });
});
