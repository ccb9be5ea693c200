import type { ActivityKind } from "@orbita/contract";
import type { Tx } from "@orbita/db";

export type NewActivity = {
  id: string;
  userId: string;
  kind: ActivityKind;
  details: Record<string, string>;
  sessionId: string | null;
  userAgent: string | null;
  at: Date;
};

export async function insertActivity(tx: Tx, { userId, sessionId, userAgent, details, ...rest }: NewActivity) {
  await tx
    .insertInto("activities")
    .values({
      ...rest,
      user_id: userId,
      session_id: sessionId,
      user_agent: userAgent,
      details: JSON.stringify(details),
    })
    .execute();
}
