import { useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconBell, IconBellOff, IconCheck } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { noteChannel } from "~/domain/channels/queries.ts";

type NoticeLevel = NonNullable<Channel["me"]>["notices"];
const choices = ["all", "mentions", "none"] as const satisfies readonly NoticeLevel[];

/** Selects which posts of a channel notify the user. */
export function NoticesMenu({ channel, notices }: { channel: Channel; notices: NoticeLevel }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (next: NoticeLevel) =>
      answered(api().channels.notices({ params: { id: channel.id }, body: { notices: next } })),
    onSuccess: (changed) => noteChannel(queries, changed),
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
  const words: Record<NoticeLevel, string> = { all: t`Every post`, mentions: t`Only mentions`, none: t`Nothing` };
  const shown = change.isPending ? change.variables : notices;
  return (
    <Menu
      width={220}
      title={t`Notify me about`}
      trigger={
        <Button
          size="sm"
          variant="outline"
          icon={shown === "none" ? IconBellOff : IconBell}
          aria-label={t`Notifications: ${words[shown]}`}
        >
          {words[shown]}
        </Button>
      }
      groups={[
        choices.map((choice) => ({
          id: choice,
          label: words[choice],
          end: choice === shown && <Icon icon={IconCheck} size="sm" />,
          onSelect: () => change.mutate(choice),
        })),
      ]}
    />
  );
}
