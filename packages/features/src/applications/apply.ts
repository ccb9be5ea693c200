import { randomInt } from "node:crypto";
import type { JobPost, MyWholeApplication, NewApplication } from "@orbita/contract";
import { findOwnFile } from "../files/index.ts";
import { holdOpenJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { notify } from "../notifications/index.ts";
import { isEmptyResume } from "../resumes/index.ts";
import { answersTo } from "./answers.ts";
import { makeCard, searchWords } from "./blind.ts";
import { applicationChanged } from "./events.ts";
import { notifyStepJob } from "./jobs.ts";
import { canApplyTo } from "./policy.ts";
import { insertStep, lockApplicationOf, type ApplicationRow } from "./queries.ts";
import { readMyApplication, requireTalent } from "./read-my-application.ts";
import { findApplicationReaders } from "./readers.ts";
import { replyByAfter } from "./rules.ts";
import { countedOf, evidenceAgainst, resumeToSend, snapshotOf } from "./snapshot.ts";
import { insertApplication, insertSignal, sendAgain, type ApplicationContent } from "./talent-queries.ts";

/** The alphabet of application codes: letters and digits that cannot be confused with each other. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const newCode = (): string => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");

async function sendingOf(
  ctx: Ctx,
  talentId: string,
  given: NewApplication,
  post: JobPost,
): Promise<ApplicationContent> {
  const answers = answersTo(post.screeningQuestions, given.answers);
  const resume = await resumeToSend(ctx, { talentId, versionId: given.versionId });
  if (!resume || isEmptyResume(resume)) return fail("application.resumeEmpty");
  const file = given.documentId && (await findOwnFile(ctx.tx, talentId, given.documentId, "resume"));
  if (given.documentId && !file) fail("file.notFound");
  const snapshot = await snapshotOf(ctx.tx, talentId, { resume, document: file ? file.name : null });
  const evidence = await evidenceAgainst(ctx, post, resume);
  return {
    motivation: given.motivation,
    source: given.source,
    answers,
    document_id: file ? file.id : null,
    snapshot,
    evidence,
    ...countedOf(evidence),
    card: makeCard(snapshot, evidence),
    words: searchWords(snapshot),
    blind: post.blind,
    sent_at: ctx.now,
    moved_at: ctx.now,
    reply_by: replyByAfter(ctx.now, post.replyDays),
  };
}

/** Inserts an application. If a talent sends two applications at the same instant, the database accepts only one. */
async function insertNew(ctx: Ctx, talentId: string, post: JobPost, sending: ApplicationContent): Promise<string> {
  for (;;) {
    const row = { job_post_id: post.id, space_id: post.spaceId, talent_id: talentId, code: newCode() };
    try {
      const id = await insertApplication(ctx.tx, row, sending);
      if (id !== null) return id;
    } catch (error) {
      if (violates(error, "applications_talent_id_job_post_id_key")) fail("application.alreadyApplied");
      throw error;
    }
  }
}

async function insertAgain(ctx: Ctx, row: ApplicationRow, sending: ApplicationContent): Promise<string> {
  if (row.status !== "withdrawn") fail("application.alreadyApplied");
  await sendAgain(ctx.tx, row.id, { ...sending, blind: row.blind && sending.blind });
  return row.id;
}

async function notifySpace(
  ctx: Ctx,
  post: JobPost,
  { id, stepId, sending }: { id: string; stepId: string; sending: ApplicationContent },
) {
  const { code } = await ctx.tx
    .selectFrom("applications")
    .select("code")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await notify(ctx, {
    kind: "application.received",
    userIds: await findApplicationReaders(ctx.tx, post.spaceId),
    key: `application.received:${stepId}`,
    spaceId: post.spaceId,
    jobPostId: post.id,
    applicationId: id,
    data: { code, jobPostTitle: post.title, met: String(sending.met), of: String(sending.evidence.length) },
  });
}

/** Sends an application. A talent has one application per post; if it was withdrawn, it is sent again with the new content. */
export async function applyToJobPost(ctx: Ctx, given: NewApplication): Promise<MyWholeApplication> {
  const talentId = requireTalent(ctx);
  const post = await holdOpenJobPost(ctx, given.jobPostId);
  if (!canApplyTo(ctx.actor, post.spaceId)) fail("application.ownSpace");
  const row = await lockApplicationOf(ctx.tx, talentId, post.id);
  // An application that moderation hid cannot be sent again to bypass the decision; the talent must contest it.
  if (row && (row.status !== "withdrawn" || !row.enabled)) fail("application.alreadyApplied");

  const sending = await sendingOf(ctx, talentId, given, post);
  const id = row ? await insertAgain(ctx, row, sending) : await insertNew(ctx, talentId, post, sending);
  const stepId = await insertStep(ctx.tx, {
    applicationId: id,
    kind: "sent",
    from: row ? row.status : null,
    to: "submitted",
    actorId: talentId,
    at: ctx.now,
  });
  const { source } = given;
  await insertSignal(ctx.tx, { jobPostId: post.id, userId: talentId, kind: "applyStarted", source, at: ctx.now });
  await ctx.tell(applicationChanged, { id, spaceId: post.spaceId });
  await ctx.enqueue(notifyStepJob, { applicationId: id, stepId });
  await notifySpace(ctx, post, { id, stepId, sending });
  return readMyApplication(ctx, { id });
}
