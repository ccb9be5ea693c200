import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { cardName } from "./card-labels.ts";
import { cardTrouble } from "./failure-texts.ts";
import { refetchCards, type CardOwner } from "./queries.ts";

type Props = { owner: CardOwner; card: PaymentMethod; next: PaymentMethod | undefined; onClose: () => void };

/** Confirms the removal, which also deletes the card at Stripe. If the card is the default, `next` becomes the default. */
export function RemoveCardDialog({ owner, card, next, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const name = cardName(card);
  const nextName = next ? cardName(next) : "";
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answered(api().payments.removeMethod({ params: { id: card.id } })),
    onSuccess: () => {
      onClose();
      showToast({ message: t({ message: `${name} removed`, context: "a card" }) });
    },
    // Refetches the cards also after a failure, because the list on the page may be outdated.
    onSettled: () => refetchCards(queries, owner),
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Remove ${name}?`}
      variant="dangerFill"
      submitLabel={t`Remove`}
      onSubmit={() => mutate()}
      busy={isPending}
      failure={error && cardTrouble(i18n, error)}
    >
      <Text size="md">
        <Trans>The card will be deleted from Stripe too. To use it again, you’ll have to add it again.</Trans>{" "}
        {card.isDefault && next && <Trans>{nextName} will become the default card.</Trans>}
      </Text>
    </FormDialog>
  );
}
