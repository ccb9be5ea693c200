import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Invitation, SpaceRole } from "@orbita/contract";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconMailForward } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { membersKey } from "~/domain/members/queries.ts";
import styles from "./members.module.css";

/** An address to invite, and its pending invitation, if any. */
export type InvitationDraft = { email: string; role: SpaceRole; pending: Invitation | undefined };
type Props = InvitationDraft & { onSent: () => void; onCorrect: () => void };

/** Asks for confirmation before an invitation is sent, or sent again if it is still pending. */
export function InvitePrompt({ email, role, pending, onSent, onCorrect }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const days = spaceLimits.invitationDays;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      answered(
        pending
          ? api().members.resend({ params: { id: space.id, invitationId: pending.id } })
          : api().members.add({ params: { id: space.id }, body: { email, role } }),
      ),
    onSuccess: () => {
      showToast({ message: t`Invitation sent to ${email}` });
      onSent();
    },
    // Refetches members and invitations also after an error, because the lists on the page may be outdated.
    onSettled: () => queries.invalidateQueries({ queryKey: membersKey(space.id) }),
  });
  const day = pending && formatDay(i18n.locale, pending.created);
  return (
    <Note tone={error ? "danger" : "info"} icon={IconMailForward} role="status" className={styles.prompt}>
      <p>
        {error ? (
          failureText(i18n, error)
        ) : pending ? (
          <Trans>
            <b>
              We sent <bdi>{email}</bdi> an invitation on {day}.
            </b>{" "}
            If you send it again, the old link will stop working and the new one will be valid for{" "}
            <Plural value={days} one="# day" other="# days" />.
          </Trans>
        ) : (
          <Trans>
            <b>
              We’ll email <bdi>{email}</bdi> an invitation.
            </b>{" "}
            They’ll join the Space when they accept it. The link is valid for{" "}
            <Plural value={days} one="# day" other="# days" />.
          </Trans>
        )}
      </p>
      <p className={styles.promptActs}>
        {!error && (
          <Button variant="primary" size="sm" busy={isPending} onClick={() => mutate()}>
            {pending ? <Trans>Send again</Trans> : <Trans>Send invitation</Trans>}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onCorrect}>
          <Trans>Edit address</Trans>
        </Button>
      </p>
    </Note>
  );
}
