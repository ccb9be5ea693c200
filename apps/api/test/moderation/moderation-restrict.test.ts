import { aJobPost, aMember, anApplication, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { appeal, moderating, decisionGrounds } from "../support/moderation-world.ts";
import { aPerson, visitor } from "../support/people.ts";

let api: TestApi;
let of: ReturnType<typeof moderating>;
let admin: Awaited<ReturnType<typeof aPerson>>;
beforeAll(async () => {
  api = await startApi();
  of = moderating(api);
  admin = await of.admin();
});
afterAll(() => api.stop());

type AdminRouteGroup = "adminUser" | "adminSpace" | "adminJobpost" | "adminResume" | "adminApplication";
const set = (kind: AdminRouteGroup, id: string, enabled: boolean, who: ApiClient = admin.client) =>
  who[kind].enable(
    { params: { id, flag: enabled ? "true" : "false" }, body: { statement: enabled ? null : decisionGrounds } },
    { reason: "Era un errore nostro, ci scusiamo" },
  );

/** The decision that the user's last notification refers to. */
async function decisionFor(userId: string) {
  const told = await of.toldTo(userId);
  const last = told.findLast(({ kind }) => kind === "moderation.decided");
  return last?.data as { caseId: string; decision: string; about: string } | undefined;
}

test("account suspended → user is notified and can appeal by the mailed link; another admin restores the account", async () => {
  const { id } = await aPerson(api);
  await set("adminUser", id, false);
  const told = (await decisionFor(id))!;
  expect(told).toMatchObject({ decision: "disabled", about: "user" });

  const tokens = api.platform.unsubscribeTokens;
  const link = (token: string) => ({ params: { token } });
  const own = tokens.sign({ userId: told.caseId, kind: "moderation.appeal" });
  expect(await visitor(api).moderation.statementByLink(link(own))).toMatchObject({
    id: told.caseId,
    kind: "user",
    decision: "disabled",
    ...decisionGrounds,
    origin: "own",
    automated: false,
    appealableUntil: expect.any(String),
  });
  // The tokens are malformed, signed with another key, or made for another purpose.
  for (const token of [
    "x",
    own.replace(/.{4}$/, "AAAA"),
    tokens.sign({ userId: told.caseId, kind: "moderation.decided" }),
  ])
    expect(await codeOf(visitor(api).moderation.statementByLink(link(token)))).toBe("moderation.notFound");
  expect(await visitor(api).moderation.appealByLink({ ...link(own), body: { appeal } })).toMatchObject({
    state: "appealed",
    appeal,
  });
  expect(await codeOf(visitor(api).moderation.appealByLink({ ...link(own), body: { appeal } }))).toBe(
    "moderation.notOpen",
  );

  const open = (await admin.client.moderation.search({
    body: { filters: [{ f: "state", v: "appealed", mm: "is" }] },
  }))!;
  const row = open.content.find((one) => one.id === told.caseId)!;
  expect(row).toMatchObject({ kind: "user", targetId: id, enabled: false, forOthers: false });
  const other = await of.admin();
  await of.decide(other, told.caseId, "kept", row.version);
  const again = await api.as(id);
  await expect.poll(() => codeOf(again.accounts.me({})), { timeout: 2_000 }).toBeNull();
  expect(await decisionFor(id)).toMatchObject({ decision: "kept" });
});

test("Space suspended → its owner is notified and can appeal; a viewer can only read the decision", async () => {
  const space = await aSpace(api.db);
  const owner = await api.as(space.userId);
  const viewer = await aPerson(api);
  await aMember(api.db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
  await set("adminSpace", space.id, false);
  const { caseId } = (await decisionFor(space.userId))!;
  expect(await decisionFor(viewer.id)).toBeUndefined();
  const read = { params: { id: caseId } };
  expect(await viewer.client.moderation.statement(read)).toMatchObject({
    kind: "space",
    mayContest: false,
    appealableUntil: null,
  });
  expect(await codeOf(viewer.client.moderation.appeal({ ...read, body: { appeal } }))).toBe("moderation.notOpen");
  expect(await codeOf((await aPerson(api)).client.moderation.statement(read))).toBe("moderation.notFound");
  expect(await owner.moderation.appeal({ ...read, body: { appeal } })).toMatchObject({ state: "appealed" });
  // The admin who suspended the Space may restore it, because a decision in the owner's favour needs no second admin.
  await set("adminSpace", space.id, true);
  expect(await owner.moderation.statement(read)).toMatchObject({ decision: "kept", state: "closed" });
  expect(await decisionFor(space.userId)).toMatchObject({ decision: "kept" });
});

test("admin enables a Space that its owners closed → stays closed; admin disables a job post twice → one case", async () => {
  const space = await aSpace(api.db);
  await api.db
    .updateTable("spaces")
    .set({ enabled: false, closed_at: new Date() })
    .where("id", "=", space.id)
    .execute();
  await set("adminSpace", space.id, true);
  const { enabled } = await api.db
    .selectFrom("spaces")
    .select("enabled")
    .where("id", "=", space.id)
    .executeTakeFirstOrThrow();
  expect(enabled).toBe(false);
  const { id } = await aJobPost(api.db, { spaceId: (await aSpace(api.db)).id, status: "published" });
  await set("adminJobpost", id, false);
  await set("adminJobpost", id, false);
  const cases = await api.db.selectFrom("moderation_cases").select("id").where("job_post_id", "=", id).execute();
  expect(cases).toHaveLength(1);
});

test("job post hidden and restored twice → its owner is notified each time; the history has actor and reason", async () => {
  const space = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  for (const enabled of [false, true, false, true]) await set("adminJobpost", id, enabled);
  const told = (await of.toldTo(space.userId)).map(({ data }) => (data as { decision: string }).decision);
  expect(told).toEqual(["disabled", "kept", "disabled", "kept"]);
  const history = (await admin.client.adminJobpost.history({ params: { id } }))!;
  const flips = history.filter(({ before, after }) => before && after && "enabled" in after);
  expect(flips).toHaveLength(4);
  for (const flip of flips) expect(flip).toMatchObject({ byId: admin.id, why: expect.stringMatching(/.{3}/) });
});

test("application hidden by an admin → talent and Space are notified; the statement does not identify the talent", async () => {
  const space = await aSpace(api.db);
  const { id: jobPostId } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  const talent = await aPerson(api);
  const { id } = await anApplication(api.db, { spaceId: space.id, jobPostId, talentId: talent.id });
  await set("adminApplication", id, false);
  const { caseId } = (await decisionFor(talent.id))!;
  expect((await decisionFor(space.userId))!.caseId).toBe(caseId);
  const shown = JSON.stringify(await (await api.as(space.userId)).moderation.statement({ params: { id: caseId } }));
  for (const trace of [talent.id, talent.email, talent.username, "Giulia", "Ferraris"])
    expect(shown).not.toContain(trace);
  const data = JSON.parse(await new Response((await talent.client.personalData.export({}))!.blob).text()) as {
    decisionsAboutMe: { id: string; kind: string }[];
  };
  expect(data.decisionsAboutMe).toMatchObject([{ id: caseId, kind: "application" }]);
});
