import type { ApplicationStatus, Rejection } from "@orbita/contract";
import { serverLanguage } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { applicationChanged } from "./events.ts";
import { notifyStepJob } from "./jobs.ts";
import { isOpenPostOf, updateStandings, type ApplicationToMove } from "./move-queries.ts";
import { insertSteps, type NewApplicationStep } from "./queries.ts";
import { momentAfter, moveOn, notifiedAtOf, type MovedApplication } from "./rules.ts";
import { unlawfulWords } from "./wording.ts";

type StepText = { it: string | null; en: string | null };
export type ApplicationMove = {
  readonly to: Exclude<ApplicationStatus, "withdrawn" | "expired">;
  readonly words?: StepText | undefined;
  readonly rejection?: Rejection | undefined;
  /** Set if the talent learns of this move from another notification of the same action, such as an interview proposal. */
  readonly notifiedBy?: "interview" | undefined;
};

/**
 * The text for the talent in Italian and English: the text of the rejection if the move is one and has it, otherwise the text
 * of the move. Null if both languages are empty.
 */
export function messageOf({ to, words, rejection }: ApplicationMove): StepText | null {
  const said = (to === "rejected" ? rejection?.words : undefined) ?? words;
  const it = said?.it || null;
  const en = said?.en || null;
  return it === null && en === null ? null : { it, en };
}

/** Checks the parts of a move that need no application: the text, and the suggested post. */
export async function checkMove(ctx: Ctx, spaceId: string, move: ApplicationMove): Promise<void> {
  const words = messageOf(move);
  const quote = unlawfulWords(words ?? { it: null, en: null })[0]?.quote;
  if (quote !== undefined) fail("application.wording", { quote });
  const suggested = move.to === "rejected" ? move.rejection?.suggestedJobPostId : null;
  if (suggested && !(await isOpenPostOf(ctx.tx, { id: suggested, spaceId, now: ctx.now })))
    failFields("request.invalid", [{ path: "rejection.suggestedJobPostId", code: "field.invalid", params: {} }]);
}

/** Checks the text of a rejection: it must be in the language of the talent, and may not suggest the post that the talent applied to. */
function checkWords(row: ApplicationToMove, move: ApplicationMove): void {
  if (move.to !== "rejected") return;
  const language = serverLanguage(row.language);
  if (!messageOf(move)?.[language]) fail("application.wordsMissing", { language });
  if (move.rejection?.suggestedJobPostId === row.job_post_id)
    failFields("request.invalid", [{ path: "rejection.suggestedJobPostId", code: "field.invalid", params: {} }]);
}

export type DecidedMove = {
  readonly row: ApplicationToMove;
  readonly move: ApplicationMove;
  readonly next: MovedApplication;
  readonly now: Date;
};

/** Computes the result of a move without writing, so that a refused move leaves no trace. */
export function decideMove(row: ApplicationToMove, move: ApplicationMove, clock: Date): DecidedMove {
  const now = momentAfter(row, clock);
  const next = moveOn(row, { to: move.to, side: "member", now, replyDays: row.reply_days });
  checkWords(row, move);
  return { row, move, next, now };
}

/**
 * The labels of the requirements that a rejection names, as they were when the application was sent. The post may have other
 * requirements by now.
 */
const namedIn = (row: ApplicationToMove, { requirements }: Rejection) =>
  row.evidence
    .filter(({ requirement }) => requirements.includes(requirement.id))
    .map(({ requirement: { id, label } }) => ({ id, it: label.it, en: label.en }));

const before = ({ moved_at, reply_by, answered_at }: ApplicationToMove) => ({
  movedAt: moved_at.toISOString(),
  replyBy: reply_by?.toISOString() ?? null,
  answeredAt: answered_at?.toISOString() ?? null,
});

function moving({ row, move, now }: DecidedMove, actorId: string | null): NewApplicationStep {
  const rejection = move.to === "rejected" ? move.rejection : undefined;
  return {
    applicationId: row.id,
    kind: "moved",
    from: row.status,
    to: move.to,
    actorId,
    at: now,
    toldAt: notifiedAtOf(move.to, now),
    reason: rejection?.reason ?? null,
    data: {
      before: before(row),
      ...(move.notifiedBy !== undefined && { notifiedBy: move.notifiedBy }),
      ...(rejection && {
        requirements: namedIn(row, rejection),
        suggestedJobPostId: rejection.suggestedJobPostId,
      }),
    },
    words: messageOf(move),
  };
}

export type SavedMove = { readonly id: string; readonly stepId: string; readonly toldAt: Date };

/** Saves all moves of applications together: rows and steps. Notifies the members at once and schedules the notification of each talent. */
export async function saveMoves(
  ctx: Pick<Ctx, "tx" | "tell" | "enqueue">,
  all: readonly DecidedMove[],
  by: string | null,
): Promise<SavedMove[]> {
  if (all.length === 0) return [];
  await updateStandings(
    ctx.tx,
    all.map(({ row, next }) => ({ ...next, id: row.id })),
  );
  const steps = all.map((one) => moving(one, by));
  const stepIds = await insertSteps(ctx.tx, steps);
  const saved = all.map(({ row }, index) => ({ id: row.id, stepId: stepIds[index]!, toldAt: steps[index]!.toldAt! }));
  for (const [index, { id, stepId, toldAt }] of saved.entries()) {
    await ctx.tell(applicationChanged, { id, spaceId: all[index]!.row.space_id });
    await ctx.enqueue(notifyStepJob, { applicationId: id, stepId }, { startAfter: toldAt });
  }
  return saved;
}
