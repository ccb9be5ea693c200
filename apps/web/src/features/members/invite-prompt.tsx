import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceRole } from "@orbita/contract";
import { productName } from "@orbita/contract/product";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconUserQuestion } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { membersKey } from "./queries.ts";
import styles from "./members.module.css";

type Props = { email: string; role: SpaceRole; onSent: () => void; onCorrect: () => void };

/** Nobody is registered with this address: an invitation, or another address. */
export function InvitePrompt({ email, role, onSent, onCorrect }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const days = spaceLimits.invitationDays;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answered(api().members.invite({ params: { id: space.id }, body: { email, role } })),
    onSuccess: () => {
      showToast({ message: t`The invitation for ${email} is on its way` });
      onSent();
    },
    // A refusal too: what is shown may be older than what is.
    onSettled: () => queries.invalidateQueries({ queryKey: membersKey(space.id) }),
  });
  return (
    <Note tone={error ? "danger" : "info"} icon={IconUserQuestion} role="status" className={styles.prompt}>
      <p>
        {error ? (
          failureText(i18n, error)
        ) : (
          <Trans>
            <b>
              <bdi>{email}</bdi> is not on {productName} yet.
            </b>{" "}
            We send an invitation: they create a profile and are inside the Space. It is good for {days} days.
          </Trans>
        )}
      </p>
      <p className={styles.promptActs}>
        <Button variant="primary" size="sm" busy={isPending} onClick={() => mutate()}>
          <Trans>Send the invitation</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={onCorrect}>
          <Trans>Correct the address</Trans>
        </Button>
      </p>
    </Note>
  );
}
