import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DeadLetter, Operations } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { DeadLetterDialog, type LetterAct } from "./dead-letter-dialog.tsx";
import { ExplainedCard } from "./explained-card.tsx";
import styles from "./operations.module.css";

/** Messages that failed all their attempts. An admin requeues or discards them, each time with a reason. */
export function DeadLettersCard({ deadLetters, queues }: Pick<Operations, "deadLetters" | "queues">) {
  const { t, i18n } = useLingui();
  const [act, setAct] = useState<LetterAct | null>(null);
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
            {t`Try all ${countWords} again`}
          </Button>
        )
      }
      help={
        <Trans>
          A message that failed at all its tries waits here until somebody decides: again, with all its tries before it,
          once the cause is gone; or given up, when it can never work. It names what it is about by id, never a person’s
          data. Both are written into the history with your reason.
        </Trans>
      }
    >
      {count === 0 ? (
        <Text size="sm" tone="muted" className={styles.padded}>
          <Trans>Nothing is stuck.</Trans>
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
            The last {shown} of {countWords}.
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
  return (
    <li className={styles.letter} id={first ? `stuck-${queue}` : undefined} tabIndex={first ? -1 : undefined}>
      <Text as="span" size="xs" mono className={styles.queue}>
        {queue}
      </Text>
      <div className={styles.rowWords}>
        <b>
          {error}, {t`${plural(tries, { one: "# try", other: "# tries" })}`}
        </b>
        <Meta
          items={[
            ...about.map(({ name, value }) => (
              <span key={name}>
                {name} <bdi className={styles.code}>{value}</bdi>
              </span>
            )),
            formatMoment(i18n.locale, at, now),
            <bdi key="id" className={styles.code}>
              {short}
            </bdi>,
          ]}
        />
      </div>
      <div className={styles.acts}>
        <Button size="sm" variant="outline" aria-label={t`Try again: ${queue} ${short}`} onClick={() => onAct("rerun")}>
          <Trans>Try again</Trans>
        </Button>
        <Button size="sm" variant="quiet" aria-label={t`Discard: ${queue} ${short}`} onClick={() => onAct("discard")}>
          <Trans>Discard…</Trans>
        </Button>
      </div>
    </li>
  );
}
