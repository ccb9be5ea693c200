import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { findMaintenance, isInMaintenance } from "./maintenance-row.ts";
import type { MailFigures } from "./servers.ts";

export async function countMails(db: Db, since: Date): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select count(*) filter (where state = 'sent')::integer as sent,
      count(*) filter (where state = 'deferred')::integer as deferred,
      count(*) filter (where state = 'failed')::integer as failed
    from mail_deliveries where at >= ${since}`.execute(db);
  return rows[0]!;
}

/** Reindex runs that are waiting or running, by index name. */
export async function findBuilding(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ subject: string; id: string }>`
    select subject, id from runs where what = 'reindex' and state in ('waiting', 'running')`.execute(db);
  return new Map(rows.map(({ subject, id }) => [subject, id]));
}

type OperationAction = {
  id: string;
  act: "rerun" | "rerunAll" | "discard";
  queue: string;
  letter_id: string | null;
  count: number;
};

/** Records an admin's action on a queue. The change history adds the actor and the reason. */
export const saveAction = async (tx: Tx, act: OperationAction): Promise<void> => {
  await tx.insertInto("operation_acts").values(act).execute();
};

type OperationFigures = {
  runs: { what: string; open: number }[];
  ended: { what: string; state: string; count: number }[];
  mails: MailFigures;
  closed: boolean;
};

/** Metrics for monitoring, counted from the database tables, so that every worker reports the same numbers. */
export async function operationFigures(db: Db, now = new Date()): Promise<OperationFigures> {
  const yesterday = new Date(now.getTime() - 86_400_000);
  const [runs, ended, mails, maintenance] = await Promise.all([
    sql<{ what: string; open: number }>`
      select what, count(*)::integer as open from runs where state in ('waiting', 'running') group by what`.execute(db),
    sql<{ what: string; state: string; count: number }>`
      select what, state, count(*)::integer as count from runs
      where created_at > ${yesterday} and state in ('done', 'failed', 'stopped') group by what, state`.execute(db),
    countMails(db, yesterday),
    findMaintenance(db),
  ]);
  return { runs: runs.rows, ended: ended.rows, mails, closed: isInMaintenance(maintenance, now) };
}
