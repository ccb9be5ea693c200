import type { ApplicationStatus, Evidence, Resume, TimelineEntryKind } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { randomUUIDv7 } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { ResumeIdentity } from "../resumes/index.ts";

/** The data of an application that lists show; `blind` has the same data without traces of the person. */
export type ApplicationCardData = {
  name: string;
  image: string | null;
  headline: string | null;
  city: string | null;
  years: number | null;
  line: string | null;
  blind: { headline: string | null; line: string | null };
};
/** The resume as it was sent, and all data that identify its person; members cannot read it while the application is blind. */
export type ResumeSnapshot = Resume & { identity?: ResumeIdentity };
export type ScreeningAnswers = { text: string; kind: "text" | "yesNo" | "choice"; answer: string }[];

type ApplicationColumns = Selectable<Tables["applications"]>;
export type ApplicationRow = Omit<ApplicationColumns, "snapshot" | "evidence" | "card" | "answers"> & {
  snapshot: ResumeSnapshot;
  evidence: Evidence[];
  card: ApplicationCardData;
  answers: ScreeningAnswers;
};
export type ApplicationStepRow = Selectable<Tables["application_steps"]>;

/** Locks the application, which serialises concurrent changes. */
export const lockApplication = (tx: Tx, id: string): Promise<ApplicationRow | undefined> =>
  tx.selectFrom("applications").selectAll().where("id", "=", id).forUpdate().executeTakeFirst() as Promise<
    ApplicationRow | undefined
  >;

export const lockApplicationOf = (tx: Tx, talentId: string, jobPostId: string): Promise<ApplicationRow | undefined> =>
  tx
    .selectFrom("applications")
    .selectAll()
    .where("talent_id", "=", talentId)
    .where("job_post_id", "=", jobPostId)
    .forUpdate()
    .executeTakeFirst() as Promise<ApplicationRow | undefined>;

export async function updateApplication(tx: Tx, id: string, change: Partial<ApplicationColumns>): Promise<void> {
  await tx.updateTable("applications").set(change).where("id", "=", id).execute();
}

export type NewApplicationStep = {
  applicationId: string;
  kind: TimelineEntryKind;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  actorId: string | null;
  at: Date;
  toldAt?: Date;
  reason?: string | null;
  data?: object;
  words?: { it: string | null; en: string | null } | null;
  undoes?: string | null;
};

const columnsOf = (step: NewApplicationStep) =>
  ({
    id: randomUUIDv7(),
    application_id: step.applicationId,
    kind: step.kind,
    from_status: step.from,
    to_status: step.to,
    actor_id: step.actorId,
    at: step.at,
    told_at: step.toldAt ?? step.at,
    reason: step.reason ?? null,
    data: JSON.stringify(step.data ?? {}),
    words: step.words ? JSON.stringify(step.words) : null,
    undoes: step.undoes ?? null,
  }) as Insertable<Tables["application_steps"]>;

/** Inserts the steps of an application in the given order. The database numbers them and chains their hashes: see migration 0025. */
export async function insertSteps(tx: Tx, steps: readonly NewApplicationStep[]): Promise<string[]> {
  const rows = steps.map(columnsOf);
  if (rows.length > 0) await tx.insertInto("application_steps").values(rows).execute();
  return rows.map(({ id }) => id);
}

export const insertStep = async (tx: Tx, step: NewApplicationStep): Promise<string> =>
  (await insertSteps(tx, [step]))[0]!;

export const findSteps = (db: Db, applicationId: string): Promise<ApplicationStepRow[]> =>
  db.selectFrom("application_steps").selectAll().where("application_id", "=", applicationId).orderBy("seq").execute();
