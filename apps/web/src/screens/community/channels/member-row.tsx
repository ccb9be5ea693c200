import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel, ChannelMember } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconDots, IconShield, IconUserMinus } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { channelsKey } from "~/domain/channels/queries.ts";
import styles from "./channel-page.module.css";

type Props = { channel: Channel; member: ChannelMember };
type MemberChange = { accepted: true } | { role: "member" | "moderator" } | "remove";

function useChange({ channel, member }: Props) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const params = { id: channel.id, userId: member.id };
  return useMutation<unknown, unknown, MemberChange>({
    mutationFn: (change) =>
      change === "remove"
        ? answered(api().channels.removeMember({ params }))
        : answered(api().channels.changeMember({ params, body: change })),
    onSuccess: () => queries.invalidateQueries({ queryKey: channelsKey }),
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
}

/** A row of the members dialog: a member, a join request or an invitation. */
export function MemberRow({ channel, member }: Props) {
  const { t } = useLingui();
  const me = useMe();
  const { mutate, isPending: busy } = useChange({ channel, member });
  const { name, username, hasPage, picture, role, state } = member;
  return (
    <div className={styles.member}>
      <Avatar size="sm" name={name} seed={member.id} src={picture ? imageUrl(picture, 96) : undefined} />
      <div className={styles.memberName}>
        {hasPage ? (
          <Link to="/u/$username" params={{ username }}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {role === "moderator" && (
          <small>
            <Trans>Moderator</Trans>
          </small>
        )}
      </div>
      {channel.may.moderate && state === "asked" && (
        <>
          <Button
            size="sm"
            variant="primary"
            busy={busy}
            aria-label={t`Accept ${name}’s request`}
            onClick={() => mutate({ accepted: true })}
          >
            <Trans>Accept</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            aria-label={t`Decline ${name}’s request`}
            onClick={() => mutate("remove")}
          >
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
      {channel.may.moderate && state === "invited" && (
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          aria-label={t`Withdraw the invitation to ${name}`}
          onClick={() => mutate("remove")}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
      {channel.may.moderate && state === "member" && member.id !== me?.id && (
        <Menu
          width={260}
          trigger={<IconButton icon={IconDots} size="sm" label={t`More actions for ${name}`} />}
          groups={[
            [
              role === "member"
                ? {
                    id: "moderator",
                    label: t`Make moderator`,
                    icon: IconShield,
                    onSelect: () => mutate({ role: "moderator" }),
                  }
                : {
                    id: "member",
                    label: t`Remove as moderator`,
                    icon: IconShield,
                    onSelect: () => mutate({ role: "member" }),
                  },
              {
                id: "remove",
                label: t`Remove from channel`,
                icon: IconUserMinus,
                danger: true,
                onSelect: () => mutate("remove"),
              },
            ],
          ]}
        />
      )}
    </div>
  );
}
