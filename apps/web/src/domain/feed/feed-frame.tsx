import { useLingui } from "@lingui/react/macro";
import { Page } from "@orbita/ui/base/page.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { cx } from "@orbita/ui/cx.ts";
import type { ReactNode } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { FeedSidebar } from "./feed-sidebar.tsx";
import { FeedTabs } from "./feed-tabs.tsx";
import styles from "./feed-frame.module.css";

type Props = {
  /** Page heading for screen readers; null if the content has its own visible heading. */
  title: string | null;
  /** The third column; null leaves it out. */
  aside: ReactNode;
  children: ReactNode;
};

/** Layout of all feed pages: navigation, content, and a third column. */
export function FeedFrame({ title, aside, children }: Props) {
  const { t } = useLingui();
  const me = useMe();
  return (
    <Page as="main" className={cx(styles.frame, aside === null && styles.wide)}>
      {title !== null && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <nav aria-label={t`Feed and channels`} className={styles.side}>
        <FeedSidebar signedIn={me !== null} />
      </nav>
      <div className={styles.column}>
        <FeedTabs signedIn={me !== null} />
        {children}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </Page>
  );
}
