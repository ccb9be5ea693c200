import { randomUUIDv7 } from "node:crypto";
import { openStatuses, type ClickSource, type OpenStatus } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { inSpace } from "../kernel/visibility.ts";
import type { ApplicationRow, ApplicationCardData, ScreeningAnswers, ResumeSnapshot } from "./queries.ts";

export const findApplicantAccount = (db: Db, id: string) =>
  db
    .selectFrom("users")
    .select(["first_name", "last_name", "username", "email", "phone"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** The part of an application that is replaced each time the talent sends it. */
export type ApplicationContent = Pick<
  ApplicationRow,
  | "motivation"
  | "document_id"
  | "evidence"
  | "verdicts"
  | "met"
  | "met_of"
  | "blind"
  | "sent_at"
  | "moved_at"
  | "reply_by"
  | "source"
> & {
  snapshot: ResumeSnapshot;
  card: ApplicationCardData;
  answers: ScreeningAnswers;
  words: { open: string; named: string };
};

const columnsOf = ({ snapshot, card, answers, evidence, words, ...plain }: ApplicationContent) => ({
  ...plain,
  snapshot: JSON.stringify(snapshot),
  card: JSON.stringify(card),
  answers: JSON.stringify(answers),
  evidence: JSON.stringify(evidence),
  // The SQL function `plain` removes accents and converts to lower case.
  open_words: sql<string>`plain(${words.open})`,
  named_words: sql<string>`plain(${words.named})`,
});

type NewApplicationRow = Pick<ApplicationRow, "job_post_id" | "space_id" | "talent_id" | "code">;

/**
 * Inserts an application. Returns null if the post already has an application with this code. A second application of the same talent violates a
 * constraint instead.
 */
export async function insertApplication(
  tx: Tx,
  row: NewApplicationRow,
  sending: ApplicationContent,
): Promise<string | null> {
  const inserted = await tx
    .insertInto("applications")
    .values({ id: randomUUIDv7(), ...row, ...columnsOf(sending) })
    .onConflict((conflict) => conflict.columns(["job_post_id", "code"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Resets the application as if it were new, except `revealed_at`: members who already saw the person's name keep seeing it. */
export async function sendAgain(tx: Tx, id: string, sending: ApplicationContent): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ ...columnsOf(sending), status: "submitted", answered_at: null, hidden_at: null } as never)
    .where("id", "=", id)
    .execute();
}

type ApplySignal = "evidenceSeen" | "applyStarted";

/** Saves a signal for the post's statistics; repeated signals of the same kind, person and post are ignored. */
export async function insertSignal(
  tx: Tx,
  row: { jobPostId: string; userId: string; kind: ApplySignal; source: ClickSource | null; at: Date },
): Promise<void> {
  const { jobPostId, userId, ...signal } = row;
  await tx
    .insertInto("apply_signals")
    .values({ job_post_id: jobPostId, user_id: userId, ...signal })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type EndedPostQuery = { readonly jobPostId: string; readonly until: Date; readonly limit: number };

const openOf = (tx: Tx, { jobPostId, until, limit }: EndedPostQuery) =>
  tx
    .selectFrom("applications")
    .where("job_post_id", "=", jobPostId)
    .where("status", "in", [...openStatuses])
    .where("sent_at", "<=", until)
    .orderBy("id")
    .limit(limit);

/**
 * Locks the open applications that were sent to the post by `until`. If `answered` is set, members answered the applications in
 * their lists, so that only the others are locked.
 */
export const lockOpenOf = (
  tx: Tx,
  { answered, ...ended }: EndedPostQuery & { answered: boolean },
): Promise<ApplicationRow[]> => {
  const open = openOf(tx, ended).selectAll().forUpdate();
  return (answered ? open.where(sql<boolean>`not ${inSpace()}`) : open).execute() as unknown as Promise<
    ApplicationRow[]
  >;
};

/** The ids of the open applications with these statuses that members see in their lists, and that can therefore be answered. */
export const findOpenOf = async (tx: Tx, statuses: readonly OpenStatus[], ended: EndedPostQuery): Promise<string[]> => {
  const rows = await openOf(tx, ended)
    .select("id")
    .where("status", "in", [...statuses])
    .where(inSpace())
    .execute();
  return rows.map(({ id }) => id);
};
