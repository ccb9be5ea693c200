import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus, ClickSource, Dashboard } from "@orbita/contract";
import type { Db, Tables } from "@orbita/db";
import { countEvents } from "@orbita/features";
import { aJobPost, aMember, anApplication, aSpace, aUser } from "@orbita/testing";
import { sql, type Insertable } from "kysely";
import type { TestApi } from "../support/harness.ts";

export const dayMs = 86_400_000;
const romeDay = (at: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(at);
export const after = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

type ViewOptions = { at: Date; source?: ClickSource; cents?: number };

/** Inserts a visit with its ledger entry. */
export async function aView(db: Db, jobPostId: string, { at, source = "list", cents = 0 }: ViewOptions): Promise<void> {
  const day = romeDay(at);
  const ledger = await db
    .insertInto("job_instances")
    .values({ job_post_id: jobPostId, day, counted: 1, amount_cents: cents })
    .onConflict((on) =>
      on.columns(["job_post_id", "day"]).doUpdateSet((eb) => ({
        counted: eb("job_instances.counted", "+", 1),
        amount_cents: eb("job_instances.amount_cents", "+", cents),
      })),
    )
    .returning("counted")
    .executeTakeFirstOrThrow();
  const row = { day, id: randomUUIDv7(), job_post_id: jobPostId, number: ledger.counted, visitor: randomBytes(16) };
  await db
    .insertInto("clicks")
    .values({ ...row, source, amount_cents: cents, at })
    .execute();
}

export type StepOptions = { to: ApplicationStatus; at: Date; kind?: "moved" | "withdrawn" | "expired" | "sent" };

/** Updates the application's own columns, as the product does with each step. */
async function setAnswered(db: Db, id: string, { kind, at }: { kind: string; at: Date }): Promise<void> {
  if (kind === "sent")
    await db.updateTable("applications").set({ sent_at: at, answered_at: null }).where("id", "=", id).execute();
  else if (kind === "moved" || kind === "undone")
    await sql`update applications a set answered_at = (
      select min(s.at) from application_steps s
      where s.application_id = a.id and s.kind = 'moved' and s.to_status <> 'submitted' and s.at >= a.sent_at
        and not exists (select from application_steps u where u.undoes = s.id)) where a.id = ${id}`.execute(db);
}

/** Inserts a step as a move does; returns its id, which an undo needs. */
export async function aStep(
  db: Db,
  applicationId: string,
  step: StepOptions & { from: ApplicationStatus; undoes?: string },
) {
  const id = randomUUIDv7();
  const { from, to, at, undoes } = step;
  const kind = undoes ? ("undone" as const) : (step.kind ?? "moved");
  const row = { id, application_id: applicationId, kind, from_status: from, to_status: to, at, told_at: at };
  await db
    .insertInto("application_steps")
    .values({ ...row, undoes: undoes ?? null } as Insertable<Tables["application_steps"]>)
    .execute();
  const isWaiting = to === "submitted" || to === "inReview";
  const reply_by = isWaiting ? after(at, 7) : null;
  await db.updateTable("applications").set({ status: to, reply_by }).where("id", "=", applicationId).execute();
  await setAnswered(db, applicationId, { kind, at });
  return id;
}

type ApplicationFixture = {
  at: Date;
  jobPostId?: string;
  years?: number;
  source?: ClickSource | null;
  path?: readonly StepOptions[];
};

/** A Space with an owner, a viewer and one post, and helpers for its statistics. */
export async function aCountedSpace(api: TestApi) {
  const { db } = api;
  const space = await aSpace(db);
  const viewer = await aUser(db);
  await aMember(db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
  const { id: jobPostId } = await aJobPost(db, { spaceId: space.id, status: "published" });
  const [owner, reader] = [await api.as(space.userId), await api.as(viewer.id)];
  const options = { spaceId: space.id };
  const sent = async ({ path = [], at, ...more }: ApplicationFixture) => {
    const talent = await aUser(db);
    const application = { spaceId: space.id, jobPostId, talentId: talent.id, sentAt: at, ...more };
    const { id } = await anApplication(db, application);
    let from: ApplicationStatus = "submitted";
    for (const step of path) {
      await aStep(db, id, { from, ...step });
      from = step.to;
    }
    return { id, talentId: talent.id };
  };
  const seen = async (at: Date, post = jobPostId) =>
    db
      .insertInto("apply_signals")
      .values({ job_post_id: post, user_id: (await aUser(db)).id, kind: "evidenceSeen", at })
      .execute();
  const count = () => countEvents({ db, now: new Date() });
  const dashboard = async (query: object = {}, by = owner): Promise<Dashboard> => {
    await count();
    return (await by.statistics.dashboard({ query }, options))!;
  };
  const view = (given: ViewOptions, post = jobPostId) => aView(db, post, given);
  return { ...space, jobPostId, owner, reader, options, sent, seen, count, dashboard, view };
}

/** Runs `work` `count` times, one after the other. */
export async function repeatWork<T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let turn = 0; turn < count; turn++) done.push(await work(turn));
  return done;
}
