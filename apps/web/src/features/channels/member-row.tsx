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
type Change = { accepted: true } | { role: "member" | "moderator" } | "remove";

function useChange({ channel, member }: Props) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const params = { id: channel.id, userId: member.id };
  return useMutation<unknown, unknown, Change>({
    mutationFn: (change) =>
      change === "remove"
        ? answered(api().channels.removeMember({ params }))
        : answered(api().channels.changeMember({ params, body: change })),
    onSuccess: () => queries.invalidateQueries({ queryKey: channelsKey }),
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
}

/** A member, a join request or an invitation. */
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
            <Trans>looks after the channel</Trans>
          </small>
        )}
      </div>
      {channel.may.moderate && state === "asked" && (
        <>
          <Button
            size="sm"
            variant="primary"
            busy={busy}
            aria-label={t`Let in ${name}`}
            onClick={() => mutate({ accepted: true })}
          >
            <Trans>Let in</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            aria-label={t`Turn down ${name}`}
            onClick={() => mutate("remove")}
          >
            <Trans>Turn down</Trans>
          </Button>
        </>
      )}
      {channel.may.moderate && state === "invited" && (
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          aria-label={t`Take back the invitation of ${name}`}
          onClick={() => mutate("remove")}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
      {channel.may.moderate && state === "member" && member.id !== me?.id && (
        <Menu
          width={260}
          trigger={<IconButton icon={IconDots} size="sm" label={t`More acts on ${name}`} />}
          groups={[
            [
              role === "member"
                ? {
                    id: "moderator",
                    label: t`Let them look after it too`,
                    icon: IconShield,
                    onSelect: () => mutate({ role: "moderator" }),
                  }
                : {
                    id: "member",
                    label: t`No longer looks after it`,
                    icon: IconShield,
                    onSelect: () => mutate({ role: "member" }),
                  },
              {
                id: "remove",
                label: t`Send out of the channel`,
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
