import { useLingui } from "@lingui/react/macro";
import type { AlertFrequency, SavedJobSearch, SavedTalentSearch } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import type { SearchOwner } from "~/domain/saved-searches/open-search.tsx";
import { ownSearches, savedKey } from "~/domain/saved-searches/queries.ts";

export type AnySavedSearch = SavedJobSearch | SavedTalentSearch;
type SavedSearchEdit = { name?: string; frequency?: AlertFrequency };

/** API calls for saved searches, with the same names for the user's own searches and for those of the current Space. */
function routesOf(side: SearchOwner) {
  const { savedSearches } = api();
  if (side === "own")
    return {
      change: (id: string, body: SavedSearchEdit) => savedSearches.changeJobs({ params: { id }, body }),
      remove: (id: string) => savedSearches.removeJobs({ params: { id } }),
      save: (body: never) => savedSearches.saveJobs({ body }, { idempotencyKey: crypto.randomUUID() }),
    };
  const spaceId = side.space.id;
  return {
    change: (id: string, body: SavedSearchEdit) => savedSearches.changeTalents({ params: { id }, body }, { spaceId }),
    remove: (id: string) => savedSearches.removeTalents({ params: { id } }, { spaceId }),
    save: (body: never) => savedSearches.saveTalents({ body }, { spaceId, idempotencyKey: crypto.randomUUID() }),
  };
}

export function useSearchActions(side: SearchOwner) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const queryKey = savedKey(side === "own" ? ownSearches : side.space.id);
  const refresh = () => queries.invalidateQueries({ queryKey });
  const show = (next: (all: AnySavedSearch[]) => AnySavedSearch[]) =>
    queries.setQueryData<AnySavedSearch[]>(queryKey, (all) => all && next(all));
  const failed = (error: unknown) => {
    showToast({ message: failureText(i18n, error) });
    void refresh();
  };

  async function change(id: string, body: SavedSearchEdit): Promise<void> {
    const saved = await answered(routesOf(side).change(id, body));
    show((all) => all.map((one) => (one.id === id ? saved : one)));
  }

  /** Undoes a deletion by saving the search again as a new one. Matches that exist by then do not count as new. */
  async function putBack({ name, frequency, filters, address }: AnySavedSearch): Promise<void> {
    const body = { name, frequency, filters, ...(address !== null && { address }) };
    await answered(routesOf(side).save(body as never)).catch(failed);
    await refresh();
  }

  async function remove(search: AnySavedSearch): Promise<void> {
    show((all) => all.filter(({ id }) => id !== search.id));
    try {
      await routesOf(side).remove(search.id);
      showToast({
        message: t`Search “${search.name}” deleted`,
        action: { label: t`Undo`, run: () => void putBack(search) },
      });
    } catch (error) {
      failed(error);
    }
  }

  return {
    rename: (id: string, name: string) => change(id, { name }),
    tellHowOften: (id: string, frequency: AlertFrequency) => change(id, { frequency }).catch(failed),
    remove,
  };
}
