import { randomUUIDv7 } from "node:crypto";
import type { newReport, Report } from "@orbita/contract";
import type { z } from "zod";
import { muteQuietly } from "../blocks/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { endOfPreviousDay } from "../kernel/rome-day.ts";
import { openCase } from "./case-queries.ts";
import { caseAbout, missing } from "./case-about.ts";
import { isOwnContent, requireReporter } from "./policy.ts";
import { presentReport } from "./present.ts";
import { countReportsSince, findMyReport, insertReport, lockReporter } from "./report-queries.ts";
import { refuseTooManyReports } from "./rules.ts";
import { findTarget, type ModerationTarget } from "./target-queries.ts";

async function mute(ctx: Ctx, { voice, author_id, space_id }: ModerationTarget): Promise<void> {
  if (voice === "person" && author_id !== null) await muteQuietly(ctx, { personId: author_id });
  if (voice === "space" && space_id !== null) await muteQuietly(ctx, { spaceId: space_id });
}

/** Reports content that the user can see. The first report opens the case; later reports join it. */
export async function report(ctx: Ctx, given: z.output<typeof newReport>): Promise<Report> {
  const { tx, now } = ctx;
  const userId = requireReporter(ctx.actor);
  const target = (await findTarget(tx, viewerOf(ctx.actor), given)) ?? fail(missing[given.kind]);
  allow(!isOwnContent(ctx.actor, target));
  await lockReporter(tx, userId);
  refuseTooManyReports(await countReportsSince(tx, userId, endOfPreviousDay(now)));
  const { id: caseId } = await openCase(tx, given.kind, target.id, caseAbout(given.kind, target, now));
  const id = randomUUIDv7();
  const row = { id, case_id: caseId, user_id: userId, reason: given.reason, note: given.note || null, created_at: now };
  if (!(await insertReport(tx, row))) fail("report.alreadyMade");
  if (given.mute) await mute(ctx, target);
  return presentReport(await findMyReport(tx, userId, id));
}
