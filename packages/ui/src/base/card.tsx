import type { HTMLAttributes, ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./card.module.css";

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "title" | "className"> {
  as?: "section" | "div" | "article" | "aside" | undefined;
  look?: "surface" | "sunken" | "dashed" | undefined;
  /** Adds padding all around. Omit it if the card consists of `Card` parts, which have padding of their own. */
  padded?: boolean | undefined;
  /** Clips the content at the rounded corners, for tables and cover images. */
  clip?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ as: Tag = "section", look = "surface", padded, clip, className, children, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        styles.card,
        look !== "surface" && styles[look],
        padded && styles.padded,
        clip && styles.clip,
        className,
      )}
    >
      {children}
    </Tag>
  );
}

interface CardHeadProps {
  title: ReactNode;
  /** The level of the card's heading in the page. */
  level?: 2 | 3 | undefined;
  id?: string | undefined;
  actions?: ReactNode;
}

function CardHead({ title, level = 2, id, actions }: CardHeadProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <header className={styles.head}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {actions}
    </header>
  );
}

function CardBody({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx(styles.body, className)}>{children}</div>;
}

function CardFoot({ children }: { children: ReactNode }) {
  return <footer className={styles.foot}>{children}</footer>;
}

Card.Head = CardHead;
Card.Body = CardBody;
Card.Foot = CardFoot;
