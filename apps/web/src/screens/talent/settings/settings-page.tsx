import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import styles from "./settings.module.css";

type Props = { title: ReactNode; lead: ReactNode; action?: ReactNode; children: ReactNode };

/** The layout of one settings page: its title, a lead that explains it to the user, then its cards. */
export function SettingsPage({ title, lead, action, children }: Props) {
  const head = (
    <>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        {lead}
      </Text>
    </>
  );
  return (
    <>
      {action ? (
        <div className={styles.head}>
          <div className={styles.headText}>{head}</div>
          {action}
        </div>
      ) : (
        head
      )}
      <div className={styles.cards}>{children}</div>
    </>
  );
}
