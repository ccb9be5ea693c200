import { aJobPost, aSpace, proofSize } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApplicant } from "../support/application-tools.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

/** Number of times that a talent applies to a post twice at the same instant. */
const pairs = proofSize({ short: 16, whole: 1_000 });
/** Number of times that an application is withdrawn, then sent again twice at the same instant. */
const returns = proofSize({ short: 4, whole: 10 });
const postCount = Math.ceil(Math.sqrt(pairs));

/** Two api processes with separate connections to one PostgreSQL. */
let apis: TestApi[];
beforeAll(async () => {
  const first = await startApi();
  apis = [first, await startApi({ database: first.database })];
});
afterAll(async () => {
  for (const api of apis.toReversed()) await api.stop();
});

const tried = (client: ApiClient, jobPostId: string) => codeOf(client.applications.apply({ body: { jobPostId } }));

test("a talent applies twice at the same instant → one application", { timeout: 600_000 }, async () => {
  const [first, second] = apis as [TestApi, TestApi];
  const { id: spaceId } = await aSpace(first.db);
  const posts = await Promise.all(
    Array.from({ length: postCount }, () => aJobPost(first.db, { spaceId, status: "published" })),
  );
  const answers: (string | null)[][] = [];
  for (let at = 0; at * postCount < pairs; at++) {
    const talent = await anApplicant(first);
    const clients = [await first.as(talent.id), await second.as(talent.id)];
    const mine = posts.slice(0, Math.min(postCount, pairs - at * postCount));
    for (const { id } of mine) answers.push(await Promise.all(clients.map((client) => tried(client, id))));
  }
  const taken = answers.filter((pair) => pair.includes(null) && pair.includes("application.alreadyApplied"));
  expect(taken).toHaveLength(pairs);
  const { rows } = await sql<{ applications: number; steps: number; received: number; owed: number }>`
      select (select count(*)::int from applications) as applications, (select count(*)::int from application_steps) as steps,
        (select count(*)::int from notifications) as received,
        (select count(*)::int from applications where broken_application_step(id) is not null) as owed`.execute(
    first.db,
  );
  expect(rows[0]).toEqual({ applications: pairs, steps: pairs, received: pairs, owed: 0 });
  // Application codes are unique within a post.
  const { rows: twins } = await sql`
      select job_post_id from applications group by job_post_id, code having count(*) > 1`.execute(first.db);
  expect(twins).toEqual([]);
});

test("a withdrawn application is sent again twice at the same instant → exactly one new application", async () => {
  const [first, second] = apis as [TestApi, TestApi];
  const { id: spaceId } = await aSpace(first.db);
  const { id: jobPostId } = await aJobPost(first.db, { spaceId, status: "published" });
  const talent = await anApplicant(first);
  const clients = [await first.as(talent.id), await second.as(talent.id)];
  const { id } = (await clients[0]!.applications.apply({ body: { jobPostId } }))!;
  for (let each = 0; each < returns; each++) {
    await clients[0]!.applications.withdraw({ params: { id }, body: {} });
    const answers = await Promise.all(clients.map((client) => tried(client, jobPostId)));
    expect(new Set(answers)).toEqual(new Set(["application.alreadyApplied", null]));
  }
  const steps = await first.db.selectFrom("application_steps").select("seq").where("application_id", "=", id).execute();
  expect(steps).toHaveLength(1 + 2 * returns);
});
