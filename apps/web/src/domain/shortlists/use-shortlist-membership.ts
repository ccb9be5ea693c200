import { useLingui } from "@lingui/react/macro";
import type { Shortlist } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { talentsKey } from "~/domain/talent-search/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { shortlistsKey } from "~/shell/api/query-keys.ts";
import { changeShortlistIds, withShortlistChange } from "./shortlist-membership.ts";

type ShortlistName = Pick<Shortlist, "id" | "name">;
/** The note of a removed entry, stored so that Undo can restore it. */
type ShortlistEntryNote = { note?: string | null };

/** Adds a person to a shortlist or removes the person from it, optimistically: reverts on failure and offers Undo in the toast. */
export function useShortlistMembership(resumeId: string) {
  const { t, i18n } = useLingui();
  const { id: spaceId } = useActingSpace();
  const queries = useQueryClient();

  function show(listId: string, stands: boolean): void {
    const change = (ids: readonly string[]) => changeShortlistIds(ids, listId, stands);
    for (const queryKey of [talentsKey(spaceId), shortlistsKey(spaceId)])
      queries.setQueriesData({ queryKey }, (cached: unknown) => withShortlistChange(cached, resumeId, change));
  }

  async function send(list: ShortlistName, stands: boolean, { note }: ShortlistEntryNote): Promise<boolean> {
    const params = { id: list.id, resumeId };
    show(list.id, stands);
    try {
      if (stands) await answered(api().shortlists.put({ params, body: note ? { note } : {} }, { spaceId }));
      else await answered(api().shortlists.take({ params }, { spaceId }));
      return true;
    } catch (error) {
      show(list.id, !stands);
      showToast({ message: failureText(i18n, error), icon: IconAlertCircle });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: shortlistsKey(spaceId) });
    }
  }

  return async (list: ShortlistName, stands: boolean, words: ShortlistEntryNote = {}): Promise<void> => {
    if (!(await send(list, stands, words))) return;
    const { name } = list;
    showToast({
      message: stands ? t`Added to “${name}”` : t`Removed from “${name}”`,
      icon: IconCheck,
      action: { label: t`Undo`, run: () => void send(list, !stands, words) },
    });
  };
}
