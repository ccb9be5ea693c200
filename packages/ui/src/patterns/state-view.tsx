import type { ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import { cx } from "../cx.ts";
import type { IllustrationName } from "../icons/drawings.tsx";
import { Illustration } from "../icons/illustration.tsx";
import styles from "./state-view.module.css";

export type StateKind =
  | "emptySearch"
  | "emptyDocuments"
  | "emptyPeople"
  | "error"
  | "offline"
  | "maintenance"
  | "notAllowed"
  | "notFound";

const drawingOf: Record<StateKind, IllustrationName> = {
  emptySearch: "search",
  emptyDocuments: "documents",
  emptyPeople: "people",
  error: "error",
  offline: "offline",
  maintenance: "maintenance",
  notAllowed: "locked",
  notFound: "search",
};

export interface StateViewProps {
  kind: StateKind;
  /** The level of the heading; 1 if the state is the whole page. */
  level?: 1 | 2 | 3 | undefined;
  title: ReactNode;
  /** One or two sentences: what happened, and which data is safe. An error code for support is in a `code` element. */
  children?: ReactNode;
  /** The actions: one or two buttons or links. */
  actions?: ReactNode;
  /** Fills the height of the window, for pages with no other content. */
  page?: boolean | undefined;
}

const isFault = (kind: StateKind) => kind === "error" || kind === "offline";

/**
 * The view of a state without content: empty, error, offline, maintenance, forbidden, not found. It says what happened, what stays
 * safe and what to do next.
 */
export function StateView({ kind, level = 2, title, children, actions, page }: StateViewProps) {
  return (
    <div role={isFault(kind) && !page ? "alert" : undefined} className={cx(styles.state, page && styles.page)}>
      <Illustration name={drawingOf[kind]} />
      <Heading level={level} size={page ? "md" : "sm"}>
        {title}
      </Heading>
      {children && <p className={styles.words}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
