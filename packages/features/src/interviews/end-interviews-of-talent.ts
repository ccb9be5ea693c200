import { isAgreed } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { EndedApplication, EndOutcome, EndReaction } from "../applications/index.ts";
import { wantsEmail } from "../notifications/index.ts";
import type { InterviewNotifyCtx } from "./notify.ts";
import { cancelByRow } from "./cancel.ts";
import { describeCancelled } from "./mails.ts";
import { lockInterview } from "./queries.ts";

type InterviewOwner = { readonly column: "application_id" | "talent_id"; readonly id: string };

const findLive = (tx: Tx, now: Date, { column, id }: InterviewOwner) =>
  tx
    .selectFrom("interviews")
    .select("id")
    .where(column, "=", id)
    .where("state", "in", ["proposed", "noneFits", "confirmed", "moveAsked"])
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]))
    .orderBy("id")
    .execute();

/**
 * Whether the talent gets an email about the end of the application (a rejection or a closed job). That email also mentions the
 * cancelled interview, so the talent gets no second one.
 */
const hasEmailAboutEnd = async (tx: Tx, ended: EndedApplication, talentId: string): Promise<boolean> =>
  ended.talentId === null && (await wantsEmail(tx, "application.moved", talentId));

async function react(ctx: InterviewNotifyCtx, ended: EndedApplication): Promise<EndOutcome> {
  const notified: string[] = [];
  const cancelled: string[] = [];
  for (const { id } of await findLive(ctx.tx, ctx.now, { column: "application_id", id: ended.id })) {
    const row = await lockInterview(ctx.tx, ctx.now, id);
    if (!row || row.stands === "expired") continue;
    const side = ended.talentId === null ? "system" : "talent";
    const talentReadsElsewhere = isAgreed(row.stands) && (await hasEmailAboutEnd(ctx.tx, ended, row.talent_id));
    const by = { side, actorId: ended.talentId, words: ended.reason, because: ended.status } as const;
    notified.push(...(await cancelByRow(ctx, row, { ...by, talentReadsElsewhere })));
    if (talentReadsElsewhere) cancelled.push(row.id);
  }
  return { notified, ...(cancelled.length > 0 && { data: { cancelledInterviews: cancelled.join(" ") } }) };
}

/** Ends the interviews and proposals of an application in the transaction that ends the application. */
export const cancelInterviewsOnEnd: EndReaction = { react, describe: describeCancelled };

/** Ends all interviews of a talent who asked for the deletion of their account. */
export async function endInterviewsOfTalent(ctx: InterviewNotifyCtx, talentId: string): Promise<void> {
  for (const { id } of await findLive(ctx.tx, ctx.now, { column: "talent_id", id: talentId })) {
    const row = await lockInterview(ctx.tx, ctx.now, id);
    if (!row || row.stands === "expired") continue;
    await cancelByRow(ctx, row, { side: "talent", actorId: talentId, words: null, because: "accountDeleted" });
  }
}
