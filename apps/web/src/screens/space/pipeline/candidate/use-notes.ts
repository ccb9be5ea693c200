import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

/** Adds, changes and removes notes of an application. */
export function useNotes(id: string) {
  const space = useActingSpace();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
  const notes = api().applications;
  return {
    add: useMutation({
      mutationFn: (body: { text: string; shared: boolean }) =>
        answered(notes.addNote({ params: { id }, body }, { idempotencyKey: crypto.randomUUID() })),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ noteId, ...body }: { noteId: string; text: string; version: number }) =>
        answered(notes.changeNote({ params: { id, noteId }, body })),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (noteId: string) => answered(notes.removeNote({ params: { id, noteId } })),
      onSuccess,
    }),
  };
}
