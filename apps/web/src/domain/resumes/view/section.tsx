import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useId, type ReactNode } from "react";
import { MarkedEntry } from "../marked.tsx";
import styles from "./resume-view.module.css";

/** A section of a resume, with an optional figure at the end of its heading. */
export function Section({ title, figure, children }: { title: string; figure?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
        {figure !== undefined && (
          <Text as="span" size="sm" tone="muted" numeric>
            {figure}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

/** A small section for the sidebar. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A list entry whose quotes can be marked and scrolled to. */
export const EntryItem = ({ id, children }: { id: string; children: ReactNode }) => (
  <li data-entry={id}>
    <MarkedEntry id={id}>{children}</MarkedEntry>
  </li>
);
