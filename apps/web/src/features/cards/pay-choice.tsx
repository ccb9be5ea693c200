import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "@orbita/contract";
import { RadioCards, type RadioCard } from "@orbita/ui/fields/radio-cards.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { Expiry } from "./card-row.tsx";
import { cardName, expiryState } from "./card-words.ts";

/** Value in place of a card id: pay with a card that is not saved. */
export const anotherCard = "another";

type Props = { cards: readonly PaymentMethod[]; value: string; disabled: boolean; onChange: (value: string) => void };

/** The saved cards with their owner, and the option to use another card. */
export function PayChoice({ cards, value, disabled, onChange }: Props) {
  const { t } = useLingui();
  const now = useNow();
  // Without saved cards there is no choice; the form is enough.
  if (cards.length === 0) return null;
  const choices: RadioCard<string>[] = [
    ...cards.map((card) => ({
      value: card.id,
      title: <bdi>{cardName(card)}</bdi>,
      end: card.owner === "user" ? t`yours` : card.isDefault ? t`default` : undefined,
      hint: <Expiry card={card} as="span" />,
      disabled: disabled || expiryState(card, now) === "expired",
    })),
    {
      value: anotherCard,
      title: <Trans>Another card</Trans>,
      hint: <Trans>For this invoice only: it is not kept.</Trans>,
      disabled,
    },
  ];
  return <RadioCards legend={t`Pay with`} cards={choices} value={value} onChange={onChange} />;
}
