import type { EndedApplication } from "../applications/index.ts";
import type { Tx } from "@orbita/db";
import type { Telling } from "./tell.ts";
import { callOff } from "./cancel.ts";
import { lockInterview } from "./queries.ts";

type Subject = { readonly column: "application_id" | "talent_id"; readonly id: string };

const findLive = (tx: Tx, now: Date, { column, id }: Subject) =>
  tx
    .selectFrom("interviews")
    .select("id")
    .where(column, "=", id)
    .where("state", "in", ["proposed", "noneFits", "confirmed", "moveAsked"])
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]))
    .orderBy("id")
    .execute();

/** Ends the interviews and proposals of an application in the transaction that ends it; returns the members notified. */
export async function endInterviewsOf(ctx: Telling, ended: EndedApplication): Promise<readonly string[]> {
  const live = await findLive(ctx.tx, ctx.now, { column: "application_id", id: ended.id });
  const notified: string[] = [];
  for (const { id } of live) {
    const row = await lockInterview(ctx.tx, ctx.now, id);
    if (!row || row.stands === "expired") continue;
    const side = ended.talentId === null ? "system" : "talent";
    const by = { side, actorId: ended.talentId, words: ended.reason, because: ended.status } as const;
    notified.push(...(await callOff(ctx, row, by)));
  }
  return notified;
}

/** Ends all interviews of a talent who asked for the deletion of their account. */
export async function endInterviewsOfTalent(ctx: Telling, talentId: string): Promise<void> {
  for (const { id } of await findLive(ctx.tx, ctx.now, { column: "talent_id", id: talentId })) {
    const row = await lockInterview(ctx.tx, ctx.now, id);
    if (!row || row.stands === "expired") continue;
    await callOff(ctx, row, { side: "talent", actorId: talentId, words: null, because: "accountDeleted" });
  }
}
