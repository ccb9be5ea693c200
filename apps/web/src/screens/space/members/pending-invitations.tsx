import { Trans, useLingui } from "@lingui/react/macro";
import type { Invitation } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconMailForward } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { shortDay } from "./last-seen.ts";
import { invitationsQuery, membersKey } from "~/domain/members/queries.ts";
import { roleNames } from "~/domain/members/role-labels.ts";
import styles from "./members.module.css";

/** Invitations that are not answered yet. Renders nothing if there are none. */
export function PendingInvitations() {
  const { i18n } = useLingui();
  const id = useId();
  const space = useActingSpace();
  const { data: invitations, dataUpdatedAt } = useQuery(invitationsQuery(space.id));
  if (!invitations?.length) return null;
  return (
    <Card aria-labelledby={id}>
      <Card.Head
        id={id}
        title={<Trans>Pending invitations</Trans>}
        actions={<span className={styles.count}>{formatCount(i18n.locale, invitations.length)}</span>}
      />
      <ItemList
        items={invitations.map((invitation) => ({
          key: invitation.id,
          content: <InvitationRow invitation={invitation} now={dataUpdatedAt} />,
        }))}
      />
    </Card>
  );
}

function InvitationRow({ invitation, now }: { invitation: Invitation; now: number }) {
  const { t, i18n } = useLingui();
  const { role: ownRole } = useActingSpace();
  const { email, invitedBy: name } = invitation;
  const created = shortDay(i18n.locale, invitation.created, now);
  const expires = shortDay(i18n.locale, invitation.expires, now);
  return (
    <div className={styles.invitation}>
      <Icon icon={IconMailForward} />
      <div className={styles.words}>
        <b>
          <bdi>{email}</bdi>
        </b>
        <Meta
          items={[
            i18n._(roleNames[invitation.role]),
            name ? t`Invited by ${name} on ${created}` : t`Invited on ${created}`,
            t`expires on ${expires}`,
          ]}
        />
      </div>
      {ownRole === "owner" && <InvitationActs invitation={invitation} />}
    </div>
  );
}

function InvitationActs({ invitation: { id, email } }: { invitation: Invitation }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const params = { id: space.id, invitationId: id };
  const onSettled = () => queries.invalidateQueries({ queryKey: membersKey(space.id) });
  const resend = useMutation({
    mutationFn: () => answered(api().members.resend({ params })),
    onSuccess: () => showToast({ message: t`Invitation sent again to ${email}. The previous link no longer works.` }),
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: () => answered(api().members.withdraw({ params })),
    onSuccess: () => showToast({ message: t`Invitation for ${email} withdrawn` }),
    onSettled,
  });
  const failure = resend.error ?? withdraw.error;
  return (
    <div className={styles.invitationActs}>
      <Button
        variant="quiet"
        size="sm"
        busy={resend.isPending}
        aria-label={t`Send again to ${email}`}
        onClick={() => resend.mutate()}
      >
        <Trans>Send again</Trans>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        busy={withdraw.isPending}
        aria-label={t`Withdraw invitation for ${email}`}
        onClick={() => withdraw.mutate()}
      >
        <Trans>Withdraw</Trans>
      </Button>
      {failure && (
        <Note tone="danger" role="alert">
          {failureText(i18n, failure)}
        </Note>
      )}
    </div>
  );
}
