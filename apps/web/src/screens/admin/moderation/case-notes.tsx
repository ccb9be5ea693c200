import { Trans, useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { reportReasonLabels } from "~/shell/report/report-labels.ts";
import { formatCount } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import styles from "~/domain/back-office/feed-admin.module.css";

/** The texts that reporters wrote. Reporters stay anonymous, because a decision does not need their names. */
export function CaseNotes({ one: { notes } }: { one: ModerationCase }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const count = formatCount(i18n.locale, notes.length);
  return (
    <Card>
      <Card.Head title={t`Reports (${count})`} />
      <Card.Body>
        {notes.length === 0 ? (
          <Text tone="muted">
            <Trans>No one reported this: our moderators noticed it.</Trans>
          </Text>
        ) : (
          <ul className={styles.notes}>
            {notes.map((note, index) => (
              <li key={index}>
                <Meta
                  as="span"
                  items={[i18n._(reportReasonLabels[note.reason].title), formatMoment(i18n.locale, note.at, now)]}
                />
                {note.note && <span dir="auto">{note.note}</span>}
              </li>
            ))}
          </ul>
        )}
      </Card.Body>
    </Card>
  );
}
