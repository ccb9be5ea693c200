import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { JobRow } from "~/features/jobs/job-row.tsx";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { EditorForm } from "./editor-fields.tsx";
import type { EditorValues } from "./editor-form.ts";
import { missingFor } from "./missing.ts";
import { slotsQuery } from "~/features/job-posts/queries.ts";
import { SlotsMeter } from "~/features/job-posts/slots-band.tsx";
import { useFieldLabels } from "./use-field-labels.ts";
import styles from "./editor.module.css";

type Props = { post: OwnJobPost; form: EditorForm };

/** What is missing, how it will look, and the slots: all of what is being written, not of what was saved. */
export function EditorAside({ post, form }: Props) {
  const values = useWatch({ control: form.control }) as EditorValues;
  return (
    <div className={styles.column}>
      <Checks values={values} form={form} />
      <Preview post={post} values={values} />
      <Slots />
    </div>
  );
}

function Checks({ values, form }: { values: EditorValues; form: EditorForm }) {
  const { t, i18n } = useLingui();
  const labels = useFieldLabels();
  const missing = missingFor(values, "company");
  const count = missing.length;
  return (
    <Card>
      <Card.Head
        title={t`Before publishing`}
        actions={
          count > 0 ? (
            <Badge tone="danger">
              <Trans>{count} to do</Trans>
            </Badge>
          ) : (
            <Badge tone="positive">
              <Trans>Ready</Trans>
            </Badge>
          )
        }
      />
      <ul className={styles.checks} aria-live="polite">
        {missing.map(({ field, code, params }) => (
          <li key={field} className={styles.missing}>
            <Icon icon={IconAlertCircle} />
            <span>
              <TextLink onClick={() => form.setFocus(field)}>{labels[field]}</TextLink>
              {": "}
              {fieldErrorText(i18n, { type: code, message: JSON.stringify(params) })}
            </span>
          </li>
        ))}
        {count === 0 && (
          <li className={styles.fine}>
            <Icon icon={IconCircleCheck} />
            <Trans>Pay, agreement, place and employer are all there.</Trans>
          </li>
        )}
      </ul>
    </Card>
  );
}

function Preview({ post, values }: { post: OwnJobPost; values: EditorValues }) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  return (
    <Card clip>
      <Card.Head title={t`Preview`} />
      <Card.Body>
        {/* Looks like the list, but goes nowhere. */}
        <div className={styles.preview} inert>
          <JobRow job={{ ...post, ...values, skills: post.skills }} now={now} level={3} />
        </div>
      </Card.Body>
    </Card>
  );
}

function Slots() {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data } = useQuery(slotsQuery(space.id));
  if (!data) return null;
  return (
    <Card>
      <Card.Head title={t`Slots`} />
      <Card.Body className={styles.slots}>
        <SlotsMeter title={t`Free`} slots={data.free} />
        <SlotsMeter title={t`Sponsored`} slots={data.premium} />
      </Card.Body>
    </Card>
  );
}
