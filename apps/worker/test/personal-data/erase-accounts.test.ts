import { randomBytes } from "node:crypto";
import { inTransaction, openJobs, readHistory, type JobQueue } from "@orbita/db";
import { events, jobs as jobList } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { createCodes, readSessionKeys } from "@orbita/platform";
import { aJobPost, aMember, aSpace, aUser, createDatabase, testStorage, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { workCtx, type WorkTools } from "../../src/work-ctx.ts";
import { silent } from "../support/workbench.ts";
import { anApplicationOf, askedAbout, somebodyWhole, tablesWith } from "./erase-accounts-world.ts";

let database: TestDatabase;
let jobs: JobQueue;
let tools: WorkTools;
let clock = () => new Date();
beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobList, max: 4, work: false, onError: () => {} });
  const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
  const mail = { send: () => Promise.reject(new Error("no mail here")) };
  const storage = testStorage();
  const webOrigin = "http://localhost:3000";
  tools = { db: database.db, jobs, mail, codes, storage, webOrigin, log: silent, clock: () => clock() };
});
beforeEach(() => void (clock = () => new Date()));
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const erase = () =>
  routines.find(({ name }) => name === "accounts.erase")!.run(workCtx(tools, "routine.accounts.erase"));
const isThere = async (id: string) =>
  (await database.db.selectFrom("users").select("id").where("id", "=", id).execute()).length === 1;

async function leaving(days: number) {
  const user = await aUser(database.db);
  await database.db
    .updateTable("users")
    .set({ deletes_at: inDays(days) })
    .where("id", "=", user.id)
    .execute();
  return user;
}

test("account's deletion date passed → no personal data in any table, and the remaining rows stay consistent", async () => {
  const { db } = database;
  const { id, words } = await somebodyWhole(tools);
  const space = await aSpace(db, { name: "Ortovivo" });
  await aMember(db, { spaceId: space.id, userId: id, role: "recruiter" });
  const post = await aJobPost(db, { spaceId: space.id, status: "published" });
  await inTransaction(db, { actorId: id, requestId: "test" }, (tx) =>
    tx.updateTable("job_posts").set({ title: "Semina in serra" }).where("id", "=", post.id).execute(),
  );
  await anApplicationOf(db, id, words);
  await askedAbout(db, id, words.last);
  const needles = [...Object.values(words), "ermenegilda", "zanichelli", "192.0.2.44"];
  expect((await tablesWith(database.db, "zanichelli")).length).toBeGreaterThan(8);

  await db
    .updateTable("users")
    .set({ deletes_at: inDays(14) })
    .where("id", "=", id)
    .execute();
  clock = () => inDays(13.9);
  await erase();
  expect(await isThere(id)).toBe(true);
  clock = () => inDays(14.1);
  await erase();

  for (const needle of needles) expect([needle, await tablesWith(database.db, needle)]).toEqual([needle, []]);
  expect(await db.selectFrom("ai_calls").select("outcome").execute()).toHaveLength(2);
  expect(await db.selectFrom("ai_call_subjects").select("user_id").execute()).toEqual([]);
  const last = (await readHistory(db, "job_posts", post.id)).at(-1);
  expect(last).toMatchObject({ actor_id: id, after: { title: "Semina in serra" } });
  expect((await readHistory(db, "users", id)).at(-1)).toMatchObject({
    action: "delete",
    why: "erased as asked",
    request_id: "routine.accounts.erase",
    before: { email: "hidden", username: "hidden", first_name: "hidden", last_name: "hidden", phone: "hidden" },
  });
  const file = await db.selectFrom("files").select(["status", "owner_id"]).execute();
  expect(file).toEqual([{ status: "leaving", owner_id: null }]);
  const told = await db
    .selectFrom("outbox")
    .select(["name", "destination"])
    .where("name", "=", "person.changed")
    .execute();
  expect(told.map(({ destination }) => destination).toSorted()).toEqual(["broker", "search"]);
  const changed = events.find(({ name }) => name === "person.changed")!;
  expect(await changed.project!(db, [{ id }])).toMatchObject([{ id, source: null }]);
  const members = await db.selectFrom("members").select("user_id").where("space_id", "=", space.id).execute();
  expect(members).toEqual([{ user_id: space.userId }]);
});

test("erasure runs twice at once → erases each account past its deletion date once, and no other account", async () => {
  const due = [await leaving(-1), await leaving(-2), await leaving(-3)];
  const others = [await leaving(1), await aUser(database.db)];
  await Promise.all([erase(), erase()]);
  await erase();
  expect(await Promise.all(due.map(({ id }) => isThere(id)))).toEqual([false, false, false]);
  expect(await Promise.all(others.map(({ id }) => isThere(id)))).toEqual([true, true]);
  for (const { id } of due) expect(await readHistory(database.db, "users", id)).toHaveLength(3);
});

test("worker killed during an erasure → the account is not half erased, and the next run erases it", async () => {
  const { db } = database;
  const user = await leaving(-1);
  await db.insertInto("user_settings").values({ user_id: user.id }).execute();
  const ctx = workCtx(tools, "test");
  const dying = {
    ...ctx,
    // Simulates a process that dies after the work and before the commit.
    write: ((why, work) =>
      ctx.write(why, async (inner) => {
        await work(inner);
        throw new Error("killed");
      })) as typeof ctx.write,
  };
  const routine = routines.find(({ name }) => name === "accounts.erase")!;
  await expect(routine.run(dying)).rejects.toThrow("killed");
  expect(await isThere(user.id)).toBe(true);
  expect(await db.selectFrom("user_settings").select("user_id").where("user_id", "=", user.id).execute()).toHaveLength(
    1,
  );
  await erase();
  expect(await isThere(user.id)).toBe(false);
});

test("user cancels the deletion while the erasure runs → the account stays", async () => {
  const user = await leaving(-1);
  await inTransaction(database.db, { actorId: user.id, requestId: "test" }, async (tx) => {
    await tx.updateTable("users").set({ deletes_at: null }).where("id", "=", user.id).execute();
    await erase();
  });
  await erase();
  expect(await isThere(user.id)).toBe(true);
});
