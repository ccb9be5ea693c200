import { Trans } from "@lingui/react/macro";
import { SettingsPage } from "~/features/settings/settings-page.tsx";
import { CardList } from "./card-list.tsx";

/** The user's own cards, with which they can pay invoices of their Spaces. */
export function MyCardsPage() {
  return (
    <SettingsPage
      title={<Trans>Your cards</Trans>}
      lead={
        <Trans>
          To pay an invoice of a Space you own in its place. They are yours: the Space’s other owners do not see them,
          and they are charged only when you pay with them yourself.
        </Trans>
      }
    >
      <CardList
        owner={{ kind: "user" }}
        title={<Trans>Cards</Trans>}
        empty={<Trans>No card yet. You need one only to pay for a Space with a card of your own.</Trans>}
      />
    </SettingsPage>
  );
}
