import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { CardFailure } from "~/shell/form/card-failure.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { AddCardDialog } from "./add-card-dialog.tsx";
import { CardRow } from "./card-row.tsx";
import { cardName } from "./card-labels.ts";
import { cardTrouble } from "./failure-texts.ts";
import { cardsQuery, refetchCards, useLiveCards, type CardOwner } from "./queries.ts";
import { RemoveCardDialog } from "./remove-card-dialog.tsx";
import { useReturn } from "./use-return.ts";

type Props = {
  owner: CardOwner;
  title: ReactNode;
  /** Element to render if there are no payment cards. */
  empty: ReactNode;
};

/** The cards of a Space or a user, with the default card, expiry dates and a button to add a card. */
export function CardList({ owner, title, empty }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const queries = useQueryClient();
  const { data: cards, error, refetch } = useQuery(cardsQuery(owner));
  const [asked, setAsked] = useState<{ act: "add" } | { act: "remove"; card: PaymentMethod } | null>(null);
  useLiveCards();
  useReturn(owner);
  const makeDefault = useMutation({
    mutationFn: ({ id: card }: PaymentMethod) =>
      answered(api().payments.changeMethod({ params: { id: card }, body: { isDefault: true } })),
    onSuccess: (card) => {
      const name = cardName(card);
      showToast({ message: t`${name} is now the default card` });
    },
    onError: (refusal) => void showToast({ message: cardTrouble(i18n, refusal) }),
    onSettled: () => refetchCards(queries, owner),
  });
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={title} />
      {error && !cards ? (
        <CardFailure error={error} onRetry={() => void refetch()} />
      ) : !cards ? (
        <LoadingList label={t`Loading`} rows={2} />
      ) : cards.length > 0 ? (
        <ItemList
          items={cards.map((card) => ({
            key: card.id,
            content: (
              <CardRow
                card={card}
                onDefault={() => makeDefault.mutate(card)}
                onRemove={() => setAsked({ act: "remove", card })}
              />
            ),
          }))}
        />
      ) : (
        <Card.Body>
          <Text size="md" tone="muted">
            {empty}
          </Text>
        </Card.Body>
      )}
      {cards && (
        <Card.Foot>
          <Button variant="quiet" size="sm" icon={IconPlus} onClick={() => setAsked({ act: "add" })}>
            <Trans>Add card…</Trans>
          </Button>
        </Card.Foot>
      )}
      {asked?.act === "add" && <AddCardDialog owner={owner} onClose={() => setAsked(null)} />}
      {asked?.act === "remove" && (
        <RemoveCardDialog
          owner={owner}
          card={asked.card}
          next={newestOther(cards ?? [], asked.card)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

/** The card that the server makes the default when this card is removed. */
const newestOther = (cards: readonly PaymentMethod[], card: PaymentMethod): PaymentMethod | undefined =>
  cards.filter(({ id }) => id !== card.id).toSorted((one, other) => other.created.localeCompare(one.created))[0];
