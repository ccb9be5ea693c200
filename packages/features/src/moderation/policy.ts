import type { Actor } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { hasRole, isMember } from "../kernel/roles.ts";
import type { CaseColumns } from "./case-queries.ts";
import type { ModerationTarget } from "./target-queries.ts";

export const requireReporter = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");

/**
 * Whether the content is the actor's own. Content that was posted for a Space is the own content of all its recruiters,
 * whichever member wrote it.
 */
export const isOwnContent = (actor: Actor, { voice, author_id, space_id }: ModerationTarget): boolean =>
  voice === "space" ? space_id !== null && hasRole(actor, space_id, "recruiter") : author_id === actor.id;

type ConcernedCase = Pick<CaseColumns, "kind" | "author_id" | "space_id">;

/**
 * Whether the actor may contest a decision: the author may; moderators for their channel; recruiters for their Space's content, and owners for the
 * Space itself.
 */
export function mayContest(actor: Actor, row: ConcernedCase, moderators: readonly string[]): boolean {
  const { kind, author_id, space_id } = row;
  const isAuthor = actor.id !== null && author_id === actor.id;
  if (space_id === null) return isAuthor || (actor.id !== null && moderators.includes(actor.id));
  if (kind === "application" && isAuthor) return true;
  return hasRole(actor, space_id, kind === "space" ? "owner" : "recruiter");
}

const ofAllMembers: readonly CaseColumns["kind"][] = ["space", "jobpost", "application"];

/**
 * Whether the actor may read a decision: those who may contest it may. Decisions about a Space, its job posts and their applications are readable by
 * all members of the Space.
 */
export const mayReadCase = (actor: Actor, row: ConcernedCase, moderators: readonly string[]): boolean =>
  mayContest(actor, row, moderators) ||
  (row.space_id !== null && ofAllMembers.includes(row.kind) && isMember(actor, row.space_id));
