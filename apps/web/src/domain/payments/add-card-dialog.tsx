import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useCardForm } from "./card-form-body.tsx";
import { cardName } from "./card-labels.ts";
import { CardRefused, cardTrouble } from "./failure-texts.ts";
import { refetchCards, setupQuery, type CardOwner } from "./queries.ts";
import { returnAddress } from "./return-address.ts";
import { settleSetup } from "./settle.ts";

type Props = { owner: CardOwner; onClose: () => void };

/**
 * Adds a card, which Stripe stores.
 * The card is usable once Stripe confirms it to our server; Stripe's response to this page does not count.
 */
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
          ? t({ message: `${name} saved`, context: "a card" })
          : t`The bank hasn’t responded yet. The card will appear here automatically.`,
      });
      await refetchCards(queries, owner);
    },
    // A refused setup intent cannot be reused, so the next card needs a new one.
    onError: (error) => error instanceof CardRefused && setAttempt(attempt + 1),
  });

  return (
    <FormDialog
      onClose={onClose}
      title={t`Add card`}
      onSubmit={() => adding.mutate()}
      waiting={!form.ready}
      submitLabel={t`Save card`}
      busy={adding.isPending}
      failure={adding.error && cardTrouble(i18n, adding.error)}
      footNote={t`Stripe stores the card. We only see the last four digits.`}
    >
      {form.ready && (
        <Text size="sm" tone="muted">
          {owner.kind === "space" ? (
            <Trans>
              We’ll automatically charge each of the Space’s invoices to the default card. Nothing will be charged now,
              but your bank may ask you to confirm.
            </Trans>
          ) : (
            <Trans>
              We’ll charge this card only when you use it to pay an invoice. Nothing will be charged now, but your bank
              may ask you to confirm.
            </Trans>
          )}
        </Text>
      )}
      {form.body}
    </FormDialog>
  );
}
