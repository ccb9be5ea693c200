import { aPost } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { moderating } from "../support/moderation-world.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
let of: ReturnType<typeof moderating>;
beforeAll(async () => {
  api = await startApi();
  of = moderating(api);
});
afterAll(() => api.stop());

/** A decided case whose reporter must stay unknown to the author. */
async function aJudged() {
  const [reporter, author, admin] = [await aPerson(api), await aPerson(api), await of.admin()];
  await api.db
    .updateTable("users")
    .set({ first_name: "Zenobia", last_name: "Quattrocchi" })
    .where("id", "=", reporter.id)
    .execute();
  const post = await aPost(api.db, { authorId: author.id, text: "Paga 40 € e il posto è tuo." });
  await of.report(reporter, post.id, { note: "Un appunto riservato" });
  const { id } = await of.caseOf(post.id);
  await of.decide(admin, id);
  return { reporter, author, admin, post, id };
}
const traces = ({ id, username, email }: { id: string; username: string; email: string }) => [
  id,
  username,
  email,
  "Zenobia",
  "Quattrocchi",
  "riservato",
];
describe("anonymity of reporters", () => {
  test("author of reported content → finds no trace of the reporter in statement, notifications or data export", async () => {
    const { reporter, author, id } = await aJudged();
    await of.contest(author, id);
    const read = await author.client.moderation.statement({ params: { id } });
    const notices = await author.client.notifications.list({ query: {} });
    const { blob } = (await author.client.personalData.export({}))!;
    const document = await blob.text();
    expect(document).toContain("Paga 40");
    for (const text of [JSON.stringify(read), JSON.stringify(notices), document])
      for (const trace of traces(reporter)) expect(text).not.toContain(trace);
  });

  test("admin reads a moderation case, its history or the list → the reporter is not identified", async () => {
    const { reporter, admin, id } = await aJudged();
    const texts = [
      await admin.client.moderation.read({ params: { id } }),
      await admin.client.moderation.search({ body: {} }),
      await admin.client.moderation.history({ params: { id } }),
    ].map((answer) => JSON.stringify(answer));
    for (const text of texts)
      for (const trace of traces(reporter).filter((one) => one !== "riservato")) expect(text).not.toContain(trace);
  });

  test("user lists own reports → only these, without the identity of the reported author", async () => {
    const { reporter, author } = await aJudged();
    const mine = await reporter.client.moderation.myReports({ query: {} });
    expect(mine!.content).toMatchObject([{ note: "Un appunto riservato", outcome: { decision: "disabled" } }]);
    for (const trace of [author.id, author.username, author.email]) expect(JSON.stringify(mine)).not.toContain(trace);
    expect((await author.client.moderation.myReports({ query: {} }))!.content).toEqual([]);
    const other = await aPerson(api);
    expect((await other.client.moderation.myReports({ query: {} }))!.totalElements).toBe(0);
  });

  test("account of a reporter erased → the report remains without a reference to the reporter", async () => {
    const { reporter, admin, id } = await aJudged();
    await api.db.deleteFrom("users").where("id", "=", reporter.id).execute();
    const rows = await api.db.selectFrom("reports").select(["user_id", "reason"]).where("case_id", "=", id).execute();
    expect(rows).toEqual([{ user_id: null, reason: "irregularJob" }]);
    expect(await admin.client.moderation.read({ params: { id } })).toMatchObject({ reports: 1 });
  });
});

test("account of a reported author erased → the moderation case keeps the quote and can be decided", async () => {
  const [reporter, author, admin] = [await aPerson(api), await aPerson(api), await of.admin()];
  const post = await aPost(api.db, { authorId: author.id, text: "Paga 40 €." });
  await of.report(reporter, post.id);
  const { id } = await of.caseOf(post.id);
  await api.db.deleteFrom("users").where("id", "=", author.id).execute();
  const left = (await admin.client.moderation.read({ params: { id } }))!;
  expect(left).toMatchObject({ quoted: "Paga 40 €.", author: null, now: null, enabled: null });
  expect(await codeOf(of.decide(admin, id, "kept", left.version))).toBeNull();
  expect(await of.toldTo(reporter.id)).toHaveLength(1);
});
