import { randomUUIDv7 } from "node:crypto";
import type { JobPostStatus } from "@orbita/contract";
import { aJobPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const past = new Date(Date.now() - 1_000);
const gone = { status: 404, code: "jobPost.notFound" };
type JobPostChange = { status?: JobPostStatus; plan?: null; enabled?: boolean; expires_at?: Date; published_at?: null };

test.each<[string, JobPostChange, "open" | "closed" | "gone"]>([
  ["published → returned", {}, "open"],
  ["unpublished → 410", { status: "unpublished", plan: null }, "closed"],
  ["expired, before the routine ran → 410", { expires_at: past }, "closed"],
  ["expired, after the routine ran → 410", { status: "unpublished", plan: null, expires_at: past }, "closed"],
  ["suspended → 404", { status: "suspended" }, "gone"],
  ["suspended and expired → 404", { status: "suspended", expires_at: past }, "gone"],
  ["a draft again → 404", { status: "draft", plan: null }, "gone"],
  ["deleted → 404", { status: "deleted", plan: null }, "gone"],
  ["disabled → 404", { enabled: false }, "gone"],
  ["closed and disabled → 404", { status: "unpublished", plan: null, enabled: false }, "gone"],
  ["closed and never was public → 404", { status: "unpublished", plan: null, published_at: null }, "gone"],
])(
  "reading a job post: open → the post; closed → 410; never public, suspended or removed → 404: %s",
  async (_, change, wanted) => {
    const space = await aSpace(api.db, { name: "Cantieri Velamare" });
    const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published", title: "Saldatrice o saldatore" });
    if (Object.keys(change).length > 0)
      await api.db.updateTable("job_posts").set(change).where("id", "=", id).execute();
    const { url } = await api.db
      .selectFrom("spaces")
      .select("url")
      .where("id", "=", space.id)
      .executeTakeFirstOrThrow();
    const read = () => api.guest.jobPosts.read({ params: { id } });
    if (wanted === "open") expect(await read()).toMatchObject({ id, jobPostStatus: "published" });
    else
      expect(await problemOf(read())).toMatchObject(
        wanted === "gone"
          ? { ...gone, params: {} }
          : {
              status: 410,
              code: "jobPost.closed",
              params: { title: "Saldatrice o saldatore", space: "Cantieri Velamare", spaceUrl: url },
            },
      );
  },
);

test("reading a closed job post of a disabled Space, or an unknown job post → 404", async () => {
  const space = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  await api.db.updateTable("job_posts").set({ status: "unpublished", plan: null }).where("id", "=", id).execute();
  await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", space.id).execute();
  for (const one of [id, randomUUIDv7()])
    expect(await problemOf(api.guest.jobPosts.read({ params: { id: one } }))).toMatchObject(gone);
});
