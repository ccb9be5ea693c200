import { applicationLimits, type ApplicationStatus } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import {
  demoAccounts,
  demoApplicants,
  demoSpaces,
  giuliasApplications,
  shownPost,
  type DemoApplicant,
  type SpaceKey,
} from "@orbita/db/seed";
import { handlers, type WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { actAs } from "./act-as.ts";
import type { SeededMembers } from "./plant-people.ts";

const { apply, move, withdraw, change, addNote } = handlers.applications;
const day = 86_400_000;

type MoveTarget = Exclude<ApplicationStatus, "submitted" | "withdrawn" | "expired">;
export type PlantApplicationsOptions = { readonly now: Date; readonly members: SeededMembers };
type SeededJobPost = { readonly id: string; readonly spaceId: string; readonly key: SpaceKey };
type PlannedStep = {
  readonly to: MoveTarget;
  readonly at: Date;
  readonly by: number;
  readonly words?: string | undefined;
};

export async function findPost(tx: Tx, key: SpaceKey, title: string): Promise<SeededJobPost> {
  const row = await tx
    .selectFrom("job_posts")
    .innerJoin("spaces", "spaces.id", "job_posts.space_id")
    .select(["job_posts.id", "job_posts.space_id"])
    .where("spaces.url", "=", demoSpaces[key].url)
    .where("job_posts.title", "=", title)
    .executeTakeFirstOrThrow();
  return { id: row.id, spaceId: row.space_id, key };
}

const findTalent = async (tx: Tx, email: string): Promise<string> =>
  (await tx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

/** The member of the Space at this position, wrapping around; viewers are skipped. */
export function memberOf({ members }: PlantApplicationsOptions, { key, spaceId }: SeededJobPost, place: number) {
  const people = (members.get(key) ?? []).filter(({ role }) => role !== "viewer");
  const { id, role } = people[place % people.length]!;
  return { id, memberships: [{ spaceId, role: role }] };
}

/** Notifies the talent of a step, with the job that the worker runs after the undo window. */
async function notifyTalent(tx: Tx, { id, stepId, at }: { id: string; stepId: string; at: Date }): Promise<void> {
  const { job, run } = jobHandlers.find((handler) => handler.job.name === "applications.tell")!;
  const now = new Date(at.getTime() + applicationLimits.undoSeconds.rejection * 1_000);
  const ctx = await actAs(tx, { id: "", memberships: [] }, now);
  const work = { write: (_why: string, write: (ctx: object) => Promise<unknown>) => write(ctx) };
  await run(work as unknown as WorkCtx, job.payload.parse({ applicationId: id, stepId }), stepId);
}

const kindWords = "Grazie per esserti fatto avanti. Cerchiamo un’esperienza più lunga su servizi in produzione.";

async function plantStep(
  tx: Tx,
  id: string,
  post: SeededJobPost,
  { options, step }: { options: PlantApplicationsOptions; step: PlannedStep },
) {
  const { to, at, by } = step;
  const words = step.words === undefined ? undefined : { it: step.words, en: step.words };
  const said = words ?? { it: kindWords, en: kindWords };
  const rejection = { reason: "closerPeople" as const, requirements: [], words: said, suggestedJobPostId: null };
  const body = { ids: [id], to, ...(to === "rejected" ? { rejection } : words && { words }) };
  const done = await move(await actAs(tx, memberOf(options, post, by), at), { body });
  const [moved] = done.moved;
  if (!moved) throw new Error(`demo: ${to} was refused: ${JSON.stringify(done.refused)}`);
  await notifyTalent(tx, { id, stepId: moved.stepId, at });
}

type PlannedApplication = {
  readonly post: SeededJobPost;
  readonly talentId: string;
  readonly sentAt: Date;
  readonly motivation: string;
  readonly steps: readonly PlannedStep[];
  readonly withdrawnAt?: Date | undefined;
};

/** Sends, moves and withdraws the application with the functions of real requests, each at its time. */
async function plantApplication(
  tx: Tx,
  planted: PlannedApplication,
  options: PlantApplicationsOptions,
): Promise<string> {
  const { post, talentId, sentAt, motivation, steps, withdrawnAt } = planted;
  const talent = { id: talentId, memberships: [] };
  const source = (["list", "search", "feed", "space"] as const)[sentAt.getTime() % 4]!;
  const body = { jobPostId: post.id, versionId: null, motivation, answers: [], documentId: null, source };
  const { id } = await apply(await actAs(tx, talent, sentAt), { body });
  for (const step of steps) await plantStep(tx, id, post, { options, step });
  if (withdrawnAt) await withdraw(await actAs(tx, talent, withdrawnAt), { params: { id }, body: { reason: null } });
  return id;
}

const way: readonly MoveTarget[] = ["inReview", "shortlisted", "interview", "offer"];

/** The steps that lead an application to this status, spread over the time since it was sent. */
function stepsTo(status: ApplicationStatus, sentAt: Date, now: Date): PlannedStep[] {
  const stages: MoveTarget[] =
    status === "rejected" ? ["rejected"] : way.slice(0, way.indexOf(status as MoveTarget) + 1);
  const share = (now.getTime() - sentAt.getTime()) / (stages.length + 1);
  return stages.map((to, at) => ({ to, by: at, at: new Date(sentAt.getTime() + Math.min(share, 3 * day) * (at + 1)) }));
}

async function plantApplicant(
  tx: Tx,
  post: SeededJobPost,
  applicant: DemoApplicant,
  options: PlantApplicationsOptions,
): Promise<void> {
  const { now } = options;
  const sentAt = new Date(now.getTime() - applicant.sentDaysAgo * day);
  const late = applicant.status === "inReview" && applicant.sentDaysAgo > 8;
  const withdrawnAt = applicant.status === "withdrawn" ? new Date(sentAt.getTime() + day) : undefined;
  const usual = stepsTo(applicant.status, sentAt, now);
  // A move to "in review" restarts the reply period. This move is made an hour after the application arrived, so the reply is overdue by
  // now.
  const steps = late ? usual.map((step) => ({ ...step, at: new Date(sentAt.getTime() + day / 24) })) : usual;
  const talentId = await findTalent(tx, applicant.email);
  const { motivation } = applicant;
  const id = await plantApplication(tx, { post, talentId, sentAt, motivation, steps, withdrawnAt }, options);
  const member = memberOf(options, post, 1);
  const params = { id };
  if (applicant.tags.length > 0)
    await change(await actAs(tx, member, now), { params, body: { tags: [...applicant.tags] } });
  if (applicant.note !== null)
    await addNote(await actAs(tx, member, now), { params, body: { text: applicant.note, shared: false } });
}

async function plantGiulias(tx: Tx, options: PlantApplicationsOptions): Promise<void> {
  const ago = (days: number) => new Date(options.now.getTime() - days * day);
  const talentId = await findTalent(tx, demoAccounts[0].email);
  for (const { space, title, sentDaysAgo, motivation, steps, withdrawnDaysAgo } of giuliasApplications) {
    const post = await findPost(tx, space, title);
    const planted = steps.map(({ daysAgo, ...step }) => ({ ...step, at: ago(daysAgo) }));
    const withdrawnAt = withdrawnDaysAgo === undefined ? undefined : ago(withdrawnDaysAgo);
    await plantApplication(
      tx,
      { post, talentId, sentAt: ago(sentDaysAgo), motivation, steps: planted, withdrawnAt },
      options,
    );
  }
}

/** Creates applications of some of the applicants to another post, which were already answered. */
async function plantElsewhere(tx: Tx, options: PlantApplicationsOptions): Promise<void> {
  const post = await findPost(tx, shownPost.space, "Platform engineer");
  for (const [place, { email, motivation }] of demoApplicants(options.now).slice(0, 8).entries()) {
    const sentAt = new Date(options.now.getTime() - (14 - place) * day);
    const to = place % 3 === 0 ? ("shortlisted" as const) : ("rejected" as const);
    const steps = [{ to, by: place, at: new Date(sentAt.getTime() + (1.5 + (place % 4)) * day) }];
    await plantApplication(tx, { post, talentId: await findTalent(tx, email), sentAt, motivation, steps }, options);
  }
}

/**
 * Creates the applications to the post of the screenshots, and those of the demo user Giulia. Notifications older than a day are
 * marked as read.
 */
export async function plantApplications(tx: Tx, options: PlantApplicationsOptions): Promise<void> {
  const post = await findPost(tx, shownPost.space, shownPost.title);
  for (const applicant of demoApplicants(options.now)) await plantApplicant(tx, post, applicant, options);
  await plantGiulias(tx, options);
  await plantElsewhere(tx, options);
  const since = new Date(options.now.getTime() - day);
  await tx.updateTable("notifications").set({ read_at: options.now }).where("created_at", "<", since).execute();
}
