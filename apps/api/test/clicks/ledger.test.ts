import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { ClickRefusal, JobPostId, LedgerEntry, SpaceId } from "@orbita/contract";
import { aJobPost, aMember, aPayingSpace, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendClick, type ClickOptions } from "../support/send-click.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" }).format(new Date());
const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

async function open(jobPostId: string, from: string, options: ClickOptions = {}) {
  expect((await sendClick(api, jobPostId, { from, ...options })).status).toBe(204);
}
const openAs = (id: string, names: readonly string[]) =>
  names.reduce((before, name) => before.then(() => open(id, name)), Promise.resolve());

async function sponsored(dailyBudget = 8) {
  const space = await aPayingSpace(api.db);
  const owner = await api.as(space.userId);
  const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published", title: "Backend Java, Genova" });
  await owner.jobPosts.changePlan({ params: { id }, body: { plan: "premium", dailyBudget } });
  return { id: id as JobPostId, spaceId: space.id as SpaceId, userId: space.userId, owner };
}

const dayOf = async (member: ApiClient, id: SpaceId, day?: string) =>
  (await member.clicks.day({ params: { id }, query: { day } }))!;
const entriesOf = async (member: ApiClient, id: JobPostId, query: object = {}) =>
  (await member.clicks.entries({ params: { id }, query: { day: today, ...query } }))!;

test("click ledger → lists each click with outcome, reason and the day's running total, newest first", async () => {
  const { id, spaceId, userId, owner } = await sponsored(5);
  await open(id, "A", { click: { source: "home" } });
  await open(id, "A");
  await open(id, "bot", { agent: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await open(id, "own", { authorization: (await api.tokenOf(userId)).token });
  await openAs(id, ["B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]);
  await open(id, "M", { click: { source: "utm", utmSource: "newsletter", utmCampaign: "novembre" } });
  await owner.jobPosts.unpublish({ params: { id }, body: { outcome: "hired" } });
  await open(id, "N");

  const { content, total } = await entriesOf(owner, id, { size: 100 });
  expect(total).toBe(17);
  const told = content
    .toReversed()
    .map(({ number, refused, amountCents, totalCents }) => [number, refused, amountCents, totalCents]);
  const paid = (number: number, sum: number) => [number, null, 45, sum];
  const not = (number: number, refused: ClickRefusal, sum: number) => [number, refused, 0, sum];
  expect(told).toEqual([
    paid(1, 45),
    not(2, "repeated", 45),
    not(3, "bot", 45),
    not(4, "own", 45),
    ...Array.from({ length: 10 }, (_, at) => paid(5 + at, 90 + at * 45)),
    not(15, "budget", 495),
    not(16, "budget", 495),
    not(17, "closed", 495),
  ]);
  expect(content.at(-1)).toMatchObject({ source: "home", utmSource: null });
  expect(content[1]).toMatchObject({ source: "utm", utmSource: "newsletter", utmCampaign: "novembre" });
  expect(await dayOf(owner, spaceId)).toEqual({
    day: today,
    spentCents: 495,
    counted: 11,
    refused: 6,
    posts: [
      {
        jobPostId: id,
        title: "Backend Java, Genova",
        budgetCents: 500,
        spentCents: 495,
        counted: 11,
        refused: 6,
        credited: 0,
        sponsored: false,
      },
    ],
    before: null,
    after: null,
  });
});

test("clicks of one visitor in the click ledger → one pseudonym per post, and different ones for two posts", async () => {
  const { id, spaceId, owner } = await sponsored();
  const other = (await aJobPost(api.db, { spaceId, status: "published" })).id as JobPostId;
  for (const post of [id, other]) await openAs(post, ["A", "A", "B"]);
  const marks = async (post: JobPostId) => (await entriesOf(owner, post)).content.map(({ visitor }) => visitor);
  const [b, a, again] = await marks(id);
  expect(a).toMatch(/^v_[0-9a-f]{8}$/);
  expect(again).toBe(a);
  expect(b).not.toBe(a);
  const elsewhere = await marks(other);
  expect(elsewhere.filter((mark) => mark === a || mark === b)).toEqual([]);
  const rows = await api.db.selectFrom("clicks").select("visitor").where("job_post_id", "in", [id, other]).execute();
  const kept = rows.map(({ visitor }) => visitor.toString("hex"));
  for (const mark of [a!, b!]) expect(kept.some((hex) => hex.includes(mark.slice(2)))).toBe(false);
});

test("paging through the click ledger while clicks arrive → no entry lost or repeated", async () => {
  const { id, owner } = await sponsored();
  await openAs(id, ["1", "2", "3", "4", "5"]);
  const seen: LedgerEntry[] = [];
  for (let before: number | undefined; ;) {
    const { content } = await entriesOf(owner, id, { size: 2, ...(before && { before }) });
    seen.push(...content);
    await openAs(id, [`later ${seen.length}`]);
    if (content.length < 2) break;
    before = content.at(-1)!.number;
  }
  expect(seen.map(({ number, totalCents }) => [number, totalCents])).toEqual([
    [5, 225],
    [4, 180],
    [3, 135],
    [2, 90],
    [1, 45],
  ]);
  expect((await entriesOf(owner, id)).total).toBe(8);
});

test("CSV of the click ledger → same entries as the list, over several days; more than three months → refused", async () => {
  const { id, owner, userId } = await sponsored();
  const { token } = await api.tokenOf(userId);
  await addDay(id, daysAgo(2), [45, 0, 45]);
  await addDay(id, daysAgo(200), [45]);
  await open(id, "A", { click: { utmSource: '=cmd("x")', source: "utm" } });
  await openAs(id, ["A", "B"]);
  const fileOf = async (from: string, to: string, language = "it") => {
    const headers = { authorization: `Bearer ${token}`, "accept-language": language };
    const { blob, filename } = (await api
      .client({ headers: () => headers })
      .clicks.exportEntries({ params: { id }, query: { from, to } }))!;
    return {
      filename,
      lines: (await blob.text())
        .replace(/^\uFEFF/, "")
        .trimEnd()
        .split("\r\n"),
    };
  };
  const { filename, lines } = await fileOf(daysAgo(5), today);
  expect(filename).toBe(`Registro Backend Java  Genova ${daysAgo(5)} ${today}.csv`);
  const [heads, ...cells] = lines.map((line) => line.split(",").map((cell) => cell.replaceAll(/^"|"$/g, "")));
  expect(heads?.join()).toBe("Giorno,Numero,Momento,Codice visita,Da,Fonte,Campagna,Esito,Importo,Totale");
  expect(
    cells.slice(0, 3).map(([day, number, , , , , , outcome, amount, sum]) => [day, number, outcome, amount, sum]),
  ).toEqual([
    [daysAgo(2), "1", "Contato", "0.45", "0.45"],
    [daysAgo(2), "2", "Automatico", "0.00", "0.45"],
    [daysAgo(2), "3", "Contato", "0.45", "0.90"],
  ]);
  const shown = (await entriesOf(owner, id)).content.toReversed();
  expect(cells.slice(3).map((row) => [row[1], row[2], row[3], row.at(-1)])).toEqual(
    shown.map(({ number, at, visitor, totalCents }) => [String(number), at, visitor, (totalCents / 100).toFixed(2)]),
  );
  expect(lines[4]).toContain(`"'=cmd(""x"")"`);
  expect((await fileOf(today, today, "en")).lines).toHaveLength(4);
  const refused = { code: "request.invalid", errors: [{ path: "to", code: "field.invalid" }] };
  const ask = (from: string, to: string) =>
    problemOf(owner.clicks.exportEntries({ params: { id }, query: { from, to } }));
  expect(await ask(daysAgo(92), today)).toMatchObject(refused);
  expect(await ask(today, daysAgo(1))).toMatchObject(refused);
  expect(await ask(daysAgo(91), today)).toBeNull();
});

/** Inserts a day of clicks on the post, one click per amount in cents. An amount of 0 is a click refused as a bot. */
async function addDay(id: string, day: string, amounts: readonly number[]) {
  const counted = amounts.filter(Boolean).length;
  const sum = amounts.reduce((total, one) => total + one, 0);
  await sql`insert into job_instances (job_post_id, day, budget_cents, price_cents, counted, refused_bot, amount_cents)
    values (${id}, ${day}, 700, 45, ${counted}, ${amounts.length - counted}, ${sum})`.execute(api.db);
  for (const [at, amount] of amounts.entries())
    await sql`insert into clicks (day, id, job_post_id, number, visitor, source, refused, amount_cents, at)
      values (${day}, ${randomUUIDv7()}, ${id}, ${at + 1}, ${randomBytes(16)}, 'list', ${amount ? null : "bot"}, ${amount},
        ${`${day}T10:00:0${at}Z`})`.execute(api.db);
}

test("a day of the click ledger → links to the nearest days with clicks on any post of the same Space", async () => {
  const { id, spaceId, owner } = await sponsored();
  const gone = await aJobPost(api.db, { spaceId, status: "deleted", title: "Tolto" });
  const foreign = await sponsored();
  await addDay(id, daysAgo(9), [45]);
  await addDay(gone.id, daysAgo(4), [45, 0]);
  await addDay(foreign.id, daysAgo(1), [45]);
  expect(await dayOf(owner, spaceId)).toMatchObject({
    spentCents: 0,
    posts: [{ jobPostId: id, budgetCents: 800, spentCents: 0, counted: 0, refused: 0, sponsored: true }],
    before: daysAgo(4),
    after: null,
  });
  // Clicks on a deleted post still cost money.
  expect(await dayOf(owner, spaceId, daysAgo(4))).toMatchObject({
    spentCents: 45,
    refused: 1,
    posts: [{ title: "Tolto", budgetCents: 700, sponsored: false }],
    before: daysAgo(9),
    after: null,
  });
  expect((await entriesOf(owner, gone.id as JobPostId, { day: daysAgo(4) })).content).toHaveLength(2);
  await openAs(id, ["A"]);
  expect(await dayOf(owner, spaceId, daysAgo(5))).toMatchObject({ posts: [], before: daysAgo(9), after: daysAgo(4) });
  expect((await dayOf(owner, spaceId, daysAgo(4))).after).toBe(today);
});

test("reading the click ledger: viewer → allowed; member of another Space → access denied; unknown post → not found", async () => {
  const { id, spaceId } = await sponsored();
  const { id: viewerId } = await aUser(api.db);
  await aMember(api.db, { spaceId, userId: viewerId, role: "viewer" });
  const viewer = await api.as(viewerId);
  expect((await dayOf(viewer, spaceId)).posts).toHaveLength(1);
  expect(await entriesOf(viewer, id)).toEqual({ content: [], total: 0 });
  const stranger = await api.as((await aSpace(api.db)).userId);
  const query = { from: today, to: today };
  expect(await codeOf(dayOf(stranger, spaceId))).toBe("access.denied");
  expect(await codeOf(entriesOf(stranger, id))).toBe("access.denied");
  expect(await codeOf(stranger.clicks.exportEntries({ params: { id }, query }))).toBe("access.denied");
  const none = randomUUIDv7() as JobPostId;
  expect(await codeOf(entriesOf(viewer, none))).toBe("jobPost.notFound");
  expect(await codeOf(viewer.clicks.exportEntries({ params: { id: none }, query }))).toBe("jobPost.notFound");
});

test("daily budget lowered below the amount spent → nothing more is charged, and the post is no longer sponsored", async () => {
  const { id, spaceId, owner } = await sponsored(8);
  await openAs(
    id,
    Array.from({ length: 13 }, (_, at) => `v${at}`),
  );
  const lower = await owner.jobPosts.changePlan({ params: { id }, body: { plan: "premium", dailyBudget: 5 } });
  expect(lower).toMatchObject({ sponsored: false, dailyBudget: 5 });
  await openAs(id, ["late", "later"]);
  expect((await entriesOf(owner, id)).content.slice(0, 3)).toMatchObject([
    { refused: "budget", amountCents: 0, totalCents: 585 },
    { refused: "budget", amountCents: 0, totalCents: 585 },
    { refused: null, amountCents: 45, totalCents: 585 },
  ]);
  expect((await dayOf(owner, spaceId)).posts).toMatchObject([{ budgetCents: 500, spentCents: 585, sponsored: false }]);
  const shown = await api.guest.jobPosts.read({ params: { id } });
  expect(shown).toMatchObject({ sponsored: false });
  // Once the budget is above the amount spent, the post is sponsored again.
  const room = await owner.jobPosts.changePlan({ params: { id }, body: { plan: "premium", dailyBudget: 6.3 } });
  expect(room).toMatchObject({ sponsored: true });
  await openAs(id, ["again", "and again"]);
  expect((await dayOf(owner, spaceId)).posts).toMatchObject([{ spentCents: 630, counted: 14, sponsored: false }]);
});

test("daily budget raised after it was used up → the post is sponsored again at once, also after a suspension", async () => {
  const { id, spaceId, owner } = await sponsored(5);
  await openAs(
    id,
    Array.from({ length: 12 }, (_, at) => `v${at}`),
  );
  const ofToday = async () => (await dayOf(owner, spaceId)).posts[0];
  expect(await ofToday()).toMatchObject({ spentCents: 495, counted: 11, refused: 1, sponsored: false });
  const raised = await owner.jobPosts.changePlan({ params: { id }, body: { plan: "premium", dailyBudget: 6 } });
  expect(raised).toMatchObject({ sponsored: true });
  expect(await ofToday()).toMatchObject({ budgetCents: 600, sponsored: true });
  await openAs(id, ["w1", "w2", "w3"]);
  expect(await ofToday()).toMatchObject({ spentCents: 585, counted: 13, refused: 2, sponsored: false });
  // Publishing a suspended post with a higher budget also makes it sponsored again.
  await owner.jobPosts.suspend({ params: { id } });
  const back = (dailyBudget: number) =>
    owner.jobPosts.publish({ params: { id }, body: { plan: "premium", dailyBudget } });
  expect(await back(6)).toMatchObject({ sponsored: false });
  await owner.jobPosts.suspend({ params: { id } });
  expect(await back(7)).toMatchObject({ sponsored: true });
});

test("daily budget raised while a click arrives → neither the raise nor the click is lost", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, spaceId, owner } = await sponsored(5);
    await addDay(
      id,
      today,
      Array.from({ length: 10 }, () => 45),
    );
    await Promise.all([
      open(id, "last"),
      owner.jobPosts.changePlan({ params: { id }, body: { plan: "premium", dailyBudget: 6 } }),
    ]);
    expect((await dayOf(owner, spaceId)).posts).toMatchObject([
      { budgetCents: 600, spentCents: 495, counted: 11, sponsored: true },
    ]);
  }
});
