import { randomUUIDv7 } from "node:crypto";
import type { InterviewActor } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";

export type InterviewStepRow = Selectable<Tables["interview_steps"]> & {
  data: { slots?: string[]; startsAt?: string };
  member: string | null;
  /** True if this member shows their name to talents. */
  named: boolean;
};

type NewInterviewStep = {
  interviewId: string;
  kind: Tables["interview_steps"]["kind"];
  side: InterviewActor;
  actorId: string | null;
  words?: string | null;
  data?: { slots?: readonly string[]; startsAt?: string | undefined };
  at: Date;
};

export async function insertInterviewStep(tx: Tx, step: NewInterviewStep): Promise<string> {
  const id = randomUUIDv7();
  await tx
    .insertInto("interview_steps")
    .values({
      id,
      interview_id: step.interviewId,
      kind: step.kind,
      side: step.side,
      actor_id: step.actorId,
      words: step.words ?? null,
      data: JSON.stringify(step.data ?? {}),
      at: step.at,
    })
    .execute();
  return id;
}

export const findInterviewSteps = async (db: Db, ids: readonly string[]): Promise<InterviewStepRow[]> =>
  ids.length === 0
    ? []
    : ((await db
        .selectFrom("interview_steps as step")
        .innerJoin("interviews as interview", "interview.id", "step.interview_id")
        .leftJoin("users as actor", "actor.id", "step.actor_id")
        .leftJoin("members as member", (join) =>
          join.onRef("member.space_id", "=", "interview.space_id").onRef("member.user_id", "=", "step.actor_id"),
        )
        .selectAll("step")
        .select([
          sql<string | null>`case when step.side = 'member' then actor.first_name || ' ' || actor.last_name end`.as(
            "member",
          ),
          sql<boolean>`coalesce(member.enabled and member.named_to_talents, false)`.as("named"),
        ])
        .where("step.interview_id", "in", [...ids])
        .orderBy("step.at")
        .orderBy("step.id")
        .execute()) as unknown as InterviewStepRow[]);
