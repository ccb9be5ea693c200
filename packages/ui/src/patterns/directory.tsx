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
  /** The accessible name of the search. */
  label: string;
  /** The search form and the filters, in the bar below the lead text. */
  tools: ReactNode;
  /** True if the tools beside the search form are an action. The action is then at the end of the bar, and on phones below the form. */
  apart?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a public, searchable list: the heading, the bar with the search, and the results. */
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
  /** The number of results as text. It is the heading of the results. */
  count: ReactNode;
  /** The control for the sort order. */
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
