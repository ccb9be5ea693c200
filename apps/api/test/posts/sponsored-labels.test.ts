import { aJobPost, aPayingSpace, verifiedColumns } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { visitor } from "../support/people.ts";
import { aWriter } from "./posts-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

type PremiumJobRef = { id: string; spaceId: string };
const change = (table: "job_posts" | "spaces" | "contracts", values: object, key: string, id: string) =>
  api.db
    .updateTable(table)
    .set(values as never)
    .where(sql.ref(key), "=", id)
    .execute();

/** Changes to a premium job or its Space, each with whether the job is sponsored afterwards. */
const cases: Record<string, { change: (given: PremiumJobRef) => Promise<unknown>; isSponsored: boolean }> = {
  "paid for": { change: async () => {}, isSponsored: true },
  free: {
    change: ({ id }) => change("job_posts", { plan: "free", daily_budget_cents: null }, "id", id),
    isSponsored: false,
  },
  "without budget left today": {
    change: ({ id }) =>
      change("job_posts", { budget_spent_on: sql`(now() at time zone 'Europe/Rome')::date` }, "id", id),
    isSponsored: false,
  },
  "without budget left yesterday": {
    change: ({ id }) =>
      change("job_posts", { budget_spent_on: sql`(now() at time zone 'Europe/Rome')::date - 1` }, "id", id),
    isSponsored: true,
  },
  "of a Space with unpaid invoices": {
    change: ({ spaceId }) => change("contracts", { premium_paused_at: new Date() }, "space_id", spaceId),
    isSponsored: false,
  },
  "of a Space that is not verified": {
    change: ({ spaceId }) =>
      change("spaces", { ...verifiedColumns(), verified_since: null, verified_until: null }, "id", spaceId),
    isSponsored: false,
  },
};

describe("sponsored label of a premium job", () => {
  test.each(Object.entries(cases))(
    "premium job %s → same sponsored label on its page and in a feed post",
    async (_, given) => {
      const { id: spaceId } = await aPayingSpace(api.db);
      const { id } = await aJobPost(api.db, { spaceId, status: "published", plan: "premium" });
      const writer = await aWriter(api);
      const { id: postId } = (await writer.say({ jobPostId: id }))!;
      await given.change({ id, spaceId });
      const page = (await visitor(api).jobPosts.read({ params: { id } }))!;
      const { job } = (await writer.client.posts.read({ params: { id: postId } }))!;
      expect([page.sponsored, job?.sponsored]).toEqual([given.isSponsored, given.isSponsored]);
    },
  );

  test("premium job expired → a feed post about the job has no sponsored label", async () => {
    const { id: spaceId } = await aPayingSpace(api.db);
    const { id } = await aJobPost(api.db, { spaceId, status: "published", plan: "premium" });
    const writer = await aWriter(api);
    const { id: postId } = (await writer.say({ jobPostId: id }))!;
    await change("job_posts", { expires_at: new Date(Date.now() - 1_000) }, "id", id);
    const { job } = (await writer.client.posts.read({ params: { id: postId } }))!;
    expect(job).toMatchObject({ open: false, sponsored: false });
  });
});
