import type { Report } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable } from "kysely";

/** Locks the reporting user's row, so that their concurrent reports cannot exceed the daily limit. */
export async function lockReporter(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

export const countReportsSince = async (db: Db, userId: string, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom("reports")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Inserts a moderation report. Returns false if this user already reported in this case. */
export async function insertReport(tx: Tx, values: Insertable<Tables["reports"]>): Promise<boolean> {
  const row = await tx
    .insertInto("reports")
    .values(values)
    .onConflict((conflict) => conflict.columns(["case_id", "user_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const findReporters = async (db: Db, caseId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("reports")
    .select("user_id")
    .where("case_id", "=", caseId)
    .where("user_id", "is not", null)
    .execute();
  return rows.map(({ user_id }) => user_id!);
};

type ReportOutcome = { decision: "kept" | "disabled"; rule: string; explanation: string; decided_at: Date };
export type ReportRow = Pick<Report, "id" | "kind" | "quoted" | "reason" | "note"> & { created_at: Date } & (
    | ReportOutcome
    | { [K in keyof ReportOutcome]: null }
  );

const mine = (db: Db, userId: string) =>
  db
    .selectFrom("reports")
    .innerJoin("moderation_cases as cases", "cases.id", "reports.case_id")
    .where("user_id", "=", userId);

export const countMine = async (db: Db, userId: string): Promise<number> =>
  (
    await mine(db, userId)
      .select(sql<number>`count(*)::integer`.as("count"))
      .executeTakeFirstOrThrow()
  ).count;

const shown = (db: Db, userId: string) =>
  mine(db, userId)
    .select(["reports.id", "cases.kind", "cases.quoted", "reports.reason", "reports.note", "reports.created_at"])
    .select(["cases.decision", "cases.rule", "cases.explanation", "cases.decided_at"]);

export const findMyReports = (
  db: Db,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<ReportRow[]> =>
  shown(db, userId)
    .orderBy("reports.created_at", "desc")
    .orderBy("reports.id", "desc")
    .limit(size)
    .offset(page * size)
    .execute() as Promise<ReportRow[]>;

export const findMyReport = (db: Db, userId: string, id: string): Promise<ReportRow> =>
  shown(db, userId).where("reports.id", "=", id).executeTakeFirstOrThrow() as Promise<ReportRow>;
