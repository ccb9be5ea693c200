import { Trans } from "@lingui/react/macro";
import type { SpacePart } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { partFields, type SpaceField } from "./space-values.ts";
import { useFieldWords } from "./use-field-words.ts";
import { useForm } from "./use-space-form.ts";
import styles from "./space-settings.module.css";

export const partId = (part: SpacePart): string => `part-${part}`;

type Props = { part: SpacePart; hint: ReactNode; children: ReactNode };

/** One of the five parts, with its heading. A part with unsaved fields can be saved without the others. */
export function PartSection({ part, hint, children }: Props) {
  const form = useForm();
  const { partNames } = useFieldWords();
  const fields: readonly SpaceField[] = partFields[part];
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
        {/* If only this part has changes, the bar below does the same. */}
        {changed && others && (
          <Button size="sm" variant="outline" busy={form.busy} onClick={() => void form.save(fields)}>
            <Trans>Save this part only</Trans>
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}
