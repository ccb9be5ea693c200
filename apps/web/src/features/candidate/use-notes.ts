import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationsKey } from "~/features/pipeline/queries.ts";
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
      mutationFn: (text: string) =>
        answered(notes.addNote({ params: { id }, body: { text } }, { idempotencyKey: crypto.randomUUID() })),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ noteId, text }: { noteId: string; text: string }) =>
        answered(notes.changeNote({ params: { id, noteId }, body: { text } })),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (noteId: string) => notes.removeNote({ params: { id, noteId } }),
      onSuccess,
    }),
  };
}
