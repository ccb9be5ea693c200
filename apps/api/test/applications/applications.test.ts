import { laneSearch, openStatuses, type BoardQuery } from "@orbita/contract";
import { aJobPost } from "@orbita/testing";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aPipeline, aRejection, anIdempotencyKey, type Pipeline } from "../support/pipeline-tools.ts";
import { endUndoWindow } from "../support/undo-window.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const java = { id: randomUUIDv7(), it: "Java", en: "Java" };
const sqlSkill = { id: randomUUIDv7(), it: "SQL", en: "SQL" };
const requirements = [java, sqlSkill];
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

const boardOf = async (space: Pipeline, query: Partial<BoardQuery> = {}) =>
  (await space.client.applications.board({ body: { jobPostId: space.jobPostId, ...query } }, space.forSpace))!;
type ApplicationSearchBody = Parameters<Pipeline["client"]["applications"]["search"]>[0]["body"];
const search = async (space: Pipeline, body: ApplicationSearchBody) =>
  (await space.client.applications.search({ body }, space.forSpace))!;

describe("search of a Space's applications", () => {
  test("application search by status, post, tag, requirement or delay → only matches of the Space that are not hidden", async () => {
    const space = await aPipeline(api);
    const other = await aPipeline(api);
    await other.received();
    const { id: second } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
    const late = await space.received({ replyBy: ago(1), requirements, verdicts: ["met", "unknown"] });
    const tagged = await space.received({ jobPostId: second, status: "interview", tags: ["Subito", "Genova"] });
    const closed = await space.received({ status: "rejected" });
    const hidden = await space.received({ status: "withdrawn" });
    await space.client.applications.remove({ params: { id: hidden.id }, query: { reason: "doppia" } });
    const found = async (...filters: NonNullable<ApplicationSearchBody["filters"]>) =>
      (await search(space, { filters })).content.map(({ id }) => id).toSorted();

    expect(await found()).toEqual([late.id, tagged.id, closed.id].toSorted());
    expect(await found({ f: "late", v: true })).toEqual([late.id]);
    expect(await found({ f: "late", v: false })).toEqual([tagged.id, closed.id].toSorted());
    expect(await found({ f: "open", v: false })).toEqual([closed.id]);
    expect(await found({ f: "status", v: ["interview", "rejected"] })).toEqual([tagged.id, closed.id].toSorted());
    expect(await found({ f: "status", v: "interview", mm: "not" })).toEqual([late.id, closed.id].toSorted());
    expect(await found({ f: "jobPostId", v: second })).toEqual([tagged.id]);
    expect(await found({ f: "jobPostId", v: "nessuno" })).toEqual([]);
    expect(await found({ f: "tags", v: "Subito" })).toEqual([tagged.id]);
    expect(await found({ f: "requirement", v: java.id })).toEqual([late.id]);
    expect(await found({ f: "requirement", v: sqlSkill.id })).toEqual([]);
    expect(await found({ f: "met", v: 1, mm: "gte" })).toEqual([late.id]);
  });

  test("searching applications by words → ignores accents and word order; only revealed applications are found by name", async () => {
    const space = await aPipeline(api);
    const blind = await space.received({ blind: true, firstName: "Zefiro", headline: "Qualità del software" });
    const seen = await space.received({ firstName: "Zefiro", headline: "Reti" });
    const found = async (text: string) =>
      (await search(space, { filters: [{ f: "text", v: text, mm: "c" }] })).content.map(({ id }) => id);
    expect(await found("software qualita")).toEqual([blind.id]);
    expect(await found("zefiro")).toEqual([seen.id]);
    expect(await found(blind.code.toLowerCase())).toEqual([blind.id]);
    expect(await found("100%")).toEqual([]);
    await space.change(blind.id, { status: "inReview" });
    await endUndoWindow(api, blind.id);
    expect((await found("Zefiro")).toSorted()).toEqual([blind.id, seen.id].toSorted());
  });

  test.each(["created:asc", "created:desc", "moved:desc", "met:desc", "replyBy:asc", "status:asc"] as const)(
    "paging through applications sorted by %s → none lost, none repeated",
    async (sort) => {
      const space = await aPipeline(api);
      const same = ago(2);
      for (let index = 0; index < 11; index++)
        await space.received({
          sentAt: index < 6 ? same : ago(index / 10),
          status: index % 3 === 0 ? "interview" : "submitted",
          requirements,
          verdicts: [index % 2 === 0 ? "met" : "unknown", "unknown"],
        });
      const whole = (await search(space, { sort, size: 50 })).content.map(({ id }) => id);
      expect(new Set(whole).size).toBe(11);
      const walked: string[] = [];
      for (let cursor: string | undefined, page = 0; page < 9; page++) {
        const answer = await search(space, { sort, size: 3, ...(cursor && { cursor }) });
        walked.push(...answer.content.map(({ id }) => id));
        if (answer.cursor === null) break;
        cursor = answer.cursor;
      }
      expect(walked).toEqual(whole);
    },
  );
});

describe("board of a post's applications", () => {
  test("board of a post → the first cards, the total and a paging cursor of each lane", async () => {
    const space = await aPipeline(api);
    const first: string[] = [];
    for (let index = 0; index < 5; index++) first.push((await space.received({ sentAt: ago(5 - index) })).id);
    await space.received({ status: "interview", tags: ["Subito"] });
    await space.received({ status: "inReview", replyBy: ago(1) });
    await space.received({ status: "hired", answeredAt: new Date(), sentAt: ago(4) });
    const query = { jobPostId: space.jobPostId, size: 2 };
    const board = await boardOf(space, query);
    expect(board).toMatchObject({
      jobPost: { id: space.jobPostId, jobPostStatus: "published", blind: true, replyDays: 7 },
      totals: { all: 8, open: 7, late: 1, closed: 1 },
      medianReplyDays: 4,
      tags: ["Subito"],
    });
    expect(board.lanes.map(({ status, total }) => [status, total])).toEqual([
      ["submitted", 5],
      ["inReview", 1],
      ["shortlisted", 0],
      ["interview", 1],
      ["offer", 0],
    ]);
    const [lane] = board.lanes;
    expect(lane!.cards.map(({ id }) => id)).toEqual(first.slice(0, 2));
    const whole: BoardQuery = { text: "", requirements: [], tags: [], late: false, order: "arrival", ...query };
    const more = await search(space, { ...laneSearch(whole, "submitted"), size: 2, cursor: lane!.cursor! });
    expect(more.content.map(({ id }) => id)).toEqual(first.slice(2, 4));
    expect(more.totalElements).toBe(5);
    expect(board.lanes[1]!.cursor).toBeNull();
  });

  test("board filtered by word, tag, delay or requirements → only matching cards; sorted by evidence → most first", async () => {
    const space = await aPipeline(api);
    const one = await space.received({ requirements, verdicts: ["met", "notMet"], sentAt: ago(2) });
    const two = await space.received({ requirements, verdicts: ["met", "met"], headline: "Dati" });
    const idsOf = async (query: Partial<BoardQuery>) =>
      (await boardOf(space, query)).lanes.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(await idsOf({})).toEqual([one.id, two.id]);
    expect(await idsOf({ order: "evidence" })).toEqual([two.id, one.id]);
    expect(await idsOf({ requirements: [java.id] })).toEqual([one.id, two.id]);
    expect(await idsOf({ requirements: [java.id, sqlSkill.id] })).toEqual([two.id]);
    expect(await idsOf({ text: "dati" })).toEqual([two.id]);
    expect(await idsOf({ late: true })).toEqual([]);
    const filtered = await boardOf(space, { tags: ["nessuno"] });
    expect(filtered.totals.all).toBe(2);
    expect(filtered.lanes[0]!.total).toBe(0);
    const evidence: BoardQuery = {
      jobPostId: space.jobPostId,
      size: 1,
      text: "",
      requirements: [],
      tags: [],
      late: false,
      order: "evidence",
    };
    const { cursor } = (await boardOf(space, evidence)).lanes[0]!;
    const more = await search(space, { ...laneSearch(evidence, "submitted"), cursor: cursor! });
    expect(more.content.map(({ id }) => id)).toEqual([one.id]);
  });

  test("board of another Space's post → not found; a stage renamed by an owner → the board shows its name", async () => {
    const space = await aPipeline(api);
    const other = await aPipeline(api);
    const ask = (jobPostId: string) => codeOf(space.client.applications.board({ body: { jobPostId } }, space.forSpace));
    expect(await ask(other.jobPostId)).toBe("jobPost.notFound");
    expect(await ask(randomUUIDv7())).toBe("jobPost.notFound");
    const labels = [{ status: "interview" as const, it: "Ci vediamo", en: "We meet" }];
    expect(await codeOf(space.client.applications.saveStages({ ...space.of, body: { labels } }))).toBe("access.denied");
    expect(await space.owner.applications.saveStages({ ...space.of, body: { labels } })).toEqual({ labels });
    const board = await boardOf(space);
    expect(board.lanes.map(({ label }) => label?.it ?? null)).toEqual([null, null, null, "Ci vediamo", null]);
    await space.owner.applications.saveStages({ ...space.of, body: { labels: [] } });
    expect(await space.client.applications.readStages(space.of)).toEqual({ labels: [] });
    expect(openStatuses).toHaveLength(5);
  });
});

describe("reading an application", () => {
  test("reading an application → lists the allowed transitions for a recruiter, and none for a viewer", async () => {
    const space = await aPipeline(api);
    const viewer = await space.team.withRole("viewer");
    const { id } = await space.received({ language: "en", motivation: "Because." });
    const mine = await space.read(id);
    expect(mine).toMatchObject({ language: "en", motivation: "Because.", hidden: false, undo: null, noteList: [] });
    expect(mine.allowed).toContain("rejected");
    expect((await viewer.client.applications.read({ params: { id } }))!.allowed).toEqual([]);
    await space.change(id, { status: "offer" });
    const seen = (await viewer.client.applications.read({ params: { id } }))!;
    expect(seen.undo).toBeNull();
    expect(seen.resume.contacts).not.toBeNull();
  });

  test("a member of another Space reads or changes an application → application not found", async () => {
    const space = await aPipeline(api);
    const { client } = await aPipeline(api);
    const { id } = await space.received();
    const of = { params: { id } };
    const asked = [
      client.applications.read(of),
      client.applications.verify(of),
      client.applications.document(of),
      client.applications.resumePdf({ ...of, query: {} }),
      client.applications.draftRejection({ ...of, body: { reason: "other" } }),
      client.applications.addNote({ ...of, body: { text: "Mia." } }, anIdempotencyKey()),
      client.applications.remove({ ...of, query: { reason: "mia" } }),
    ];
    expect(new Set(await Promise.all(asked.map(codeOf)))).toEqual(new Set(["application.notFound"]));
  });

  test("hiding a closed application with a reason → removed from the lists; hiding an open one → refused", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received();
    const remove = () => space.client.applications.remove({ params: { id }, query: { reason: "Doppia" } });
    expect(await codeOf(remove())).toBe("application.wrongStatus");
    await space.change(id, { status: "rejected", rejection: aRejection() });
    await remove();
    expect((await search(space, {})).totalElements).toBe(0);
    const hidden = await space.read(id);
    expect(hidden).toMatchObject({ hidden: true, allowed: [], undo: null });
    expect(hidden.steps.at(-1)).toMatchObject({ kind: "hidden", reason: "Doppia" });
    expect(await codeOf(remove())).toBe("application.notFound");
  });

  test("application tagged twice with the same tag → the tag is stored once", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received();
    const { tags } = await space.change(id, { tags: ["Genova", "genova", " Subito "] });
    expect(tags).toEqual(["Genova", "Subito"]);
  });
});
