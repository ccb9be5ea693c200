import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentMethod } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconCreditCard, IconDots, IconStar, IconTrash } from "@tabler/icons-react";
import { useNow } from "~/shell/format/use-now.ts";
import { cardName, expiryOf, expiryState } from "./card-labels.ts";
import styles from "./cards.module.css";

type Props = { card: PaymentMethod; onDefault: () => void; onRemove: () => void };

export function CardRow({ card, onDefault, onRemove }: Props) {
  const { t } = useLingui();
  const name = cardName(card);
  return (
    <div className={styles.row}>
      <Icon icon={IconCreditCard} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <Expiry card={card} />
      </div>
      {card.isDefault && (
        <Badge dot="none">
          <Trans context="a card">Default</Trans>
        </Badge>
      )}
      <Menu
        width={240}
        trigger={<IconButton icon={IconDots} size="sm" label={t`Actions for ${name}`} />}
        groups={[
          card.isDefault ? [] : [{ id: "default", label: t`Set as default`, icon: IconStar, onSelect: onDefault }],
          [{ id: "remove", label: t`Remove…`, icon: IconTrash, danger: true, onSelect: onRemove }],
        ]}
      />
    </div>
  );
}

/** A card's expiry date, highlighted when the card has expired or expires soon. */
export function Expiry({ card, as: Tag = "p" }: { card: PaymentMethod; as?: "p" | "span" }) {
  const now = useNow();
  const state = expiryState(card, now);
  const date = expiryOf(card);
  const look = cx(styles.expiry, state === "expired" && styles.expired, state === "soon" && styles.soon);
  return (
    <Tag className={look}>
      {state === "expired" ? (
        <Trans>Expired {date}. Add another card.</Trans>
      ) : state === "soon" ? (
        <Trans>Expires {date}. Add another card soon.</Trans>
      ) : (
        <Trans>Expires {date}</Trans>
      )}
    </Tag>
  );
}
