import { randomUUIDv7 } from "node:crypto";
import type { ApplicationNote } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { applicationChanged } from "./events.ts";
import { deleteNote, findNote, insertNote, lockNote, updateNote, type ApplicationNoteRow } from "./note-queries.ts";
import { canActOnApplication } from "./policy.ts";
import { canRemoveNote } from "./policy.ts";
import { presentNote } from "./present.ts";
import { openApplication } from "./read-application.ts";

type NoteParams = { id: string; noteId: string };

async function openToNote(ctx: Ctx, id: string) {
  const row = await openApplication(ctx, id);
  allow(canActOnApplication(ctx.actor, "move", row));
  return row;
}

async function shown(ctx: Ctx, { id, noteId }: NoteParams, spaceId: string): Promise<ApplicationNote> {
  await ctx.tell(applicationChanged, { id, spaceId });
  return presentNote((await findNote(ctx.tx, id, noteId))!, ctx.actor.id);
}

type NewNote = { text: string; shared: boolean };

export async function addNote(ctx: Ctx, { id }: { id: string }, { text, shared }: NewNote): Promise<ApplicationNote> {
  const { space_id } = await openToNote(ctx, id);
  const noteId = randomUUIDv7();
  await insertNote(ctx.tx, {
    id: noteId,
    application_id: id,
    author_id: ctx.actor.id,
    text,
    shared,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  return shown(ctx, { id, noteId }, space_id);
}

async function noteOf(ctx: Ctx, { id, noteId }: NoteParams): Promise<{ note: ApplicationNoteRow; spaceId: string }> {
  const { space_id } = await openToNote(ctx, id);
  return { note: (await findNote(ctx.tx, id, noteId)) ?? fail("application.noteNotFound"), spaceId: space_id };
}

type NoteChange = { text: string; version?: number | undefined };

/**
 * Edits a note. Other members can edit only shared notes, and the editor is recorded; a personal note can be edited only by its
 * author.
 */
export async function changeNote(ctx: Ctx, of: NoteParams, { text, version }: NoteChange): Promise<ApplicationNote> {
  const { note, spaceId } = await noteOf(ctx, of);
  const own = note.author_id === ctx.actor.id;
  allow(own || note.shared);
  const now = (await lockNote(ctx.tx, note.id)) ?? fail("application.noteNotFound");
  if (version !== undefined && version !== now) fail("application.noteChangedMeanwhile", { version: now });
  await updateNote(ctx.tx, note.id, { text, changed_by: own ? null : ctx.actor.id });
  return shown(ctx, of, spaceId);
}

export async function removeNote(ctx: Ctx, of: NoteParams): Promise<void> {
  const { note, spaceId } = await noteOf(ctx, of);
  allow(canRemoveNote(ctx.actor, note, spaceId));
  await deleteNote(ctx.tx, note.id);
  await ctx.tell(applicationChanged, { id: of.id, spaceId });
}
