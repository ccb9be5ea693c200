import { BadCursor, type MailDelivery } from "@orbita/contract";
import { sql } from "kysely";
import { z } from "zod";
import type { ReadCtx } from "../kernel/ctx.ts";
import type { Routine } from "../kernel/work.ts";

const keptDays = 30;

type MailListQuery = { state?: MailDelivery["state"] | undefined; cursor?: string | undefined; size: number };
type MailPosition = { at: Date; id: string };

const encode = ({ at, id }: MailPosition): string =>
  Buffer.from(JSON.stringify([at.getTime(), id])).toString("base64url");

const marked = z.object({ at: z.int().min(0).max(8.64e15), id: z.uuid() });
function decode(cursor: string): MailPosition {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as [number, string];
    const { data } = marked.safeParse({ at, id });
    if (data) return { at: new Date(data.at), id: data.id };
  } catch {
    // A cursor that cannot be parsed is treated like any other invalid cursor.
  }
  throw new BadCursor();
}

/** Recorded email deliveries, newest first. */
export async function readMails(
  { tx }: ReadCtx,
  { state, cursor, size }: MailListQuery,
): Promise<{ content: MailDelivery[]; cursor: string | null }> {
  let query = tx.selectFrom("mail_deliveries").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(size);
  if (state) query = query.where("state", "=", state);
  if (cursor) {
    const mark = decode(cursor);
    query = query.where(sql<boolean>`(at, id) < (${mark.at}, ${mark.id})`);
  }
  const rows = await query.execute();
  const last = rows.length === size ? rows.at(-1) : undefined;
  return {
    content: rows.map(({ at, user_id, ...row }) => ({
      ...row,
      state: row.state as MailDelivery["state"],
      at: at.toISOString(),
      userId: user_id,
    })),
    cursor: last ? encode(last) : null,
  };
}

export const operationRoutines: readonly Routine[] = [
  {
    name: "operations.forgetMails",
    cron: "40 3 * * *",
    run: async ({ db, now }) => {
      const before = new Date(now.getTime() - keptDays * 86_400_000);
      await db.deleteFrom("mail_deliveries").where("at", "<", before).execute();
    },
  },
];
