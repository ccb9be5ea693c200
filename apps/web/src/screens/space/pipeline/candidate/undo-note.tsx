import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconClockPause } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { formatClock } from "~/shell/format/format.ts";
import { useUndoMove } from "~/domain/applications/use-move.ts";
import styles from "./candidate.module.css";

/** Offers to undo the last move until the candidate is notified, which after a rejection is long after the toast has closed. */
export function UndoNote({ undo: { stepId, until } }: { undo: NonNullable<Application["undo"]> }) {
  const { i18n } = useLingui();
  const undo = useUndoMove();
  const [over, setOver] = useState(() => Date.parse(until) <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (over) return null;
  const time = formatClock(i18n.locale, until);
  return (
    <Note
      tone="info"
      icon={IconClockPause}
      className={styles.undo}
      action={
        <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate([stepId])}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      <Trans>The email hasn’t been sent yet: it will go out at {time}.</Trans>
    </Note>
  );
}
