import { openStatuses, type Evidence, type ResumeProfile } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { ReadCtx } from "../kernel/ctx.ts";
import { cardForMembers, evidenceForMembers, resumeForMembers } from "./blind.ts";
import { canActOnApplication } from "./policy.ts";
import type { ApplicationRow } from "./queries.ts";

export type OpenedApplication = {
  readonly id: string;
  readonly code: string;
  /** The name of the talent; null while the application is blind. */
  readonly name: string | null;
  readonly talentId: string;
  readonly resume: ResumeProfile;
  readonly evidence: readonly Evidence[];
};

type ApplicationSelector = { readonly id: string } | { readonly jobPostId: string };

const findRows = (db: Db, wanted: ApplicationSelector, most: number): Promise<ApplicationRow[]> => {
  // An application that its Space removed from the lists can still be read by id; an application that moderation hid cannot.
  const rows = db.selectFrom("applications").selectAll().where("enabled", "=", true);
  const found =
    "id" in wanted
      ? rows.where("id", "=", wanted.id)
      : rows
          .where("job_post_id", "=", wanted.jobPostId)
          .where("hidden_at", "is", null)
          .where("status", "in", [...openStatuses])
          .orderBy("sent_at")
          .orderBy("id")
          .limit(most);
  return found.execute() as unknown as Promise<ApplicationRow[]>;
};

const findSpaceOf = async (db: Db, wanted: ApplicationSelector): Promise<string | undefined> => {
  const row =
    "id" in wanted
      ? db.selectFrom("applications").select("space_id").where("id", "=", wanted.id)
      : db.selectFrom("job_posts").select("space_id").where("id", "=", wanted.jobPostId);
  return (await row.executeTakeFirst())?.space_id;
};

/**
 * One application, or the open applications of a post, oldest first, as members of its Space see them. Undefined for all other
 * viewers.
 */
export async function openApplications(
  { tx, actor }: Pick<ReadCtx, "tx" | "actor">,
  wanted: ApplicationSelector,
  most: number,
): Promise<{ spaceId: string; applications: OpenedApplication[] } | undefined> {
  const spaceId = await findSpaceOf(tx, wanted);
  if (spaceId === undefined || !canActOnApplication(actor, "read", { space_id: spaceId })) return undefined;
  const rows = await findRows(tx, wanted, most);
  return {
    spaceId,
    applications: rows.map((row) => ({
      id: row.id,
      code: row.code,
      name: cardForMembers(row).name,
      talentId: row.talent_id,
      resume: resumeForMembers(row),
      evidence: evidenceForMembers(row),
    })),
  };
}
