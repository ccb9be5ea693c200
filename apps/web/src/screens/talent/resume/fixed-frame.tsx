import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { IconPencil, IconPlus } from "@tabler/icons-react";
import { useEffect, type ReactNode } from "react";
import { focusSoon, formOf, openerId, sectionId, useResumeTools, type FixedResumePart } from "./resume-context.tsx";
import styles from "./section.module.css";

type Props = { part: FixedResumePart; title: string; blank: boolean; children: ReactNode };

/** The frame of a part (contacts or wishes) that has a fixed position after the sections; users cannot reorder it. */
export function FixedFrame({ part, title, blank, children }: Props) {
  const { t } = useLingui();
  const { isOpen, openForm } = useResumeTools();
  const form = formOf(part);
  const id = sectionId(part);
  // A link to this part arrives before the resume is loaded, so the browser and the router do not find it.
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    document.getElementById(id)?.scrollIntoView();
    focusSoon(`${id}-title`);
  }, [id]);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <header className={styles.head}>
        <Heading level={2} size="sm" id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {!isOpen(form) && (
          <Button
            id={openerId(form)}
            variant="quiet"
            size="sm"
            icon={blank ? IconPlus : IconPencil}
            aria-label={blank ? t`Add “${title}”` : t`Edit “${title}”`}
            onClick={() => openForm(form)}
          >
            {blank ? <Trans>Add</Trans> : <Trans>Edit</Trans>}
          </Button>
        )}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
