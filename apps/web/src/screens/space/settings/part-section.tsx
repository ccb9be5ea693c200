import { Trans } from "@lingui/react/macro";
import type { SpacePart } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { partFields, type SpaceFieldName } from "~/domain/spaces/space-values.ts";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

export const partId = (part: SpacePart): string => `part-${part}`;

type Props = { part: SpacePart; hint: ReactNode; children: ReactNode };

/** One of the five parts of the settings, with its heading. A part with unsaved fields can be saved without the others. */
export function PartSection({ part, hint, children }: Props) {
  const form = useForm();
  const { partNames } = useSpaceFieldLabels();
  const fields: readonly SpaceFieldName[] = partFields[part];
  const changed = form.dirty.some((field) => fields.includes(field));
  const others = form.dirty.some((field) => !fields.includes(field));
  return (
    <section id={partId(part)} aria-labelledby={`${partId(part)}-title`} className={styles.part}>
      <header className={styles.partHead}>
        <div>
          <Heading level={2} size="sm" id={`${partId(part)}-title`}>
            {partNames[part]}
          </Heading>
          <Text size="sm" tone="muted" className={styles.partHint}>
            {hint}
          </Text>
        </div>
        {/* The button is hidden if only this part has changes, because the bar at the bottom then does the same. */}
        {changed && others && (
          <Button size="sm" variant="outline" busy={form.busy} onClick={() => void form.save(fields)}>
            <Trans>Save this section only</Trans>
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}
