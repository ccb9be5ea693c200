import { randomUUIDv7 } from "node:crypto";
import type { Filter } from "@orbita/contract";
import { connectSearch } from "@orbita/platform";
import { aMember, aSpace, aUser, freePort, headersOf } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savedSearchWorld, type SavedSearchWorld } from "./saved-search-world.ts";
import { webOrigin } from "../support/notification-bench.ts";

let world: SavedSearchWorld;
beforeAll(async () => void (world = await savedSearchWorld()));
afterAll(() => world.stop());

const minute = 60_000;
const hour = 60 * minute;
const start = new Date(Date.now() - 40 * hour);
const after = (ms: number) => new Date(start.getTime() + ms);
/** A unique word, so that a search for it finds only the posts of one test. */
const aWord = () => `lavoro${randomUUIDv7().slice(-8)}`;
const words = (v: string): Filter[] => [{ f: "text", v, mm: "c" }];
const toldOf = async (userId: string) =>
  (await world.toldTo(userId)).map(({ data }) => (data as { count: string }).count);

async function aSaver(more: { frequency?: "none" | "atOnce" | "daily" | "weekly"; filters?: unknown } = {}) {
  const [user, word] = [await aUser(world.db), aWord()];
  const id = await world.save({ userId: user.id }, start, { filters: words(word), ...more });
  return { user, word, id, saw: () => toldOf(user.id), found: () => world.matchesOf(id) };
}

describe("alerts of saved job searches", () => {
  test("saved job search: existing posts → no alert; a new post → one alert, in the product and by mail", async () => {
    const { user, word, id, saw, found } = await aSaver();
    const [old] = [await world.post(after(-hour), { title: word })];
    await world.ask(start);
    expect(await found()).toMatchObject([{ target_id: old, matched_at: start, told_at: null }]);
    expect(await saw()).toEqual([]);

    const fresh = await world.post(after(minute), { title: `${word} a Genova` });
    await world.ask(after(2 * minute));
    await world.ask(after(3 * minute));
    expect(await saw()).toEqual(["1"]);
    expect((await found()).map(({ target_id }) => target_id)).toEqual([old, fresh]);
    // A post that is published again does not cause a new alert.
    await world.db
      .updateTable("job_posts")
      .set({ published_at: after(4 * minute) })
      .where("id", "=", old)
      .execute();
    await world.reindex(old);
    await world.ask(after(5 * minute));
    expect(await saw()).toEqual(["1"]);

    const [mail, ...others] = await world.mailsOf(user);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe("1 nuovo annuncio per “Tester”");
    expect(mail!.text).toContain(`${word} a Genova · Lanterna Software · Genova · `);
    expect(mail!.text).toMatch(/38\.000.*45\.000/);
    expect(mail!.text).toContain(`${webOrigin}/saved-searches?open=${id}`);
    const headers = await headersOf(mail!);
    expect(headers["list-unsubscribe"]).toContain(`${webOrigin}/unsubscribe/`);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  });

  test("saved job search finds a sponsored job → labelled in the mail; other jobs are not", async () => {
    const { user, word } = await aSaver();
    await world.ask(start);
    const paid = { title: `${word} uno`, plan: "premium", daily_budget_cents: 800 };
    await world.post(after(minute), paid);
    await world.post(after(minute), { title: `${word} due` });
    await world.ask(after(2 * minute));
    const [mail] = await world.mailsOf(user);
    expect(mail!.text).toContain(`${word} uno (Sponsorizzato) · Lanterna Software`);
    expect(mail!.text).toContain(`${word} due · Lanterna Software`);
  });

  test("saved job search with twelve new matches → one mail that lists ten", async () => {
    const { user, word } = await aSaver();
    await world.ask(start);
    for (let count = 0; count < 12; count++) await world.post(after(minute + count), { title: `${word} ${count}` });
    await world.ask(after(2 * minute));
    const [mail, ...others] = await world.mailsOf(user);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe("12 nuovi annunci per “Tester”");
    expect(mail!.text.match(new RegExp(word, "g"))).toHaveLength(10);
    expect(mail!.text).toContain("Ci sono altri 2 risultati nella ricerca.");
  });

  test("post indexed a day late → the saved search finds it; post disabled before the run → not found", async () => {
    const { word, saw } = await aSaver();
    await world.ask(start);
    const late = await world.post(after(minute), { title: word, late: true });
    const closed = await world.post(after(minute), { title: word });
    await world.db.updateTable("job_posts").set({ enabled: false }).where("id", "=", closed).execute();
    await world.ask(after(10 * minute));
    expect(await saw()).toEqual([]);
    await world.reindex(late);
    await world.ask(after(20 * hour));
    expect(await saw()).toEqual(["1"]);
  });

  test.each(["daily", "weekly", "none"] as const)(
    "saved search with frequency %s → run only when due",
    async (frequency) => {
      const { id, word, saw, found } = await aSaver({ frequency });
      await world.ask(start);
      await world.post(after(minute), { title: word });
      const { due_at } = await world.read(id);
      await world.ask(new Date(due_at!.getTime() - 1));
      expect(await found()).toEqual([]);
      await world.ask(due_at!);
      expect(await found()).toHaveLength(1);
      expect(await saw()).toEqual(frequency === "none" ? [] : ["1"]);
      expect((await world.read(id)).due_at! > due_at!).toBe(true);
    },
  );

  test("several workers run saved searches at the same time → each match is notified once", async () => {
    const savers = await Promise.all(Array.from({ length: 8 }, () => aSaver()));
    await world.ask(start);
    for (const { word } of savers) await world.post(after(minute), { title: word });
    await Promise.all([world.ask(after(2 * minute)), world.ask(after(2 * minute)), world.ask(after(2 * minute))]);
    for (const { saw, found } of savers) expect([await saw(), (await found()).length]).toEqual([["1"], 1]);
  });

  test("user switched off notifications → no alert; saved search's alert stopped before the mail is sent → no mail", async () => {
    const [quiet, stopped] = [await aSaver(), await aSaver()];
    const never = JSON.stringify({ "search.matched": { here: false, email: false } });
    await world.db.insertInto("user_settings").values({ user_id: quiet.user.id, notifications: never }).execute();
    await world.ask(start);
    for (const { word } of [quiet, stopped]) await world.post(after(minute), { title: word });
    await world.ask(after(2 * minute));
    expect([await quiet.saw(), (await quiet.found()).length]).toEqual([[], 1]);
    await world.db.updateTable("saved_searches").set({ frequency: "none" }).where("id", "=", stopped.id).execute();
    expect(await world.mailsOf(stopped.user)).toEqual([]);
  });
});

describe("saved searches that became invalid", () => {
  const skill = async () => {
    const id = randomUUIDv7();
    await world.db
      .insertInto("skill_categories")
      .values({ code: "it", label_it: "Informatica", label_en: "IT", sort: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const labels = { label_it: id, label_en: id };
    await world.db
      .insertInto("skills")
      .values({ id, code: id, kind: "technical", category: "it", ...labels })
      .execute();
    return id;
  };

  test("skill of a saved search merged → the search uses the skill that it was merged into", async () => {
    const [from, into] = [await skill(), await skill()];
    const { user, saw } = await aSaver({ filters: [{ f: "skills", v: [from], mm: "in" }] });
    await world.ask(start);
    await world.db.updateTable("skills").set({ merged_into: into }).where("id", "=", from).execute();
    const post = await world.post(after(minute), { late: true });
    const asked = { job_post_id: post, skill_id: into, mandatory: true, position: 0 };
    await world.db.insertInto("job_post_skills").values(asked).execute();
    await world.reindex(post);
    await world.ask(after(2 * minute));
    expect(await saw()).toEqual(["1"]);
    expect(await world.toldTo(user.id)).toHaveLength(1);
  });

  test.each([
    ["a deleted skill", [{ f: "skills", v: randomUUIDv7(), mm: "is" }]],
    ["an unknown code", [{ f: "ccnl", v: ["niente"], mm: "in" }]],
    ["an unknown field", [{ f: "horoscope", v: "lion", mm: "is" }]],
    ["filters that are no list", "everything"],
  ])("saved search with %s → marked as broken; other searches still run", async (_, filters) => {
    const [lost, other] = [await aSaver({ filters }), await aSaver()];
    await world.ask(start);
    expect(await world.read(lost.id)).toMatchObject({ broken_at: start, due_at: null });
    await world.post(after(minute), { title: other.word });
    await world.ask(after(2 * minute));
    expect([await lost.saw(), await other.saw()]).toEqual([[], ["1"]]);
  });

  test("search engine unavailable → no match is lost, and no saved search is marked as broken", async () => {
    const { id, word, saw } = await aSaver();
    await world.ask(start);
    await world.post(after(minute), { title: word });
    const nobody = connectSearch(`http://127.0.0.1:${await freePort()}`);
    const away = world.routine("savedSearches.ask", () => after(2 * minute), { search: nobody });
    await expect(away).rejects.toThrow("search is away");
    expect((await world.read(id)).broken_at).toBeNull();
    await world.ask(after(3 * minute));
    expect(await saw()).toEqual(["1"]);
  });
});

describe("alerts of saved talent searches", () => {
  async function aRecruiter(at = start, word = aWord()) {
    const { id: spaceId } = await aSpace(world.db);
    const user = await aUser(world.db);
    await aMember(world.db, { spaceId, userId: user.id, role: "recruiter" });
    const id = await world.save({ spaceId, savedBy: user.id }, at, { filters: words(word), name: "Backend" });
    return { spaceId, user, word, id, saw: () => toldOf(user.id), found: () => world.matchesOf(id) };
  }

  test("new talent → the recruiter who saved the search is notified, without names; edited resume → no alert", async () => {
    const word = aWord();
    const old = await world.talent(`${word} da tempo`);
    const now = Date.now();
    const { user, saw, found } = await aRecruiter(new Date(now), word);
    await world.ask(new Date(now));
    const oldId = await world.change(old.id, `${word} ancora`);
    await world.ask(new Date(now + minute));
    expect(await saw()).toEqual([]);
    const fresh = await world.talent(word);
    const freshId = await world.change(fresh.id, `${word} appena arrivata`);
    await world.ask(new Date(now + 2 * minute));
    await world.ask(new Date(now + 3 * minute));
    expect(await saw()).toEqual(["1"]);
    expect((await found()).map(({ target_id }) => target_id)).toEqual([oldId, freshId]);
    const [mail] = await world.mailsOf(user);
    expect(mail!.subject).toBe("1 nuova persona per “Backend”");
    expect(mail!.text).toContain(`${word} appena arrivata`);
    expect(mail!.text).not.toMatch(/Giulia|Ferraris/);
  });

  test.each(["left", "only reads"])(
    "talent search saved by a recruiter who %s → still run, without an alert",
    async (what) => {
      const { spaceId, user, word, saw, found } = await aRecruiter();
      await world.ask(start);
      const membership = { spaceId, userId: user.id };
      await world.db
        .updateTable("members")
        .set(what === "left" ? { enabled: false } : { role: "viewer" })
        .where("space_id", "=", membership.spaceId)
        .where("user_id", "=", membership.userId)
        .execute();
      await world.talent(word);
      await world.ask(after(2 * minute));
      expect([await saw(), (await found()).length]).toEqual([[], 1]);
    },
  );

  test("talent hides from the Space or opts out → no match of its saved search, even before the index is updated", async () => {
    const { spaceId, word, saw, found } = await aRecruiter();
    await world.ask(start);
    const [hidden, out] = [await world.talent(word), await world.talent(word)];
    const hiding = { id: randomUUIDv7(), user_id: hidden.id, space_id: spaceId };
    await world.db.insertInto("hidden_from").values(hiding).execute();
    await world.db
      .updateTable("user_settings")
      .set({ visible_in_talent_search: false })
      .where("user_id", "=", out.id)
      .execute();
    await world.ask(after(2 * minute));
    expect([await saw(), await found()]).toEqual([[], []]);
  });
});
