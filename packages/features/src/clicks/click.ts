import type { NewClick } from "@orbita/contract";
import { isbot } from "isbot";
import { endSponsoring, findClickTarget } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { isOwnClick } from "./policy.ts";
import { insertLedgerEntry, isKnown, lockInstance, wasCounted } from "./queries.ts";
import { decideClick, paceAt } from "./rules.ts";
import { visitorOf } from "./visitor.ts";

/** Enters a click on a job post into the ledger of the day, as counted or refused. The response does not reveal which. */
export async function click(ctx: Ctx, given: NewClick): Promise<void> {
  const { tx, now, asker, actor, platform } = ctx;
  const day = romeDay(now);
  const { jobPostId } = given;
  if (!(await findClickTarget(tx, jobPostId, now))) fail("jobPost.notFound");
  if (await isKnown(tx, given.id, day)) return;
  const marks = await visitorOf(ctx, day);
  const ledger = await lockInstance(tx, jobPostId, day);
  // Reads the post again after taking the lock, because its plan and budget may have changed while this request waited.
  const target = (await findClickTarget(tx, jobPostId, now)) ?? fail("jobPost.notFound");
  // A closed ledger takes no more clicks and stays unchanged.
  const closed = ledger.closed_at !== null;
  const { clickCents: priceCents, clicksPerMinute } = platform.prices;
  const paying = { budgetCents: closed ? null : target.budgetCents, priceCents };
  const pace = paceAt(ledger, now);
  const { refused, amountCents, spent } = decideClick(
    {
      visible: target.visible && !closed,
      bot: asker.userAgent === "" || isbot(asker.userAgent),
      own: isOwnClick(actor, target.spaceId),
      verified: platform.clickTokens.accepts(given.token, { jobPostId, address: asker.address }, now),
      counted: await wasCounted(tx, { day, jobPostId, visitor: marks.visitor }),
    },
    { amountCents: ledger.amount_cents, ...paying, paidThisMinute: pace.paid, maxPerMinute: clicksPerMinute },
  );
  const entry = { click: given, day, jobPostId, ...marks, refused, amountCents, at: now };
  await insertLedgerEntry(tx, entry, ledger, { ...paying, pace });
  if (spent && target.spentOn !== day) await endSponsoring(ctx, jobPostId, { day, budgetCents: target.budgetCents });
}
