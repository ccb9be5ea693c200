import type { ApplicationStatus, Rejection } from "@orbita/contract";
import { serverLanguage } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { applicationChanged } from "./events.ts";
import { tellStep } from "./jobs.ts";
import { isOpenPostOf, updateStandings, type MovingRow } from "./move-queries.ts";
import { insertSteps, type NewStep } from "./queries.ts";
import { momentAfter, moveOn, toldAtOf, type Moved } from "./rules.ts";
import { unlawfulWords } from "./wording.ts";

type StepMessage = { it: string | null; en: string | null };
export type Move = {
  readonly to: Exclude<ApplicationStatus, "withdrawn" | "expired">;
  readonly words?: StepMessage | undefined;
  readonly rejection?: Rejection | undefined;
  /** Another notification of the same action informs the talent of the move. */
  readonly notifiedBy?: "interview" | undefined;
};

/** The text for the talent; null if there is none. */
export function wordsOf({ to, words, rejection }: Move): StepMessage | null {
  const said = (to === "rejected" ? rejection?.words : undefined) ?? words;
  const it = said?.it || null;
  const en = said?.en || null;
  return it === null && en === null ? null : { it, en };
}

/** The checks that need no application: the text, and the suggested post. */
export async function checkMove(ctx: Ctx, spaceId: string, move: Move): Promise<void> {
  const words = wordsOf(move);
  const quote = unlawfulWords(words ?? { it: null, en: null })[0]?.quote;
  if (quote !== undefined) fail("application.wording", { quote });
  const suggested = move.to === "rejected" ? move.rejection?.suggestedJobPostId : null;
  if (suggested && !(await isOpenPostOf(ctx.tx, { id: suggested, spaceId, now: ctx.now })))
    failFields("request.invalid", [{ path: "rejection.suggestedJobPostId", code: "field.invalid", params: {} }]);
}

/** A rejection needs a text in the language of the talent. */
function checkWords(row: MovingRow, move: Move): void {
  if (move.to !== "rejected") return;
  const language = serverLanguage(row.language);
  if (!wordsOf(move)?.[language]) fail("application.wordsMissing", { language });
  if (move.rejection?.suggestedJobPostId === row.job_post_id)
    failFields("request.invalid", [{ path: "rejection.suggestedJobPostId", code: "field.invalid", params: {} }]);
}

export type Decided = { readonly row: MovingRow; readonly move: Move; readonly next: Moved; readonly now: Date };

/** Validates without writing, so a refused move leaves no trace. */
export function decideMove(row: MovingRow, move: Move, clock: Date): Decided {
  const now = momentAfter(row, clock);
  const next = moveOn(row, { to: move.to, side: "member", now, replyDays: row.reply_days });
  checkWords(row, move);
  return { row, move, next, now };
}

/** The labels of the requirements at the time of sending: the post may have other requirements by now. */
const namedIn = (row: MovingRow, { requirements }: Rejection) =>
  row.evidence
    .filter(({ requirement }) => requirements.includes(requirement.id))
    .map(({ requirement: { id, label } }) => ({ id, it: label.it, en: label.en }));

const before = ({ moved_at, reply_by, answered_at }: MovingRow) => ({
  movedAt: moved_at.toISOString(),
  replyBy: reply_by?.toISOString() ?? null,
  answeredAt: answered_at?.toISOString() ?? null,
});

function moving({ row, move, now }: Decided, actorId: string | null): NewStep {
  const rejection = move.to === "rejected" ? move.rejection : undefined;
  return {
    applicationId: row.id,
    kind: "moved",
    from: row.status,
    to: move.to,
    actorId,
    at: now,
    toldAt: toldAtOf(move.to, now),
    reason: rejection?.reason ?? null,
    data: {
      before: before(row),
      ...(move.notifiedBy !== undefined && { notifiedBy: move.notifiedBy }),
      ...(rejection && {
        requirements: namedIn(row, rejection),
        suggestedJobPostId: rejection.suggestedJobPostId,
      }),
    },
    words: wordsOf(move),
  };
}

export type Saved = { readonly id: string; readonly stepId: string; readonly toldAt: Date };

/** Saves all moves together: rows and steps. Notifies the members at once and schedules the notification of each talent. */
export async function saveMoves(
  ctx: Pick<Ctx, "tx" | "tell" | "enqueue">,
  all: readonly Decided[],
  by: string | null,
): Promise<Saved[]> {
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
    await ctx.enqueue(tellStep, { applicationId: id, stepId }, { startAfter: toldAt });
  }
  return saved;
}
