import type { JobPostStatus, Plan } from "@orbita/contract";
import { daysLater, lifeDays, slots, stillOpen, type JobPostCommand } from "./commands.ts";

export type ModelPost = {
  readonly id: string;
  readonly status: JobPostStatus;
  readonly plan: Plan | null;
  readonly whole: boolean;
  readonly confirmedAt: Date | null;
  readonly askedAt: Date | null;
  readonly expiresAt: Date | null;
};

/** The allowed transitions of a job post, written from the product decisions and not from the code. */
const next: Record<JobPostStatus, readonly JobPostStatus[]> = {
  draft: ["published", "deleted"],
  published: ["suspended", "draft", "unpublished"],
  suspended: ["published", "draft", "unpublished", "deleted"],
  unpublished: ["draft", "deleted"],
  deleted: [],
};
export const isStep = (from: JobPostStatus, to: JobPostStatus) => next[from].includes(to);

export const draftPost = (id: string, whole = true): ModelPost => ({
  id,
  status: "draft",
  plan: null,
  whole,
  confirmedAt: null,
  askedAt: null,
  expiresAt: null,
});

type ModelState = { readonly posts: readonly ModelPost[]; readonly now: Date };
/** The expected result of a command: the code of the refusal, or the new post. */
type ExpectedResult = string | ModelPost;

const isFull = ({ posts }: ModelState, plan: Plan) =>
  posts.filter((post) => post.status === "published" && post.plan === plan).length >= slots[plan];

function publish(world: ModelState, post: ModelPost, plan: Plan): ExpectedResult {
  if (!isStep(post.status, "published")) return "jobPost.wrongStatus";
  if (!post.whole) return "jobPost.incomplete";
  if (isFull(world, plan)) return "jobPost.noSlotsLeft";
  const { now } = world;
  const goesOn = post.status === "suspended" && post.expiresAt! > now;
  const expiresAt = goesOn ? post.expiresAt : daysLater(now, lifeDays.standard);
  return { ...post, status: "published", plan, confirmedAt: now, askedAt: null, expiresAt };
}

export function leavePost(post: ModelPost, to: JobPostStatus): ModelPost {
  const out = { ...post, status: to, askedAt: null };
  if (to === "suspended") return out;
  return to === "draft" ? { ...out, plan: null, confirmedAt: null, expiresAt: null } : { ...out, plan: null };
}

function move(
  world: ModelState,
  post: ModelPost,
  { to, plan, byRoute }: Extract<JobPostCommand, { do: "move" }>,
): ExpectedResult {
  // Setting the current status again, without other options, changes nothing.
  const names = to === "unpublished" || (to === "published" && plan !== null);
  if (!byRoute && to === post.status && !names) return post;
  if (to === "published") return publish(world, post, plan ?? post.plan ?? "free");
  return isStep(post.status, to) ? leavePost(post, to) : "jobPost.wrongStatus";
}

function changePlan(world: ModelState, post: ModelPost, plan: Plan): ExpectedResult {
  if (post.status !== "published" && post.status !== "suspended") return "jobPost.wrongStatus";
  const takesSlot = post.status === "published" && post.plan !== plan;
  return takesSlot && isFull(world, plan) ? "jobPost.noSlotsLeft" : { ...post, plan };
}

function write(post: ModelPost, whole: boolean): ExpectedResult {
  if (post.status === "unpublished") return "jobPost.wrongStatus";
  return post.status === "published" && !whole ? "jobPost.incomplete" : { ...post, whole };
}

export function judgePost(
  world: ModelState,
  post: ModelPost,
  command: Exclude<JobPostCommand, { do: "wait" }>,
): ExpectedResult {
  if (post.status === "deleted") return "jobPost.notFound";
  if (command.do === "move") return move(world, post, command);
  if (command.do === "changePlan") return changePlan(world, post, command.plan);
  if (command.do === "write") return write(post, command.whole);
  if (command.do === "duplicate") return post;
  return post.status === "published" ? { ...post, confirmedAt: world.now, askedAt: null } : "jobPost.wrongStatus";
}

/** The effect of the scheduled routines on a post at that moment, in their order. */
export function tick(post: ModelPost, now: Date): ModelPost {
  if (post.status !== "published") return post;
  if (post.expiresAt! <= now) return leavePost(post, "unpublished");
  if (post.askedAt && post.askedAt <= daysLater(now, -stillOpen.answerDays)) return leavePost(post, "suspended");
  const isDue = post.confirmedAt! <= daysLater(now, -stillOpen.everyDays) && post.expiresAt! > daysLater(now, 5);
  return isDue && !post.askedAt ? { ...post, askedAt: now } : post;
}
