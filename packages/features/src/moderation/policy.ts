import { hasRole, isMember, type Actor } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { CaseColumns } from "./case-queries.ts";
import type { Target } from "./target-queries.ts";

export const userOf = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");

/** What a Space said is of those who write for it, whoever typed it. */
export const isOwn = (actor: Actor, { voice, author_id, space_id }: Target): boolean =>
  voice === "space" ? space_id !== null && hasRole(actor, space_id, "recruiter") : author_id === actor.id;

type Concerned = Pick<CaseColumns, "kind" | "author_id" | "space_id">;

/** Who answers for it, and may contest it. Moderators of a channel answer for it too, and for a Space its owners. */
export function mayContest(actor: Actor, row: Concerned, moderators: readonly string[]): boolean {
  const { kind, author_id, space_id } = row;
  const isAuthor = actor.id !== null && author_id === actor.id;
  if (space_id === null) return isAuthor || (actor.id !== null && moderators.includes(actor.id));
  if (kind === "application" && isAuthor) return true;
  return hasRole(actor, space_id, kind === "space" ? "owner" : "recruiter");
}

const ofAllMembers: readonly CaseColumns["kind"][] = ["space", "jobpost", "application"];

/** Whom it is told to: what concerns a whole Space is read by everybody who works there. */
export const mayRead = (actor: Actor, row: Concerned, moderators: readonly string[]): boolean =>
  mayContest(actor, row, moderators) ||
  (row.space_id !== null && ofAllMembers.includes(row.kind) && isMember(actor, row.space_id));
