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
  /** What is searched here. */
  label: string;
  /** The form and the filters, in the bar below the words. */
  tools: ReactNode;
  /** What stands beside the form is an act: at the end, and below it on phones. */
  apart?: boolean | undefined;
  children: ReactNode;
}

/** A public list that one searches: what it is, the bar, and the rest in pages of its own. */
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
  /** How many, in words. */
  count: ReactNode;
  /** In what order. */
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
