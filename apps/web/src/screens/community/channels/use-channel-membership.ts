import { useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { feedKey } from "~/shell/api/query-keys.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { channelsKey, noteChannel } from "~/domain/channels/queries.ts";

/** Joins or leaves a channel; both change the feed, which is refetched. */
export function useChannelMembership(channel: Channel) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const params = { id: channel.id };
  const onError = (error: unknown) => void showToast({ message: failureText(i18n, error), icon: IconAlertCircle });
  const again = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: channelsKey }),
      queries.invalidateQueries({ queryKey: feedKey }),
    ]);
  const join = useMutation({
    mutationFn: () => answered(api().channels.join({ params })),
    onSuccess: async (joined) => {
      await noteChannel(queries, joined);
      await again();
    },
    onError,
  });
  const leave = useMutation({
    mutationFn: () => answered(api().channels.leave({ params })),
    onSuccess: again,
    onError,
  });
  return { join, leave, busy: join.isPending || leave.isPending };
}
