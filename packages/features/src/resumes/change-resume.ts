import { judgingSections, type Resume, type ResumeChange } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { enqueueSuggestionsAfterEdit } from "./jobs.ts";
import { presentResume } from "./present.ts";
import { findResume, lockResume, type ResumeRow } from "./queries.ts";
import { dismissedAfter, suggestionSourceOf, withoutOldCodes } from "./suggestions.ts";
import { writeLocked } from "./write-resume.ts";

export async function readResume({ tx, actor, now }: ReadCtx): Promise<Resume> {
  const row = await findResume(tx, { ownerId: actor.id ?? fail("access.unauthenticated") });
  return row ? presentResume(row, now) : fail("resume.notFound");
}

/** Locks the caller's own resume. Resumes of other users are reported as not found. */
export async function lockOwnResume({ tx, actor }: Ctx, id: string): Promise<ResumeRow> {
  const ownerId = actor.id ?? fail("access.unauthenticated");
  const row = await lockResume(tx, { ownerId });
  return row?.id === id ? row : fail("resume.notFound");
}

const sharedOf = (resume: Resume) =>
  new Map(
    judgingSections.flatMap((section) =>
      resume[section].filter(({ shared }) => shared).map(({ id, text }) => [id, { section, text }] as const),
    ),
  );
type SharedResumeItems = ReturnType<typeof sharedOf>;
const longestName = 120;

/** Logs each assessment that the owner shares or stops sharing in their activity log. */
async function noteSharing(ctx: Ctx, before: SharedResumeItems, after: SharedResumeItems): Promise<void> {
  const note = (kind: "resume.shared" | "resume.unshared", all: SharedResumeItems, known: SharedResumeItems) =>
    [...all].filter(([id]) => !known.has(id)).map(([, { section, text }]) => ({ kind, section, text }));
  for (const { kind, section, text } of [
    ...note("resume.shared", after, before),
    ...note("resume.unshared", before, after),
  ])
    await noteActivity(ctx, ctx.actor.id!, kind, { name: text.slice(0, longestName), section });
}

export async function changeResume(
  ctx: Ctx,
  { id }: { id: string },
  { version, ...write }: ResumeChange,
): Promise<Resume> {
  const row = await lockOwnResume(ctx, id);
  if (version !== undefined && version !== row.version) fail("resume.changedMeanwhile", { version: row.version });
  await withReason(ctx.tx, "changed");
  const before = presentResume(row, ctx.now);
  const content = withoutOldCodes(before, write);
  const columns = { dismissed_suggestions: dismissedAfter(before, content, row.dismissed_suggestions) };
  const changed = await writeLocked(ctx, row, { ...content, columns }, "person");
  await noteSharing(ctx, sharedOf(before), sharedOf(changed));
  if (suggestionSourceOf(before) !== suggestionSourceOf(changed)) await enqueueSuggestionsAfterEdit(ctx, row.id);
  return changed;
}
