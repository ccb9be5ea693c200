import { Trans, useLingui } from "@lingui/react/macro";
import type { Invoice } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CardFailure } from "~/shell/form/card-failure.tsx";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { formatPrice } from "~/shell/format/format.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useCardForm } from "./card-form-body.tsx";
import { expiryState } from "./card-labels.ts";
import { cardTrouble } from "./failure-texts.ts";
import { anotherCard, PayChoice } from "./pay-choice.tsx";
import { cardsQuery, intentQuery, refetchCards } from "./queries.ts";
import { billingKey } from "~/shell/api/query-keys.ts";
import { returnAddress } from "./return-address.ts";
import { payWithNew, payWithSaved, type PaymentOutcome } from "./use-pay.ts";
import styles from "./cards.module.css";

type Props = { invoice: Invoice; onClose: () => void };

/** Focuses the page heading after a payment if the element that had the focus is gone, such as the pay button. */
const keepFocus = () =>
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });

/** Pays an open invoice with a card of the Space, a card of the user, or another card. */
export function PayDialog({ invoice, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { id: spaceId } = useActingSpace();
  const queries = useQueryClient();
  const now = useNow();
  const [ofSpace, own] = useQueries({
    queries: [cardsQuery({ kind: "space", id: spaceId }), cardsQuery({ kind: "user" })],
  });
  const cards = ofSpace.data && own.data && [...ofSpace.data, ...own.data];
  const [chosen, setChosen] = useState<string | null>(null);
  const usable = cards?.filter((card) => expiryState(card, now) !== "expired") ?? [];
  const way = chosen ?? (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? anotherCard;
  const isNew = cards !== undefined && way === anotherCard;
  const intent = useQuery({ ...intentQuery(spaceId, invoice.id), enabled: isNew });
  const form = useCardForm("pay", intent);
  const { number } = invoice;
  const amount = formatPrice(i18n.locale, invoice.openCents / 100);

  const paying = useMutation({
    mutationFn: async (): Promise<PaymentOutcome | null> => {
      const card = cards?.find(({ id }) => id === way);
      if (card) return await payWithSaved(spaceId, invoice, card);
      const id = intent.data?.id;
      if (!id || !(await form.confirm(returnAddress("payment", id)))) return null;
      return await payWithNew(id);
    },
    onSuccess: async (paid) => {
      if (!paid) return;
      await queries.invalidateQueries({ queryKey: billingKey(spaceId) });
      onClose();
      keepFocus();
      showToast({
        message:
          paid === "paid"
            ? t`Invoice ${number} paid`
            : t`The bank hasn’t responded yet. You’ll see the result on invoice ${number}.`,
      });
      await refetchCards(queries, { kind: "space", id: spaceId });
    },
    onError: () => void queries.invalidateQueries({ queryKey: billingKey(spaceId) }),
  });

  const failed = [ofSpace, own].find(({ error, data }) => error && !data);
  const ready = cards !== undefined && (!isNew || form.ready);
  return (
    <FormDialog
      onClose={onClose}
      title={t`Pay invoice ${number}`}
      onSubmit={() => paying.mutate()}
      waiting={!ready}
      submitLabel={t`Pay ${amount}`}
      busy={paying.isPending}
      failure={paying.error && cardTrouble(i18n, paying.error)}
      footNote={t`You’ll be charged once, through Stripe.`}
    >
      <div className={styles.amount}>
        <Text as="span" size="md" tone="muted">
          <Trans>Amount due, VAT included</Trans>
        </Text>
        <bdi className={styles.sum}>{amount}</bdi>
      </div>
      {failed ? (
        <CardFailure error={failed.error} onRetry={() => [ofSpace, own].forEach(({ refetch }) => void refetch())} />
      ) : cards ? (
        <PayChoice
          cards={cards}
          value={way}
          disabled={paying.isPending}
          onChange={(next) => {
            paying.reset();
            setChosen(next);
          }}
        />
      ) : (
        <LoadingList label={t`Loading`} rows={2} />
      )}
      {isNew && form.body}
    </FormDialog>
  );
}
