import { randomUUIDv7 } from "node:crypto";
import { scorecardLimits, type ScorecardSubmission } from "@orbita/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { toldOf } from "../support/members-tools.ts";
import { aPipeline, anIdempotencyKey, type Pipeline } from "../support/pipeline-tools.ts";
import { seedWords } from "../support/talents.ts";

let api: TestApi;
let javaId: string;
beforeAll(async () => {
  api = await startApi();
  javaId = (await seedWords(api)).java;
});
afterAll(() => api.stop());

/** A post that requires Java and has one criterion of its own. */
async function aJudgedPost() {
  const pipeline = await aPipeline(api);
  const { jobPostId, client } = pipeline;
  await api.db
    .insertInto("job_post_skills")
    .values({ job_post_id: jobPostId, skill_id: javaId, mandatory: true, min_years: 3, position: 0 })
    .execute();
  const own = (await client.scorecards.addCriterion(
    { params: { id: jobPostId }, body: { text: "Spiega bene le sue scelte" } },
    anIdempotencyKey(),
  ))!;
  return { ...pipeline, own, java: `skill:${javaId}:3` };
}

const readAs = async (client: ApiClient, id: string) => (await client.scorecards.read({ params: { id } }))!;
const give = (
  client: ApiClient,
  id: string,
  judgements: ScorecardSubmission["judgements"],
  version: number | null = null,
) => client.scorecards.handIn({ params: { id }, body: { version, judgements } });
const yes = (criterionId: string, note = "") => [{ criterionId, answer: "yes" as const, note }];

describe("permission to read the scorecards of an application", () => {
  test("member without a submitted scorecard → sees no content of others' scorecards; after submitting → sees all", async () => {
    const { client, owner, received, java, own } = await aJudgedPost();
    const { id } = await received();
    await give(client, id, [...yes(java, "Tre progetti in Java"), { criterionId: own.id, answer: "partly", note: "" }]);

    const before = await readAs(owner, id);
    expect(before).toMatchObject({ mine: null, others: null, judgedBy: ["Giulia Ferraris"], mayJudge: true });
    expect(JSON.stringify(before)).not.toMatch(/Tre progetti|partly|"yes"/);

    const after = (await give(owner, id, [{ criterionId: java, answer: "no", note: "Solo script" }]))!;
    expect(after.mine?.judgements.map(({ answer }) => answer)).toEqual(["no", "notAsked"]);
    expect(after.others).toHaveLength(1);
    expect(after.others![0]!.judgements).toMatchObject([
      {
        criterion: { id: java, requirement: { id: javaId, minYears: 3 } },
        answer: "yes",
        note: "Tre progetti in Java",
      },
      { criterion: { id: own.id, text: "Spiega bene le sue scelte" }, answer: "partly" },
    ]);
    expect((await readAs(client, id)).others).toMatchObject([{ by: expect.any(String) }]);
    // A scorecard has only answers and notes, and no field that could be summed up to a score.
    expect(Object.keys(after.mine!).toSorted()).toEqual(
      ["by", "changed", "earlier", "handedIn", "id", "judgements", "version"].toSorted(),
    );
  });

  test("member submits an empty scorecard → refused, and other members' scorecards stay hidden", async () => {
    const { client, owner, received, java } = await aJudgedPost();
    const { id } = await received();
    await give(client, id, yes(java));
    for (const judgements of [[], [{ criterionId: java, answer: "notAsked" as const, note: "poi" }]])
      expect(await codeOf(give(owner, id, judgements))).toBe("scorecard.empty");
    expect((await readAs(owner, id)).others).toBeNull();
  });

  test("viewer of a Space → reads scorecards, but cannot submit one; member of another Space, or talent → no access", async () => {
    const { client, received, java, team, jobPostId, own } = await aJudgedPost();
    const { id, talentId } = await received();
    const viewer = await team.withRole("viewer");
    expect(await readAs(viewer.client, id)).toMatchObject({ others: [], mayJudge: false });
    await give(client, id, yes(java));
    expect(await readAs(viewer.client, id)).toMatchObject({ mine: null, others: [{ version: 1 }], mayJudge: false });
    expect(await codeOf(give(viewer.client, id, yes(java)))).toBe("access.denied");
    const post = { params: { id: jobPostId } };
    const asked = { ...post, body: { text: "Sa ascoltare" } };
    expect(await codeOf(viewer.client.scorecards.addCriterion(asked, anIdempotencyKey()))).toBe("access.denied");
    const gone = { params: { id: jobPostId, criterionId: own.id } };
    expect(await codeOf(viewer.client.scorecards.removeCriterion(gone))).toBe("access.denied");

    const stranger = (await aPipeline(api)).client;
    expect(await codeOf(stranger.scorecards.read({ params: { id } }))).toBe("application.notFound");
    expect(await codeOf(give(stranger, id, yes(java)))).toBe("application.notFound");
    expect(await codeOf(stranger.scorecards.addCriterion(asked, anIdempotencyKey()))).toBe("jobPost.notFound");
    const talent = await api.as(talentId);
    expect(await codeOf(talent.scorecards.read({ params: { id } }))).toBe("access.denied");
    expect(JSON.stringify(await talent.applications.readMine({ params: { id } }))).not.toContain("scorecard");
  });

  test("application withdrawn → no new scorecards; members without a scorecard can read those of the others", async () => {
    const { client, owner, received, java } = await aJudgedPost();
    const { id, talentId } = await received();
    await give(client, id, yes(java));
    await (await api.as(talentId)).applications.withdraw({ params: { id }, body: {} }, anIdempotencyKey());
    expect(await problemOf(give(owner, id, yes(java)))).toMatchObject({
      code: "application.wrongStatus",
      params: { status: "withdrawn" },
    });
    expect(await readAs(owner, id)).toMatchObject({ others: [{ version: 1 }], mayJudge: false });
  });
});

describe("changes of a scorecard", () => {
  test("author changes a submitted scorecard → earlier versions are kept, and the database refuses to rewrite them", async () => {
    const { client, received, java, id: spaceId } = await aJudgedPost();
    const { id } = await received();
    await give(client, id, yes(java, "Prima"));
    const changed = (await give(client, id, [{ criterionId: java, answer: "no", note: "Dopo" }], 1))!;
    expect(changed.mine).toMatchObject({
      version: 2,
      changed: expect.any(String),
      judgements: [{ answer: "no", note: "Dopo" }, { answer: "notAsked" }],
      earlier: [{ judgements: [{ answer: "yes", note: "Prima" }, { answer: "notAsked" }] }],
    });
    expect(await toldOf(api, "application.changed")).toContainEqual({ id, spaceId });
    const rewritten = sql`update scorecard_versions set judgements = '[]'`.execute(api.db);
    await expect(rewritten).rejects.toThrow(/stays/);
  });

  test("one member submits a scorecard several times at once → one succeeds, the others get a conflict", async () => {
    const { client, received, java } = await aJudgedPost();
    const { id } = await received();
    const first = await Promise.all([1, 2, 3].map((at) => problemOf(give(client, id, yes(java, `Finestra ${at}`)))));
    expect(first.filter((problem) => problem === null)).toHaveLength(1);
    expect(first.filter(Boolean).map((problem) => problem!.code)).toEqual(
      Array.from({ length: 2 }, () => "scorecard.changedMeanwhile"),
    );
    const again = await Promise.all([4, 5].map((at) => problemOf(give(client, id, yes(java, `Finestra ${at}`), 1))));
    expect(again.filter((problem) => problem === null)).toHaveLength(1);
    expect(again.find(Boolean)).toMatchObject({ code: "scorecard.changedMeanwhile", params: { version: 2 } });
    const { mine } = await readAs(client, id);
    expect([mine!.version, mine!.earlier.length]).toEqual([2, 1]);
  });

  test("discriminatory wording in a scorecard's note or criterion → refused", async () => {
    const { client, received, java, jobPostId } = await aJudgedPost();
    const { id } = await received();
    for (const note of ["Mi sembra troppo giovane", "Her pregnancy worries me"])
      expect(await problemOf(give(client, id, yes(java, note)))).toMatchObject({
        code: "application.wording",
        params: { quote: expect.any(String) },
      });
    expect((await readAs(client, id)).mine).toBeNull();
    const body = { text: "Età massima 35 anni" };
    expect(await codeOf(client.scorecards.addCriterion({ params: { id: jobPostId }, body }, anIdempotencyKey()))).toBe(
      "application.wording",
    );
  });
});

describe("criteria of a scorecard", () => {
  const add = (client: ApiClient, { jobPostId }: Pick<Pipeline, "jobPostId">, text: string) =>
    client.scorecards.addCriterion({ params: { id: jobPostId }, body: { text } }, anIdempotencyKey());

  test("scorecard criterion added twice, or above the limit, also concurrently → refused", async () => {
    const post = await aJudgedPost();
    expect(await codeOf(add(post.client, post, "SPIEGA bene le sue scelte"))).toBe("scorecard.criterionExists");
    const max = scorecardLimits.ownCriteria;
    const all = await Promise.all(
      Array.from({ length: max + 2 }, (_, at) => codeOf(add(post.client, post, `Criterio numero ${at}`))),
    );
    expect(all.filter((code) => code === null)).toHaveLength(max - 1);
    expect(new Set(all.filter(Boolean))).toEqual(new Set(["scorecard.tooManyCriteria"]));
    const { id } = await post.received();
    expect((await readAs(post.client, id)).criteria).toHaveLength(1 + max);
  });

  test("scorecard criterion removed or changed → scorecards submitted earlier keep the old criterion", async () => {
    const { client, owner, received, own, java, jobPostId } = await aJudgedPost();
    const { id } = await received();
    await give(client, id, [...yes(java, "Vista all’opera"), ...yes(own.id, "Chiara")]);
    await owner.scorecards.removeCriterion({ params: { id: jobPostId, criterionId: own.id } });
    await api.db.updateTable("job_post_skills").set({ min_years: 5 }).where("job_post_id", "=", jobPostId).execute();
    const now = await readAs(client, id);
    expect(now.criteria.map((one) => one.id)).toEqual([`skill:${javaId}:5`]);
    const kept = [
      { criterion: { id: java, requirement: { minYears: 3 } }, answer: "yes", note: "Vista all’opera" },
      { criterion: { id: own.id, text: "Spiega bene le sue scelte" }, answer: "yes", note: "Chiara" },
    ];
    expect(now.mine!.judgements).toMatchObject(kept);
    expect(await codeOf(give(client, id, yes(own.id), 1))).toBe("scorecard.criteriaChanged");
    const later = (await give(client, id, yes(`skill:${javaId}:5`), 1))!;
    expect(later.mine!.judgements).toMatchObject([{ criterion: { requirement: { minYears: 5 } } }, ...kept]);
    const words = sql`update scorecard_criteria set text = 'Altro' where id = ${own.id}`.execute(api.db);
    await expect(words).rejects.toThrow(/do not change/);
    const unknown = { params: { id: jobPostId, criterionId: randomUUIDv7() } };
    expect(await codeOf(owner.scorecards.removeCriterion(unknown))).toBe("scorecard.criterionNotFound");
  });
});

test("talent exports personal data → contains the scorecards about the talent, without their authors", async () => {
  const { client, received, java, recruiter } = await aJudgedPost();
  const { id, talentId } = await received();
  await give(client, id, yes(java, "Molto precisa"));
  const { blob } = (await (await api.as(talentId)).personalData.export({}))!;
  const text = await blob.text();
  const { applications } = JSON.parse(text) as { applications: object[] };
  expect(applications).toMatchObject([
    { id, scorecards: [{ judgements: [{ answer: "yes", note: "Molto precisa" }, { answer: "notAsked" }] }] },
  ]);
  expect(text).not.toContain(recruiter.id);
});
