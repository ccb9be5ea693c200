import { randomUUIDv7 } from "node:crypto";
import type { JobPostId } from "@orbita/contract";
import { boundCases, wholePost, type PostCase } from "@orbita/contract/job-posts/rule-cases";
import { combinedCases } from "@orbita/contract/job-posts/rule-combinations";
import { aJobPost, aSpace, proofCases } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
const owners: Partial<Record<"company" | "agency", { client: ApiClient; spaceId: string }>> = {};
beforeAll(async () => {
  api = await startApi();
  // The rule cases use this vocabulary code too; the other codes come with the reference data.
  await api.db
    .insertInto("vocabulary_entries")
    .values({
      id: randomUUIDv7(),
      type: "education",
      code: "education_bachelor",
      label_it: "Laurea triennale",
      sort: 1,
    })
    .execute();
  for (const type of ["company", "agency"] as const) {
    const { id: spaceId, userId } = await aSpace(api.db, { freeSlots: 1_000 });
    await api.db
      .updateTable("spaces")
      .set({ type, authorisation_number: type === "agency" ? "39/0013269" : null })
      .where("id", "=", spaceId)
      .execute();
    owners[type] = { client: await api.as(userId), spaceId };
  }
});
afterAll(() => api.stop());

/** Saves and then publishes a post, and returns the errors. Saving refuses invalid values; publishing also refuses incomplete posts. */
async function refusalsOf({ change, spaceType = "company" }: PostCase): Promise<string[]> {
  const { client, spaceId } = owners[spaceType]!;
  const { id } = await aJobPost(api.db, { spaceId });
  const params = { id: id as JobPostId };
  try {
    await client.jobPosts.change({ params, body: { ...wholePost, ...change } as never });
    await client.jobPosts.publish({ params, body: {} });
    return [];
  } catch (error) {
    const problem = (await problemOf(Promise.reject(error)))!;
    expect(["request.invalid", "jobPost.incomplete"], problem.detail).toContain(problem.code);
    return problem.errors.map(({ path, code }) => `${path} ${code}`);
  }
}

// Without `./orbita prove`, some of the cases: the tests of the contract run all of them against the same rules.
test.each(proofCases(boundCases, { short: 60 }))("saving and publishing a job post: $name", async (one) => {
  expect(await refusalsOf(one)).toEqual(one.refusals);
});

test.each(proofCases(combinedCases, { short: 30 }))(
  "incomplete job post with $name → all its missing fields are reported",
  async (one) => {
    expect((await refusalsOf(one)).toSorted()).toEqual(one.refusals.toSorted());
  },
);
