import { useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Reveal } from "@orbita/ui/patterns/reveal.tsx";
import { IconHelp } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import styles from "./operations.module.css";

type Props = {
  title: string;
  /** Element at the end of the card's title row. */
  aside?: ReactNode;
  /** Explains the figures below and what an admin can do about them. */
  help: ReactNode;
  children: ReactNode;
};

/** A card with expandable help text, so that admins understand it without knowing the infrastructure. */
export function ExplainedCard({ title, aside, help, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Card clip aria-labelledby={id}>
      <Card.Head
        id={id}
        title={title}
        actions={
          <>
            {aside}
            <IconButton
              size="sm"
              icon={IconHelp}
              label={t`Help with ${title}`}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          </>
        }
      />
      <Reveal shown={open}>
        <div className={styles.help}>{help}</div>
      </Reveal>
      {children}
    </Card>
  );
}
