import type { FieldError, JobPostChange, JobPostId, JobPostStatus, OwnJobPost } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail, failFields } from "../kernel/failure.ts";
import { checkAdWording } from "./ad.ts";
import { knownColumnsOf } from "./columns.ts";
import { jobPostChanged } from "./events.ts";
import { saveLists } from "./lists.ts";
import { moveLocked } from "./move-job-post.ts";
import { canActOnJobPost } from "./policy.ts";
import { presentOwnJobPost } from "./present.ts";
import { publishLocked } from "./publish-job-post.ts";
import { lockJobPost, saveJobPost, type JobPostRow } from "./queries.ts";
import { changeFields, checkJobPostVersion, normalizePost, confirm, lastMoment } from "./rules.ts";

/** For fields that make sense only together with a new status: the status that the same request must set. */
const belongsTo = {
  plan: "published",
  dailyBudget: "published",
  expiresOn: "published",
  outcome: "unpublished",
} as const;

function checkCompany(given: JobPostChange): void {
  const { jobPostStatus, outcome } = given;
  const errors = Object.entries(belongsTo).flatMap(([path, status]): FieldError[] =>
    given[path as keyof typeof belongsTo] !== undefined && jobPostStatus !== status
      ? [{ path, code: "field.unknown", params: {} }]
      : [],
  );
  if (jobPostStatus === "unpublished" && outcome === undefined)
    errors.push({ path: "outcome", code: "field.required", params: {} });
  if (errors.length > 0) failFields("request.invalid", errors);
}

/** Prepares a changed post that stays published: clears fields that no longer apply, and fails if the post is incomplete or unlawful. */
export function normalizePublishedPost(post: JobPostRow): JobPostRow {
  const whole = normalizePost(post);
  checkAdWording(whole);
  return whole;
}

type JobPostFields = Partial<JobPostChange>;

async function write(
  ctx: Ctx,
  post: JobPostRow,
  words: JobPostFields,
  { seen }: { seen: boolean },
): Promise<JobPostRow> {
  const changed = changeFields(post, await knownColumnsOf(ctx.tx, words));
  await saveLists(ctx.tx, post.id, words);
  // Always saves the row, even if only a list changed: the row's version is the version of the search document.
  return saveJobPost(ctx.tx, seen ? normalizePublishedPost(changed) : changed);
}

type PlanFields = Pick<JobPostChange, "plan" | "dailyBudget" | "expiresOn" | "outcome">;

const turn = (ctx: Ctx, post: JobPostRow, to: JobPostStatus, { outcome, ...given }: PlanFields): Promise<JobPostRow> =>
  to === "published" ? publishLocked(ctx, post, given) : moveLocked(ctx, post, { to, outcome });

/** Changes a job post: saves the fields first, then makes the requested transition, all in one transaction. */
export async function changeJobPost(ctx: Ctx, { id }: { id: JobPostId }, given: JobPostChange): Promise<OwnJobPost> {
  checkCompany(given);
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(canActOnJobPost(ctx.actor, "write", post));
  const { version, jobPostStatus: to, plan, dailyBudget, expiresOn, outcome, ...words } = given;
  checkJobPostVersion(post, version);
  const chosen = { plan, dailyBudget, expiresOn, outcome };
  // Repeating the current status is not a transition, unless it comes with new options.
  const moves = to !== undefined && (to !== post.status || Object.values(chosen).some((value) => value !== undefined));
  if (moves) {
    const written = Object.keys(words).length === 0 ? post : await write(ctx, post, words, { seen: false });
    return presentOwnJobPost(await turn(ctx, written, to, chosen), ctx.now);
  }
  const seen = post.status === "published";
  const written = await write(ctx, post, words, { seen });
  await ctx.tell(jobPostChanged, { id, seen });
  return presentOwnJobPost(written, ctx.now);
}

type ConfirmationInput = { expiresOn?: string | undefined };

/** Confirms that the job is still open. A recruiter may confirm at any time, also if nobody asked: the public page shows the date of the last confirmation. */
export async function confirmJobPost(
  ctx: Ctx,
  { id }: { id: JobPostId },
  { expiresOn }: ConfirmationInput,
): Promise<OwnJobPost> {
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(canActOnJobPost(ctx.actor, "write", post));
  const next = confirm(post, { expiresAt: lastMoment(expiresOn, ctx.now), now: ctx.now });
  const saved = await saveJobPost(ctx.tx, next);
  await ctx.tell(jobPostChanged, { id, seen: true });
  return presentOwnJobPost(saved, ctx.now);
}
