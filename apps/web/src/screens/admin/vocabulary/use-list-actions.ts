import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry, VocabularyMerge, VocabularyType } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { vocabularyEntriesQuery, listsKey } from "./lists-query.ts";
import { moveEntry } from "./filter-entries.ts";

type EntryLabelChange = { it?: string; en?: string | null; aliases?: string[] };

/** The actions on a value list. Each reports its result; after a failure the list is refetched from the server. */
export function useListActions(type: VocabularyType) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = vocabularyEntriesQuery(type);
  const refresh = () => queries.invalidateQueries({ queryKey: listsKey });
  const failed = (error: unknown) => {
    showToast({ message: failureText(i18n, error) });
    void refresh();
  };

  /** Moves an entry, with an optimistic update: the row stays where the user dropped it. */
  async function place(id: string, sort: number): Promise<void> {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (list) => list && moveEntry(list, id, sort));
    await answered(api().vocabulary.change({ params: { id }, body: { sort } })).catch(failed);
  }

  /** Saves changed labels or aliases. Returns the error message, which the field shows, or null on success. */
  async function rename(id: string, words: EntryLabelChange): Promise<string | null> {
    try {
      const saved = await answered(api().vocabulary.change({ params: { id }, body: words }));
      queries.setQueryData(queryKey, (list) => list?.map((entry) => (entry.id === id ? saved : entry)));
      void queries.invalidateQueries({ queryKey: [...listsKey, "all"] });
      return null;
    } catch (error) {
      return failureText(i18n, error);
    }
  }

  async function remove(entries: readonly AdminVocabularyEntry[]): Promise<void> {
    try {
      for (const { id } of entries) await answered(api().vocabulary.remove({ params: { id } }));
      showToast({ message: t`${plural(entries.length, { one: "# entry deleted", other: "# entries deleted" })}` });
    } catch (error) {
      failed(error);
    }
    await refresh();
  }

  async function undoMerge(id: string): Promise<void> {
    try {
      const { it } = await answered(api().vocabulary.undoMerge({ params: { id } }));
      showToast({ message: t`“${it}” restored, with its uses` });
    } catch (error) {
      failed(error);
    }
    await refresh();
  }

  async function merge(from: readonly AdminVocabularyEntry[], into: AdminVocabularyEntry): Promise<void> {
    try {
      const done: VocabularyMerge[] = [];
      for (const { id } of from)
        done.push(await answered(api().vocabulary.merge({ params: { id }, body: { into: into.id } })));
      showToast({
        message: t`Entries merged into “${into.it}”`,
        action: {
          label: t`Undo`,
          run: () =>
            void done.toReversed().reduce((before, { id }) => before.then(() => undoMerge(id)), Promise.resolve()),
        },
      });
    } catch (error) {
      failed(error);
    }
    await refresh();
  }

  return { place, rename, remove, merge, undoMerge, refresh };
}
export type ListActions = ReturnType<typeof useListActions>;
