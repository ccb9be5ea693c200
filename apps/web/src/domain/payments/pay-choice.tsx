import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "@orbita/contract";
import { RadioCards, type RadioCard } from "@orbita/ui/fields/radio-cards.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { Expiry } from "./card-row.tsx";
import { cardName, expiryState } from "./card-labels.ts";

/** Choice in place of a card id: the user pays with a card that is not saved. */
export const anotherCard = "another";

type Props = { cards: readonly PaymentMethod[]; value: string; disabled: boolean; onChange: (value: string) => void };

/** Selects one of the saved cards, listed with their owner, or the option to use another card. */
export function PayChoice({ cards, value, disabled, onChange }: Props) {
  const { t } = useLingui();
  const now = useNow();
  // Without saved cards there is nothing to choose; the form for another card is enough.
  if (cards.length === 0) return null;
  const choices: RadioCard<string>[] = [
    ...cards.map((card) => ({
      value: card.id,
      title: <bdi>{cardName(card)}</bdi>,
      end: card.owner === "user" ? t`Yours` : card.isDefault ? t({ message: "Default", context: "a card" }) : undefined,
      hint: <Expiry card={card} as="span" />,
      disabled: disabled || expiryState(card, now) === "expired",
    })),
    {
      value: anotherCard,
      title: <Trans>Another card</Trans>,
      hint: <Trans>For this invoice only. The card won’t be saved.</Trans>,
      disabled,
    },
  ];
  return <RadioCards legend={t`Payment method`} cards={choices} value={value} onChange={onChange} />;
}
