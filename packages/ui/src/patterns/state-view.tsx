import type { ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import { cx } from "../cx.ts";
import type { Drawing } from "../icons/drawings.tsx";
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

const drawingOf: Record<StateKind, Drawing> = {
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
  /** 1 when the state is the whole page. */
  level?: 1 | 2 | 3 | undefined;
  title: ReactNode;
  /** One or two sentences: the event, and the data that is safe. */
  children?: ReactNode;
  /** The error code for support requests. */
  code?: string | undefined;
  /** One or two actions. */
  actions?: ReactNode;
  /** Fills the window's height: for pages with no other content. */
  page?: boolean | undefined;
}

const isFault = (kind: StateKind) => kind === "error" || kind === "offline";

/** Empty, error, offline, maintenance, forbidden, not found: what happened, what stays safe, what to do next. */
export function StateView({ kind, level = 2, title, children, code, actions, page }: StateViewProps) {
  return (
    <div role={isFault(kind) && !page ? "alert" : undefined} className={cx(styles.state, page && styles.page)}>
      <Illustration name={drawingOf[kind]} />
      <Heading level={level} size={page ? "md" : "sm"}>
        {title}
      </Heading>
      {(children || code) && (
        <p className={styles.words}>
          {children} {code && <span className={styles.code}>{code}</span>}
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
