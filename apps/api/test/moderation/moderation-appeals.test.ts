import { moderationLimits } from "@orbita/contract";
import { aMember, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { appeal, moderating } from "../support/moderation-world.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
let of: ReturnType<typeof moderating>;
beforeAll(async () => {
  api = await startApi();
  of = moderating(api);
});
afterAll(() => api.stop());

describe("appeals against moderation decisions", () => {
  const hidden = async (authorId: string) => {
    const [reader, admin] = [await aPerson(api), await of.admin()];
    const post = await aPost(api.db, { authorId });
    await of.report(reader, post.id);
    const { id } = await of.caseOf(post.id);
    await of.decide(admin, id);
    return { id, post, reader, admin };
  };

  test("author appeals against the hiding of a post → only another admin may decide, and the decision closes the case", async () => {
    const [author, other] = [await aPerson(api), await of.admin()];
    const { id, post, reader, admin } = await hidden(author.id);
    expect(await of.contest(author, id)).toMatchObject({ state: "appealed", appeal, appealableUntil: null });
    expect(await codeOf(of.contest(author, id))).toBe("moderation.notOpen");
    expect(await codeOf(of.decide(admin, id, "disabled", 3))).toBe("moderation.forOthers");
    expect(await of.decide(other, id, "kept", 3)).toMatchObject({ state: "closed", decision: "kept", enabled: true });
    expect(await of.enabled("posts", post.id)).toBe(true);
    expect((await of.toldTo(author.id)).map(({ data }) => data)).toMatchObject([
      { decision: "disabled" },
      { decision: "kept" },
    ]);
    expect(await of.toldTo(reader.id)).toHaveLength(2);
    expect(await codeOf(of.contest(author, id))).toBe("moderation.notOpen");
    expect(await codeOf(of.decide(other, id, "kept", 4))).toBe("moderation.notOpen");
  });

  test("four concurrent appeals of one author against one decision → exactly one accepted", async () => {
    const author = await aPerson(api);
    const { id } = await hidden(author.id);
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(of.contest(author, id))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
  });

  test("appeal rejected → the post stays hidden, and a further appeal is refused", async () => {
    const [author, other] = [await aPerson(api), await of.admin()];
    const { id, post } = await hidden(author.id);
    await of.contest(author, id);
    await of.decide(other, id, "disabled", 3);
    expect(await of.enabled("posts", post.id)).toBe(false);
    expect(await of.statement(author, id)).toMatchObject({ state: "closed", appealableUntil: null });
    expect(await codeOf(of.contest(author, id))).toBe("moderation.notOpen");
  });

  test("only one admin exists → the admin who hid a post may decide the appeal too", async () => {
    const alone = await startApi();
    try {
      const by = moderating(alone);
      const [author, reader, admin] = [await aPerson(alone), await aPerson(alone), await by.admin()];
      const post = await aPost(alone.db, { authorId: author.id });
      await by.report(reader, post.id);
      const { id } = await by.caseOf(post.id);
      await by.decide(admin, id);
      await by.contest(author, id);
      expect(await by.decide(admin, id, "kept", 3)).toMatchObject({ state: "closed" });
    } finally {
      await alone.stop();
    }
    // The timeout is longer, because the test starts another API process with its own database.
  }, 60_000);

  test("appeal within six months of a decision → accepted; later, or after the content was restored → refused", async () => {
    const author = await aPerson(api);
    const { id } = await hidden(author.id);
    const at = async (days: number) => {
      const decided_at = new Date(Date.now() - days * 86_400_000);
      await api.db.updateTable("moderation_cases").set({ decided_at }).where("id", "=", id).execute();
    };
    await at(185);
    expect(await codeOf(of.contest(author, id))).toBe("moderation.notOpen");
    expect((await of.statement(author, id)).appealableUntil).toBeNull();
    await at(180);
    expect(await codeOf(of.contest(author, id))).toBeNull();
    const shown = await hidden(author.id);
    await api.db.updateTable("posts").set({ enabled: true }).where("id", "=", shown.post.id).execute();
    expect(await codeOf(of.contest(author, shown.id))).toBe("moderation.notOpen");
  });

  test("reporter, other user or admin reads a moderation decision or appeals against it → moderation.notFound", async () => {
    const author = await aPerson(api);
    const { id, reader } = await hidden(author.id);
    for (const one of [reader, await aPerson(api), await of.admin()]) {
      expect(await codeOf(of.statement(one, id))).toBe("moderation.notFound");
      expect(await codeOf(of.contest(one, id))).toBe("moderation.notFound");
    }
    // Before the decision there is no statement of reasons that the author could read.
    const post = await aPost(api.db, { authorId: author.id });
    await of.report(await aPerson(api), post.id);
    expect(await codeOf(of.statement(author, (await of.caseOf(post.id)).id))).toBe("moderation.notFound");
  });

  test("Space's post hidden in moderation → its recruiters can read the decision and appeal; its viewers cannot", async () => {
    const [reader, admin, typist] = [await aPerson(api), await of.admin(), await aPerson(api)];
    const [recruiter, viewer] = [await aPerson(api), await aPerson(api)];
    const space = await aSpace(api.db);
    const into = (userId: string, role: "recruiter" | "viewer") => aMember(api.db, { spaceId: space.id, userId, role });
    for (const { id } of [typist, recruiter]) await into(id, "recruiter");
    await into(viewer.id, "viewer");
    const decided = async () => {
      const post = await aPost(api.db, { spaceId: space.id, authorId: typist.id });
      await of.report(reader, post.id);
      const { id } = await of.caseOf(post.id);
      await of.decide(admin, id);
      return id;
    };
    const first = await decided();
    expect(await of.toldTo(typist.id)).toHaveLength(1);
    expect(await of.toldTo(recruiter.id)).toHaveLength(0);
    expect(await codeOf(of.statement(recruiter, first))).toBeNull();
    expect(await codeOf(of.statement(viewer, first))).toBe("moderation.notFound");
    await api.db.deleteFrom("members").where("user_id", "=", typist.id).execute();
    expect(await codeOf(of.statement(typist, first))).toBe("moderation.notFound");
    await decided();
    expect(await of.toldTo(recruiter.id)).toHaveLength(1);
    expect(await of.toldTo(typist.id)).toHaveLength(1);
    expect(await codeOf(of.contest(recruiter, first))).toBeNull();
  });

  test("text of an appeal shorter or longer than its limits → refused", async () => {
    const author = await aPerson(api);
    const { id } = await hidden(author.id);
    const { min, max } = moderationLimits.appeal;
    const tried = async (length: number) =>
      (await problemOf(author.client.moderation.appeal({ params: { id }, body: { appeal: "x".repeat(length) } })))
        ?.errors;
    expect(await tried(min - 1)).toMatchObject([{ path: "appeal" }]);
    expect(await tried(max + 1)).toMatchObject([{ path: "appeal" }]);
    expect(await tried(max)).toBeUndefined();
  });
});
