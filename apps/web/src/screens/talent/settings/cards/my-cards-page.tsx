import { Trans } from "@lingui/react/macro";
import { SettingsPage } from "../settings-page.tsx";
import { CardList } from "~/domain/payments/card-list.tsx";

/** The user's own cards, with which the user can pay invoices of their Spaces. */
export function MyCardsPage() {
  return (
    <SettingsPage
      title={<Trans>Your cards</Trans>}
      lead={
        <Trans>
          Use these cards to pay an invoice yourself for a Space you own. They’re yours: the Space’s other owners can’t
          see them, and they’re charged only when you pay with them.
        </Trans>
      }
    >
      <CardList
        owner={{ kind: "user" }}
        title={<Trans>Cards</Trans>}
        empty={<Trans>No cards yet. Add one only if you want to pay a Space’s invoice yourself.</Trans>}
      />
    </SettingsPage>
  );
}
