import { randomUUIDv7 } from "node:crypto";
import { readHistory } from "@orbita/db";
import { aJobPost, aMember, aSpace, aUser, mailsTo, nextMailTo } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNotificationBench, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
let database: Pick<NotificationHarness, "db">;
beforeAll(async () => {
  bench = await startNotificationBench();
  database = bench;
});
afterAll(() => bench.stop());

const day = 86_400_000;
const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

const run = (name: string) => bench.routine(`jobPosts.${name}`);
type JobPostNotice = { userId: string; notice: string };
async function noticesOf({ id }: { id: string }): Promise<JobPostNotice[]> {
  const rows = await database.db
    .selectFrom("notifications")
    .select(["user_id", "data"])
    .where("kind", "=", "jobPost.notice")
    .where("job_post_id", "=", id)
    .orderBy("created_at")
    .execute();
  return rows.map(({ user_id, data }) => ({ userId: user_id, notice: (data as { notice: string }).notice }));
}
const rowOf = ({ id }: { id: string }) =>
  database.db.selectFrom("job_posts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
async function send({ userId, jobPostId, notice }: JobPostNotice & { jobPostId: string }): Promise<void> {
  const id = randomUUIDv7();
  const row = { id, user_id: userId, kind: "jobPost.notice", job_post_id: jobPostId, key: id, here: true };
  const data = JSON.stringify({ notice });
  await database.db
    .insertInto("notifications")
    .values({ ...row, data, created_at: new Date() })
    .execute();
  await bench.run("notifications.sendMail", { id });
}

/** Inserts a Space in which only the owner and the recruiter may answer; the other members must not be notified. */
async function aTeam() {
  const space = await aSpace(database.db);
  const recruiter = await aUser(database.db);
  await aMember(database.db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
  const others = {
    viewer: await aUser(database.db),
    unverified: await aUser(database.db, { verified: false }),
    disabled: await aUser(database.db, { enabled: false }),
    leaving: await aUser(database.db),
    removed: await aUser(database.db),
  };
  for (const [kind, { id: userId }] of Object.entries(others))
    await aMember(database.db, { spaceId: space.id, userId, role: kind === "viewer" ? "viewer" : "owner" });
  await database.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", others.leaving.id).execute();
  await database.db.updateTable("members").set({ enabled: false }).where("user_id", "=", others.removed.id).execute();
  return { ...space, recruiter, asked: [space.userId, recruiter.id].toSorted() };
}

test("post unconfirmed for fifteen days → one “still open?” mail to owner and recruiter, also with two workers", async () => {
  const team = await aTeam();
  const due = await aJobPost(database.db, { spaceId: team.id, status: "published", confirmedAt: ago(15 * day) });
  const early = { spaceId: team.id, status: "published", confirmedAt: ago(15 * day - minute) } as const;
  const notYet = await aJobPost(database.db, early);
  const ending = await aJobPost(database.db, { ...early, confirmedAt: ago(20 * day), expiresAt: ago(-4 * day) });
  await Promise.all([run("askStillOpen"), run("askStillOpen")]);
  await run("askStillOpen");
  const notices = await noticesOf(due);
  expect(notices.map(({ userId }) => userId).toSorted()).toEqual(team.asked);
  expect(new Set(notices.map(({ notice }) => notice))).toEqual(new Set(["jobPostStillOpen"]));
  expect((await rowOf(due)).asked_at).not.toBeNull();
  // A post that expires soon gets the expiry notice instead of the question whether the job is still open.
  for (const post of [notYet, ending])
    expect([await noticesOf(post), (await rowOf(post)).asked_at]).toEqual([[], null]);
});

test('question "still open?" unanswered for five days → post suspended with a reason; unanswered for less → stays published', async () => {
  const team = await aTeam();
  const silentPost = await aJobPost(database.db, { spaceId: team.id, status: "published", askedAt: ago(5 * day) });
  const inTime = await aJobPost(database.db, { spaceId: team.id, status: "published", askedAt: ago(5 * day - minute) });
  await Promise.all([run("suspendUnanswered"), run("suspendUnanswered")]);
  expect(await rowOf(silentPost)).toMatchObject({ status: "suspended", plan: "free", asked_at: null });
  expect((await readHistory(database.db, "job_posts", silentPost.id)).at(-1)).toMatchObject({
    actor_id: null,
    why: "noAnswer",
    after: { status: "suspended" },
  });
  expect((await noticesOf(silentPost)).map(({ userId }) => userId).toSorted()).toEqual(team.asked);
  expect(await rowOf(inTime)).toMatchObject({ status: "published" });
});

test("post expires in five days → one notice per expiry date; expiry date reached → unpublished with a notice", async () => {
  const team = await aTeam();
  const far = await aJobPost(database.db, { spaceId: team.id, status: "published", expiresAt: ago(-5 * day - minute) });
  const near = await aJobPost(database.db, {
    spaceId: team.id,
    status: "published",
    expiresAt: ago(-5 * day + minute),
  });
  const { version } = await rowOf(near);
  await Promise.all([run("remindOfExpiry"), run("remindOfExpiry")]);
  await run("remindOfExpiry");
  expect(await noticesOf(far)).toEqual([]);
  expect(await noticesOf(near)).toHaveLength(2);
  // The reminder must not change the version, or members who edit the post would get a conflict.
  expect((await rowOf(near)).version).toBe(version);
  await database.db
    .updateTable("job_posts")
    .set({ expires_at: ago(-3 * day) })
    .where("id", "=", near.id)
    .execute();
  await run("remindOfExpiry");
  expect(await noticesOf(near)).toHaveLength(4);
  await database.db
    .updateTable("job_posts")
    .set({ expires_at: ago(minute) })
    .where("id", "=", near.id)
    .execute();
  await Promise.all([run("expire"), run("expire")]);
  expect(await rowOf(near)).toMatchObject({ status: "unpublished", outcome: "expired", plan: null });
  expect((await noticesOf(near)).filter(({ notice }) => notice === "jobPostExpired")).toHaveLength(2);
});

test("Space disabled → its posts get no question and no suspension; an expired post is unpublished without notice", async () => {
  const team = await aTeam();
  await database.db.updateTable("spaces").set({ enabled: false }).where("id", "=", team.id).execute();
  const of = { spaceId: team.id, status: "published" } as const;
  const posts = [
    await aJobPost(database.db, { ...of, confirmedAt: ago(30 * day) }),
    await aJobPost(database.db, { ...of, askedAt: ago(9 * day) }),
    await aJobPost(database.db, { ...of, expiresAt: ago(day) }),
  ];
  for (const name of ["askStillOpen", "suspendUnanswered", "remindOfExpiry", "expire"]) await run(name);
  const statuses = await Promise.all(posts.map(async (post) => (await rowOf(post)).status));
  expect(statuses).toEqual(["published", "published", "unpublished"]);
  for (const post of posts) expect(await noticesOf(post)).toEqual([]);
});

test.each([
  { language: "it", subject: "“Sviluppo backend Java” è ancora aperto?", path: "/work/" },
  { language: "en", subject: "Is “Sviluppo backend Java” still open?", path: "/en/work/" },
])(
  "recruiter who reads $language asked whether a job is still open → mail in that language with a link to the post",
  async ({ language, subject, path }) => {
    const team = await aTeam();
    await database.db.updateTable("users").set({ language }).where("id", "=", team.recruiter.id).execute();
    const post = await aJobPost(database.db, { spaceId: team.id, status: "published", askedAt: new Date() });
    await send({ userId: team.recruiter.id, jobPostId: post.id, notice: "jobPostStillOpen" });
    const received = await nextMailTo(team.recruiter.email);
    expect(received.subject).toBe(subject);
    expect(received.text).toContain(`http://localhost:3000${path}`);
    expect(received.text).toContain(`/job-posts/${post.id}`);
  },
);

test('question "still open?" answered, or recipient removed from the Space, before the mail is sent → no mail', async () => {
  const team = await aTeam();
  const post = await aJobPost(database.db, { spaceId: team.id, status: "published" });
  const { id: userId, email } = team.recruiter;
  // No mail is sent, because the question whether the post is still open was answered.
  await send({ userId, jobPostId: post.id, notice: "jobPostStillOpen" });
  await database.db.updateTable("job_posts").set({ asked_at: new Date() }).where("id", "=", post.id).execute();
  await database.db.deleteFrom("members").where("user_id", "=", userId).execute();
  await send({ userId, jobPostId: post.id, notice: "jobPostStillOpen" });
  expect(await mailsTo(email)).toEqual([]);
});
