import { randomUUIDv7 } from "node:crypto";
import { openStatuses, type ClickSource, type OpenStatus } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { inSpace } from "../kernel/sight.ts";
import type { ApplicationRow, Card, GivenAnswers, Snapshot } from "./queries.ts";

export const findAccount = (db: Db, id: string) =>
  db
    .selectFrom("users")
    .select(["first_name", "last_name", "username", "email", "phone"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** The content of an application, set each time it is sent. */
export type Sending = Pick<
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
> & { snapshot: Snapshot; card: Card; answers: GivenAnswers; words: { open: string; named: string } };

const columnsOf = ({ snapshot, card, answers, evidence, words, ...plain }: Sending) => ({
  ...plain,
  snapshot: JSON.stringify(snapshot),
  card: JSON.stringify(card),
  answers: JSON.stringify(answers),
  evidence: JSON.stringify(evidence),
  // Normalised with `plain`: lower case, without accents.
  open_words: sql<string>`plain(${words.open})`,
  named_words: sql<string>`plain(${words.named})`,
});

type NewRow = Pick<ApplicationRow, "job_post_id" | "space_id" | "talent_id" | "code">;

/** Null if the post already has an application with this code; the database refuses a second application of the same talent. */
export async function insertApplication(tx: Tx, row: NewRow, sending: Sending): Promise<string | null> {
  const inserted = await tx
    .insertInto("applications")
    .values({ id: randomUUIDv7(), ...row, ...columnsOf(sending) })
    .onConflict((conflict) => conflict.columns(["job_post_id", "code"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Resets the application as if it were new, except `revealed_at`: members who saw the person keep seeing them. */
export async function sendAgain(tx: Tx, id: string, sending: Sending): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ ...columnsOf(sending), status: "submitted", answered_at: null, hidden_at: null } as never)
    .where("id", "=", id)
    .execute();
}

type ApplySignal = "evidenceSeen" | "applyStarted";

/** Counted once per person and post. */
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

type Ended = { readonly jobPostId: string; readonly until: Date; readonly limit: number };

const openOf = (tx: Tx, { jobPostId, until, limit }: Ended) =>
  tx
    .selectFrom("applications")
    .where("job_post_id", "=", jobPostId)
    .where("status", "in", [...openStatuses])
    .where("sent_at", "<=", until)
    .orderBy("id")
    .limit(limit);

/** Open applications of a post sent until then; if members answered, only those that members do not see. */
export const lockOpenOf = (
  tx: Tx,
  { answered, ...ended }: Ended & { answered: boolean },
): Promise<ApplicationRow[]> => {
  const open = openOf(tx, ended).selectAll().forUpdate();
  return (answered ? open.where(sql<boolean>`not ${inSpace()}`) : open).execute() as unknown as Promise<
    ApplicationRow[]
  >;
};

/** The ids of the open applications with these statuses that members see, for answering them. */
export const findOpenOf = async (tx: Tx, statuses: readonly OpenStatus[], ended: Ended): Promise<string[]> => {
  const rows = await openOf(tx, ended)
    .select("id")
    .where("status", "in", [...statuses])
    .where(inSpace())
    .execute();
  return rows.map(({ id }) => id);
};
