import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DeadLetter, OperationsStatus } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { DeadLetterDialog, type LetterAction } from "./dead-letter-dialog.tsx";
import { describeProblem } from "./run-labels.ts";
import { payloadLabel, queueLabel } from "./queue-labels.ts";
import { ExplainedCard } from "./explained-card.tsx";
import styles from "./operations.module.css";

/** Messages that failed all their attempts. An admin requeues or discards them, each time with a reason. */
export function DeadLettersCard({ deadLetters, queues }: Pick<OperationsStatus, "deadLetters" | "queues">) {
  const { t, i18n } = useLingui();
  const [act, setAct] = useState<LetterAction | null>(null);
  const stuck = queues.filter(({ dead }) => dead > 0);
  const count = Math.max(
    deadLetters.length,
    stuck.reduce((sum, { dead }) => sum + dead, 0),
  );
  const countWords = formatCount(i18n.locale, count);
  const shown = formatCount(i18n.locale, deadLetters.length);
  return (
    <ExplainedCard
      title={t`Stuck messages`}
      aside={
        count > 1 && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => setAct({ kind: "rerunAll", queues: stuck.map(({ name }) => name), count })}
          >
            {t`Try all ${countWords} again…`}
          </Button>
        )
      }
      help={
        <Trans>
          Messages that failed every attempt wait here until someone decides what to do. Try one again once the cause
          has been fixed: all its attempts will be available again. Discard it if it can never work. A message shows
          only the ID of what it concerns, never personal data. Both actions are recorded in the history with your
          reason.
        </Trans>
      }
    >
      {count === 0 ? (
        <Text size="sm" tone="muted" className={styles.padded}>
          <Trans>No stuck messages.</Trans>
        </Text>
      ) : (
        <ul className={styles.rows}>
          {deadLetters.map((letter, index) => (
            <Letter
              key={letter.id}
              letter={letter}
              first={deadLetters.findIndex(({ queue }) => queue === letter.queue) === index}
              onAct={(kind) => setAct({ kind, letter })}
            />
          ))}
        </ul>
      )}
      {count > deadLetters.length && (
        <Text size="sm" tone="muted" className={styles.padded}>
          <Trans>
            Showing the last {shown} of {countWords}.
          </Trans>
        </Text>
      )}
      {act && <DeadLetterDialog act={act} onClose={() => setAct(null)} />}
    </ExplainedCard>
  );
}

type LetterProps = { letter: DeadLetter; first: boolean; onAct: (kind: "rerun" | "discard") => void };

function Letter({ letter: { id, queue, at, tries, error, about }, first, onAct }: LetterProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const short = id.slice(-8);
  const name = i18n._(queueLabel(queue));
  const problem = describeProblem(i18n, error);
  return (
    <li className={styles.letter} id={first ? `stuck-${queue}` : undefined} tabIndex={first ? -1 : undefined}>
      <Text as="span" size="xs" className={styles.queue}>
        {name}
      </Text>
      <div className={styles.rowWords}>
        <b>{problem}</b>
        <Meta
          items={[
            t`${plural(tries, { one: "# attempt", other: "# attempts" })}`,
            ...about.map((part) => (
              <span key={part.name}>
                {i18n._(payloadLabel(part.name))} <bdi className={styles.code}>{part.value}</bdi>
              </span>
            )),
            formatMoment(i18n.locale, at, now),
            // The command line addresses a message by its queue and id.
            <bdi key="id" className={styles.code}>
              {queue} {short}
            </bdi>,
          ]}
        />
      </div>
      <div className={styles.acts}>
        <Button
          size="sm"
          variant="outline"
          aria-label={t`Try again with message ${short} from “${name}”`}
          onClick={() => onAct("rerun")}
        >
          <Trans>Try again…</Trans>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t`Discard message ${short} from “${name}”`}
          onClick={() => onAct("discard")}
        >
          <Trans>Discard…</Trans>
        </Button>
      </div>
    </li>
  );
}
