import { useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Reveal } from "@orbita/ui/patterns/reveal.tsx";
import { IconHelp } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import styles from "./operations.module.css";

type Props = {
  title: string;
  /** Beside the title, at the end. */
  aside?: ReactNode;
  /** What the figures below mean, and what one does about them. */
  help: ReactNode;
  children: ReactNode;
};

/** A card that says what it shows to whoever asks: nobody has to know the machinery to read it. */
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
              label={t`What does it mean: ${title}`}
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
