import type { NewClick } from "@orbita/contract";
import { isbot } from "isbot";
import { endSponsoring, findClickTarget } from "../job-posts/index.ts";
import { isMember, type Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { enter, isKnown, lockInstance, wasCounted } from "./queries.ts";
import { decide } from "./rules.ts";
import { visitorOf } from "./visitor.ts";

/** Somebody opened a post. Whether it counts is decided with the day's ledger in hand, and told to nobody. */
export async function click(ctx: Ctx, given: NewClick): Promise<void> {
  const { tx, now, asker, actor, platform } = ctx;
  const day = romeDay(now);
  const { jobPostId } = given;
  if (!(await findClickTarget(tx, jobPostId, now))) fail("jobPost.notFound");
  if (await isKnown(tx, given.id, day)) return;
  const visitor = await visitorOf(ctx, day);
  const ledger = await lockInstance(tx, jobPostId, day);
  // Read again: plan and budget as they are now that it is our turn.
  const target = (await findClickTarget(tx, jobPostId, now)) ?? fail("jobPost.notFound");
  // One that is closed takes no more, and is left as it was closed.
  const closed = ledger.closed_at !== null;
  const paying = { budgetCents: closed ? null : target.budgetCents, priceCents: platform.prices.clickCents };
  const { refused, amountCents, spent } = decide(
    {
      visible: target.visible && !closed,
      bot: asker.userAgent === "" || isbot(asker.userAgent),
      own: isMember(actor, target.spaceId),
      counted: await wasCounted(tx, { day, jobPostId, visitor }),
    },
    { amountCents: ledger.amount_cents, ...paying },
  );
  await enter(tx, { click: given, day, jobPostId, visitor, refused, amountCents, at: now }, ledger, paying);
  if (spent && target.spentOn !== day) await endSponsoring(ctx, jobPostId, { day, budgetCents: target.budgetCents });
}
