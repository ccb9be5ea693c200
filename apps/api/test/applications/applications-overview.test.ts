import { aJobPost, aPayingSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { aPipeline, aRejection } from "../support/pipeline-tools.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const ago = (days: number) => hours(-24 * days);
const romeDay = (moment: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(moment);

describe("overview of a Space's applications", () => {
  test("overview of a Space → counts its applications by reply date, by answer and by post", async () => {
    const space = await aPipeline(api);
    const late = await space.received({ replyBy: ago(1), sentAt: ago(8) });
    const soon = new Date(Date.now() + 60_000);
    const today = await space.received({ replyBy: soon, blind: true });
    await space.received({ replyBy: hours(24 * 6) });
    await space.received({ status: "interview", sentAt: ago(10), answeredAt: ago(8) });
    await space.received({ status: "expired", sentAt: ago(20) });
    await space.received({ status: "withdrawn", sentAt: ago(20) });
    await space.received({ status: "interview", sentAt: ago(120), answeredAt: ago(119) });
    const answer = (await space.client.applications.overview(space.of))!;
    // `soon` is a minute from now. In the last minute before midnight it is already tomorrow.
    const stillToday = romeDay(soon) === romeDay(new Date());
    expect(answer.figures).toMatchObject({
      // The late application is due today too: the figure counts what the list "To answer today" shows.
      today: stillToday ? 2 : 1,
      atRisk: 2,
      late: 1,
      medianReplyDays: 2,
      answered: 1,
      owed: 3,
      fresh: 2,
    });
    expect(answer.due.map(({ id }) => id)).toEqual([late.id, today.id]);
    expect(answer.due[0]).toMatchObject({ name: "Amir Benali", replyDays: 7 });
    expect(answer.due[1]).toMatchObject({ blind: true, name: null });
    expect(answer.posts).toMatchObject([
      { id: space.jobPostId, plan: "free", applications: 7, fresh: 2, medianReplyDays: 2, answerBy: null },
    ]);
    expect(answer.slots).toMatchObject({
      free: { used: 1, total: 3, nextFree: null },
      premium: { used: 0, total: 10 },
    });
    expect(answer.spend).toBeNull();
  });

  test("median reply time → the same on overview and dashboard; number of replies due today → matches the list", async () => {
    const space = await aPipeline(api);
    // Overview and dashboard select applications by the day they were sent, so this old application does not count although
    // it was answered recently.
    await space.received({ status: "interview", sentAt: ago(100), answeredAt: ago(2) });
    for (const days of [1, 2, 2, 3, 5, 9])
      await space.received({ status: "interview", sentAt: ago(20), answeredAt: ago(20 - days) });
    await space.received({ replyBy: ago(1), sentAt: ago(8) });
    const { figures, due } = (await space.client.applications.overview(space.of))!;
    const dashboard = (await space.client.statistics.dashboard({ query: {} }, { spaceId: space.of.params.id }))!;
    expect(figures.medianReplyDays).toBe(2.5);
    expect(dashboard.figures.medianAnswerDays.value).toBe(figures.medianReplyDays);
    const endOfToday = Date.parse(`${romeDay(new Date())}T23:59:59.999Z`);
    expect(due.filter(({ replyBy }) => Date.parse(replyBy) <= endOfToday)).toHaveLength(figures.today);
  });

  test("overview of a Space without applications → all figures are zero or null", async () => {
    const space = await aPipeline(api);
    expect((await space.client.applications.overview(space.of))!.figures).toMatchObject({
      today: 0,
      atRisk: 0,
      late: 0,
      medianReplyDays: null,
      answered: 0,
      owed: 0,
      fresh: 0,
    });
  });

  test("owner reads the Space's overview → sees this month's spend and when the next slot becomes free", async () => {
    const { id, userId } = await aPayingSpace(api.db, { freeSlots: 1 });
    await api.db.updateTable("contracts").set({ license_price_cents: 14_900 }).where("space_id", "=", id).execute();
    const { id: sponsored } = await aJobPost(api.db, { spaceId: id, status: "published", plan: "premium" });
    const expiresAt = hours(24 * 9);
    await aJobPost(api.db, { spaceId: id, status: "published", expiresAt });
    const day = romeDay(new Date());
    const ledger = { job_post_id: sponsored, budget_cents: 800, price_cents: 45, counted: 4, amount_cents: 180 };
    await api.db
      .insertInto("job_instances")
      .values([
        { ...ledger, day },
        { ...ledger, day: "2020-01-10" },
      ])
      .execute();
    const owner = await api.as(userId);
    const answer = (await owner.applications.overview({ params: { id: id } }))!;
    expect(answer.slots.free).toMatchObject({ used: 1, total: 1, nextFree: expiresAt.toISOString() });
    const net = 14_900 + 180;
    const vat = Math.round(net * 0.22);
    expect(answer.spend).toEqual({
      licence: 14_900,
      clicks: 4,
      clicksAmount: 180,
      vat,
      total: net + vat,
      today: { spent: 180, budget: 800, posts: 1 },
    });
  });
});

describe("search of the command palette (Ctrl K)", () => {
  test("command palette query → finds posts by title and applications by word or code, but no blind one by name", async () => {
    const space = await aPipeline(api);
    await aJobPost(api.db, { spaceId: space.id, title: "Qualità e collaudo" });
    const blind = await space.received({ blind: true, firstName: "Zefiro" });
    const seen = await space.received({ firstName: "Zefiro", lastName: "Moro" });
    const hidden = await space.received({ firstName: "Zefiro", status: "submitted" });
    await space.change(hidden.id, { status: "rejected", rejection: aRejection() });
    await space.client.applications.remove({ params: { id: hidden.id }, query: { reason: "doppia" } });
    const find = async (text: string) => (await space.client.applications.find({ body: { text } }, space.forSpace))!;
    expect((await find("qualita")).jobPosts).toMatchObject([{ title: "Qualità e collaudo", jobPostStatus: "draft" }]);
    expect((await find("zefiro")).applications).toMatchObject([{ id: seen.id, name: "Zefiro Moro" }]);
    expect((await find(blind.code)).applications).toMatchObject([{ id: blind.id, code: blind.code, name: null }]);
    const other = await aPipeline(api);
    expect((await other.client.applications.find({ body: { text: "zefiro" } }, other.forSpace))!.applications).toEqual(
      [],
    );
  });
});
