import type { ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import { Page } from "../base/page.tsx";
import { Text } from "../base/text.tsx";
import { cx } from "../cx.ts";
import { ItemList, type ItemListProps } from "./item-list.tsx";
import styles from "./directory.module.css";

export interface DirectoryFrameProps {
  title: ReactNode;
  lead: ReactNode;
  /** Names the search. */
  label: string;
  /** The form and the filters, in the bar below the text. */
  tools: ReactNode;
  /** The content beside the form is an action: at the end, and below it on phones. */
  apart?: boolean | undefined;
  children: ReactNode;
}

/** A public, searchable list: its heading, the bar, and the results in pages of their own. */
export function DirectoryFrame({ title, lead, label, tools, apart, children }: DirectoryFrameProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Page className={styles.intro}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Text size="lg" className={styles.lead}>
          {lead}
        </Text>
      </Page>
      <search aria-label={label} className={styles.bar}>
        <Page className={cx(styles.tools, apart && styles.apart)}>{tools}</Page>
      </search>
      {children}
    </main>
  );
}

export interface DirectoryResultsProps {
  /** The number of results, as text. */
  count: ReactNode;
  /** The sort order. */
  order: ReactNode;
  items: ItemListProps["items"];
  pager?: ReactNode;
}

export function DirectoryResults({ count, order, items, pager }: DirectoryResultsProps) {
  return (
    <section aria-labelledby="count">
      <div className={styles.head}>
        <h2 id="count" className={styles.count}>
          {count}
        </h2>
        {order}
      </div>
      <ItemList items={items} className={styles.list} />
      {pager && <div className={styles.pager}>{pager}</div>}
    </section>
  );
}
