import { randomUUIDv7 } from "node:crypto";
import { moderationLimits } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aChannel, aComment, aPost } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { moderating, decisionGrounds } from "../support/moderation-world.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
let of: ReturnType<typeof moderating>;
beforeAll(async () => {
  api = await startApi();
  of = moderating(api);
});
afterAll(() => api.stop());

describe("decisions on moderation cases", () => {
  test("admin hides a reported post → others cannot open it; author and reporter are notified with the reason", async () => {
    const [reader, author, admin] = [await aPerson(api), await aPerson(api), await of.admin()];
    const post = await aPost(api.db, { authorId: author.id, text: "Paga 40 €." });
    await of.report(reader, post.id);
    const { id } = await of.caseOf(post.id);
    const decided = await of.decide(admin, id);
    expect(decided).toMatchObject({
      state: "decided",
      decision: "disabled",
      ...decisionGrounds,
      enabled: false,
      version: 2,
    });
    expect(await of.enabled("posts", post.id)).toBe(false);
    expect(await codeOf(of.report(await aPerson(api), post.id))).toBe("post.notFound");
    const history = await readHistory(api.db, "posts", post.id);
    expect(history.at(-1)).toMatchObject({ why: `case ${id}: ${decisionGrounds.rule}`, actor_id: admin.id });
    expect(await of.toldTo(author.id)).toMatchObject([
      { kind: "moderation.decided", data: { caseId: id, decision: "disabled" }, post_id: null, from_id: null },
    ]);
    expect(await of.toldTo(reader.id)).toMatchObject([{ kind: "report.answered", data: { decision: "disabled" } }]);
    expect(await of.statement(author, id)).toMatchObject({
      quoted: "Paga 40 €.",
      decision: "disabled",
      ...decisionGrounds,
      automated: false,
      origin: "report",
      state: "decided",
      appeal: null,
      postId: post.id,
    });
    const mine = await reader.client.moderation.myReports({ query: {} });
    expect(mine!.content[0]!.outcome).toMatchObject({ decision: "disabled", explanation: decisionGrounds.explanation });
  });

  test("admin leaves a reported post visible → its author is notified and cannot appeal", async () => {
    const [reader, author, admin] = [await aPerson(api), await aPerson(api), await of.admin()];
    const post = await aPost(api.db, { authorId: author.id });
    await of.report(reader, post.id);
    const { id } = await of.caseOf(post.id);
    await of.decide(admin, id, "kept");
    expect(await of.enabled("posts", post.id)).toBe(true);
    expect(await of.statement(author, id)).toMatchObject({ decision: "kept", appealableUntil: null });
    expect(await codeOf(of.contest(author, id))).toBe("moderation.notOpen");
    expect(await of.toldTo(author.id)).toMatchObject([{ kind: "moderation.decided", data: { decision: "kept" } }]);
  });

  test("admin dismisses the report of a post that is hidden for another reason → the post stays hidden", async () => {
    const [reader, admin] = [await aPerson(api), await of.admin()];
    const post = await aPost(api.db);
    await of.report(reader, post.id);
    await api.db.updateTable("posts").set({ enabled: false }).where("id", "=", post.id).execute();
    await of.decide(admin, (await of.caseOf(post.id)).id, "kept");
    expect(await of.enabled("posts", post.id)).toBe(false);
  });

  test("admin hides a reported comment or channel → disabled; the channel's moderators are notified", async () => {
    const [reader, admin, moderator] = [await aPerson(api), await of.admin(), await aPerson(api)];
    const { id: postId } = await aPost(api.db);
    const comment = await aComment(api.db, { postId });
    await of.report(reader, comment.id, { kind: "comment" });
    await of.decide(admin, (await of.caseOf(comment.id, "comment")).id);
    expect(await of.enabled("comments", comment.id)).toBe(false);
    expect(await of.enabled("posts", postId)).toBe(true);
    const channel = await aChannel(api.db, { name: "Cantieri", description: "Gru", moderators: [moderator.id] });
    await of.report(reader, channel.id, { kind: "channel" });
    const row = await of.caseOf(channel.id, "channel");
    expect(row.quoted).toBe("Cantieri\nGru");
    await of.decide(admin, row.id);
    expect(await of.enabled("channels", channel.id)).toBe(false);
    // The channel's moderators are notified and may read the decision.
    expect(await of.statement(moderator, row.id)).toMatchObject({ kind: "channel" });
    expect(await of.toldTo(moderator.id)).toMatchObject([{ kind: "moderation.decided" }]);
  });

  test("two admins decide one moderation case at once → one succeeds; decision on an outdated version → conflict", async () => {
    for (let round = 0; round < 3; round++) {
      const [reader, one, two] = [await aPerson(api), await of.admin(), await of.admin()];
      const post = await aPost(api.db);
      await of.report(reader, post.id);
      const { id } = await of.caseOf(post.id);
      expect(await problemOf(of.decide(one, id, "kept", 7))).toMatchObject({
        code: "moderation.changedMeanwhile",
        params: { version: 1 },
      });
      const codes = await Promise.all([codeOf(of.decide(one, id, "kept")), codeOf(of.decide(two, id, "disabled"))]);
      expect(codes).toHaveLength(2);
      expect(new Set(codes)).toEqual(new Set([null, "moderation.notOpen"]));
      expect(await of.toldTo(post.authorId)).toHaveLength(1);
      const { decision } = await of.caseOf(post.id);
      expect(await of.enabled("posts", post.id)).toBe(decision === "kept");
    }
  });

  test("content reported while its case is decided → the reporter gets the decision, or a new case opens", async () => {
    for (let round = 0; round < 5; round++) {
      const [first, late, admin] = [await aPerson(api), await aPerson(api), await of.admin()];
      const post = await aPost(api.db);
      await of.report(first, post.id);
      const { id } = await of.caseOf(post.id);
      const [, code] = await Promise.all([of.decide(admin, id, "kept"), codeOf(of.report(late, post.id))]);
      expect(code).toBeNull();
      const mine = (await late.client.moderation.myReports({ query: {} }))!.content[0]!;
      const told = await of.toldTo(late.id);
      expect(told).toHaveLength(mine.outcome === null ? 0 : 1);
    }
  });

  test("admin decides on their own content while another admin exists → refused", async () => {
    const [reader, admin, other] = [await aPerson(api), await of.admin(), await of.admin()];
    const post = await aPost(api.db, { authorId: admin.id });
    await of.report(reader, post.id);
    const { id } = await of.caseOf(post.id);
    expect(await admin.client.moderation.read({ params: { id } })).toMatchObject({ forOthers: true });
    expect(await other.client.moderation.read({ params: { id } })).toMatchObject({ forOthers: false });
    expect(await codeOf(of.decide(admin, id, "kept"))).toBe("moderation.forOthers");
    expect(await codeOf(of.decide(other, id, "kept"))).toBeNull();
  });

  test("reported content deleted before the decision → its quote remains, and the case can still be decided", async () => {
    const [reader, author, admin] = [await aPerson(api), await aPerson(api), await of.admin()];
    const post = await aPost(api.db, { authorId: author.id, text: "Paga 40 €." });
    await of.report(reader, post.id);
    const { id } = await of.caseOf(post.id);
    await api.db.deleteFrom("posts").where("id", "=", post.id).execute();
    expect(await admin.client.moderation.read({ params: { id } })).toMatchObject({
      quoted: "Paga 40 €.",
      now: null,
      enabled: null,
      targetId: null,
    });
    expect(await of.decide(admin, id, "disabled", 2)).toMatchObject({ state: "decided", version: 3 });
    expect(await of.toldTo(author.id)).toEqual([]);
    expect(await of.toldTo(reader.id)).toHaveLength(1);
  }, 20_000);

  test("moderation decision with rule or explanation outside the limits, or with an unknown ground → refused", async () => {
    const admin = await of.admin();
    const wrong = async (more: object) =>
      (
        await problemOf(
          admin.client.moderation.decide({
            params: { id: randomUUIDv7() },
            body: { decision: "kept", ...decisionGrounds, version: 1, ...more },
          }),
        )
      )?.errors.map(({ path }) => path);
    const { rule, explanation } = moderationLimits;
    expect(await wrong({ rule: "x".repeat(rule.min - 1) })).toEqual(["rule"]);
    expect(await wrong({ rule: "x".repeat(rule.max + 1) })).toEqual(["rule"]);
    expect(await wrong({ explanation: "x".repeat(explanation.min - 1) })).toEqual(["explanation"]);
    expect(await wrong({ explanation: "x".repeat(explanation.max + 1) })).toEqual(["explanation"]);
    expect(await wrong({ ground: "taste" })).toEqual(["ground"]);
    expect(await wrong({ rule: "x".repeat(rule.min), explanation: "x".repeat(explanation.max) })).toEqual([]);
  });
});
