import { randomUUIDv7 } from "node:crypto";
import type { ApplicationNote } from "@orbita/contract";
import { hasRole, type Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { applicationChanged } from "./events.ts";
import { deleteNote, findNote, insertNote, updateNote, type NoteRow } from "./note-queries.ts";
import { can } from "./policy.ts";
import { presentNote } from "./present.ts";
import { openApplication } from "./read-application.ts";

type OfNote = { id: string; noteId: string };

async function openToNote(ctx: Ctx, id: string) {
  const row = await openApplication(ctx, id);
  allow(can(ctx.actor, "move", row));
  return row;
}

async function shown(ctx: Ctx, { id, noteId }: OfNote, spaceId: string): Promise<ApplicationNote> {
  await ctx.tell(applicationChanged, { id, spaceId });
  return presentNote((await findNote(ctx.tx, id, noteId))!, ctx.actor.id);
}

export async function addNote(ctx: Ctx, { id }: { id: string }, { text }: { text: string }): Promise<ApplicationNote> {
  const { space_id } = await openToNote(ctx, id);
  const noteId = randomUUIDv7();
  await insertNote(ctx.tx, {
    id: noteId,
    application_id: id,
    author_id: ctx.actor.id,
    text,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  return shown(ctx, { id, noteId }, space_id);
}

async function noteOf(ctx: Ctx, { id, noteId }: OfNote): Promise<{ note: NoteRow; spaceId: string }> {
  const { space_id } = await openToNote(ctx, id);
  return { note: (await findNote(ctx.tx, id, noteId)) ?? fail("application.noteNotFound"), spaceId: space_id };
}

/** Nobody puts words into somebody else's mouth. */
export async function changeNote(ctx: Ctx, of: OfNote, { text }: { text: string }): Promise<ApplicationNote> {
  const { note, spaceId } = await noteOf(ctx, of);
  allow(note.author_id === ctx.actor.id);
  await updateNote(ctx.tx, note.id, text);
  return shown(ctx, of, spaceId);
}

export async function removeNote(ctx: Ctx, of: OfNote): Promise<void> {
  const { note, spaceId } = await noteOf(ctx, of);
  allow(note.author_id === ctx.actor.id || hasRole(ctx.actor, spaceId, "owner"));
  await deleteNote(ctx.tx, note.id);
  await ctx.tell(applicationChanged, { id: of.id, spaceId });
}
