import { serverLanguage, statusesFrom, type Application } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { answersForMembers, evidenceForMembers, resumeForMembers, textForMembers } from "./blind.ts";
import { findNotes } from "./note-queries.ts";
import { canActOnApplication } from "./policy.ts";
import { presentApplicationCard, presentNote } from "./present.ts";
import { findSteps, type ApplicationStepRow } from "./queries.ts";
import { canUndo, isBlind } from "./rules.ts";
import { findBeside, presentStep, withoutUndone } from "./steps.ts";
import { findSpaceOfApplication, findFullApplication, type FullApplicationRow } from "./whole-queries.ts";

type MemberReadCtx = Pick<ReadCtx, "tx" | "actor">;

/**
 * An application of the caller's Space. Fails with 404 for applications of other Spaces, so that their existence is not revealed.
 */
export async function openApplication({ tx, actor }: MemberReadCtx, id: string): Promise<FullApplicationRow> {
  const row = await findFullApplication(tx, id);
  return row?.enabled && canActOnApplication(actor, "read", row) ? row : fail("application.notFound");
}

/** The id of the Space that received the application, if the caller may read the application. For frequent calls that need no other data. */
export async function spaceOfApplication({ tx, actor }: MemberReadCtx, id: string): Promise<string> {
  const row = await findSpaceOfApplication(tx, id);
  return row?.enabled && canActOnApplication(actor, "read", row) ? row.space_id : fail("application.notFound");
}

/** The last move of an application, as long as it can be undone. */
function undoOf(row: FullApplicationRow, shown: readonly ApplicationStepRow[], now: Date): Application["undo"] {
  const last = shown.findLast(({ kind }) => kind !== "revealed" && kind !== "hidden");
  const open = last?.kind === "moved" && !row.hidden_at && canUndo(last, now);
  return open ? { stepId: last.id, until: last.told_at.toISOString() } : null;
}

/** Removes identifying text from a withdrawal reason while the application is blind, because the reason is text of the talent. */
const withoutTracesIn = (row: FullApplicationRow, step: ApplicationStepRow): ApplicationStepRow =>
  step.kind === "withdrawn" && step.reason !== null ? { ...step, reason: textForMembers(row, step.reason) } : step;

export async function readApplication(
  ctx: MemberReadCtx & Pick<ReadCtx, "now">,
  { id }: { id: string },
): Promise<Application> {
  const { tx, actor, now } = ctx;
  const row = await openApplication(ctx, id);
  const steps = withoutUndone(await findSteps(tx, id));
  const beside = await findBeside(tx, steps);
  const notes = await findNotes(tx, id);
  const mayMove = canActOnApplication(actor, "move", row);
  return {
    ...presentApplicationCard(row),
    motivation: textForMembers(row, row.motivation),
    answers: answersForMembers(row),
    evidence: evidenceForMembers(row),
    resume: resumeForMembers(row),
    document:
      isBlind(row) || row.document_id === null || row.document_name === null
        ? null
        : { id: row.document_id, name: row.document_name },
    steps: steps.map((step) => presentStep(withoutTracesIn(row, step), row.talent_id, beside)),
    noteList: notes.map((note) => presentNote(note, actor.id)),
    allowed: mayMove && !row.hidden_at ? statusesFrom(row.status, "member") : [],
    undo: mayMove ? undoOf(row, steps, now) : null,
    language: serverLanguage(row.language),
    hidden: row.hidden_at !== null,
    talentThere: row.talent_there,
  };
}
