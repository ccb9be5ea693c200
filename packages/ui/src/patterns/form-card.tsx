import { useId, type ReactNode } from "react";
import { Card } from "../base/card.tsx";
import { cx } from "../cx.ts";
import styles from "./form-card.module.css";

export interface FormCardProps {
  title: ReactNode;
  actions?: ReactNode;
  /** The number of columns of fields on larger screens. `FormCard.Wide` makes a field span all columns. */
  columns?: 1 | 2 | 3 | undefined;
  foot?: ReactNode;
  children: ReactNode;
}

/** A card with one part of a form. */
export function FormCard({ title, actions, columns = 1, foot, children }: FormCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Card.Head title={title} id={id} actions={actions} />
      <Card.Body className={cx(styles.fields, styles[`c${columns}`])}>{children}</Card.Body>
      {foot && <Card.Foot>{foot}</Card.Foot>}
    </Card>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
FormCard.Wide = Wide;
