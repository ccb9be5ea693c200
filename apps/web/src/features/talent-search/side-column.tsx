import { Trans, useLingui } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconShieldCheck } from "@tabler/icons-react";
import { OffersCard } from "~/features/offers/offers-card.tsx";
import { SavedSearchesCard } from "~/features/saved-searches/saved-searches-card.tsx";
import { ShortlistsCard } from "~/features/shortlists/shortlists-card.tsx";
import styles from "./page.module.css";

/** Saved searches, shortlists and offers of the Space, and a privacy notice. */
export function SideColumn() {
  const { t } = useLingui();
  return (
    <aside className={styles.side} aria-label={t`Of the Space`}>
      <SavedSearchesCard />
      <Note icon={IconShieldCheck} className={styles.note}>
        <Trans>You see only who chose to be here. Every opening of a CV is recorded.</Trans>
      </Note>
      <ShortlistsCard />
      <OffersCard />
    </aside>
  );
}
