import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Shortlist } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconCheck } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { talentsKey } from "~/domain/talent-search/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { shortlistsQuery } from "~/domain/shortlists/queries.ts";

type Props = { list: Shortlist; onClose: () => void; onDone?: () => void };

/** Confirms the deletion of a shortlist, which removes its notes for good. */
export function DeleteShortlistDialog({ list, onClose, onDone }: Props) {
  const { t, i18n } = useLingui();
  const { id: spaceId } = useActingSpace();
  const queries = useQueryClient();
  const { name, count } = list;
  const removal = useMutation({
    mutationFn: () => answered(api().shortlists.remove({ params: { id: list.id } }, { spaceId })),
    onSuccess: async () => {
      onDone?.();
      // Search results show on which shortlists each person is, so they are refetched.
      void queries.invalidateQueries({ queryKey: [...talentsKey(spaceId), "found"] });
      await queries.invalidateQueries({ queryKey: shortlistsQuery(spaceId).queryKey });
      showToast({ message: t`List “${name}” deleted`, icon: IconCheck });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Delete this list?`}
      description={<bdi>{name}</bdi>}
      variant="dangerFill"
      submitLabel={t`Delete list`}
      onSubmit={() => removal.mutate()}
      busy={removal.isPending}
      failure={removal.error && failureText(i18n, removal.error)}
    >
      <Text size="md">
        {count === 0 ? (
          <Trans>There’s no one on this list.</Trans>
        ) : (
          <Plural
            value={count}
            one="# person will be removed from the list, and the note about them will be deleted for everyone in the Space. You can’t undo this. They won’t be notified."
            other="# people will be removed from the list, and the notes about them will be deleted for everyone in the Space. You can’t undo this. They won’t be notified."
          />
        )}
      </Text>
    </FormDialog>
  );
}
