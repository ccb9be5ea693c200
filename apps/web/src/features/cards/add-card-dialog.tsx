import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useCardForm } from "./card-form-body.tsx";
import { cardName } from "./card-words.ts";
import { CardRefused, cardTrouble } from "./failure-words.ts";
import { noteCards, setupQuery, type CardOwner } from "./queries.ts";
import { returnAddress } from "./return-address.ts";
import { settleSetup } from "./settle.ts";

type Props = { owner: CardOwner; onClose: () => void };

/** Adds a card, which Stripe stores. It becomes usable when Stripe confirms it to our server, not to this page. */
export function AddCardDialog({ owner, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const setup = useQuery(setupQuery(owner, attempt));
  const form = useCardForm("keep", setup);
  const id = setup.data?.id ?? "";

  const adding = useMutation({
    mutationFn: async () => {
      if (!(await form.confirm(returnAddress("setup", id)))) return null;
      const settled = await settleSetup(id);
      if (settled.status === "failed" || settled.status === "canceled") throw new CardRefused(settled.failure);
      return settled;
    },
    onSuccess: async (settled) => {
      if (!settled) return;
      onClose();
      const name = settled.method ? cardName(settled.method) : "";
      showToast({
        message: settled.method
          ? t`${name} is saved`
          : t`The bank has not answered yet: the card appears here by itself`,
      });
      await noteCards(queries, owner);
    },
    // A refused setup intent cannot be reused, so the next card needs a new one.
    onError: (error) => error instanceof CardRefused && setAttempt(attempt + 1),
  });

  return (
    <FormDialog
      onClose={onClose}
      title={t`Add a card`}
      onSubmit={() => adding.mutate()}
      waiting={!form.ready}
      submitLabel={t`Save the card`}
      busy={adding.isPending}
      failure={adding.error && cardTrouble(i18n, adding.error)}
      footNote={t`Kept by Stripe; we see its last four digits.`}
    >
      {form.ready && (
        <Text size="sm" tone="muted">
          {owner.kind === "space" ? (
            <Trans>
              The default card is charged by itself for each invoice of the Space. Nothing is charged now; your bank may
              ask you to confirm.
            </Trans>
          ) : (
            <Trans>
              It is charged only when you pay an invoice with it yourself. Nothing is charged now; your bank may ask you
              to confirm.
            </Trans>
          )}
        </Text>
      )}
      {form.body}
    </FormDialog>
  );
}
