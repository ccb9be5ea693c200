import { Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview } from "@orbita/contract";
import { interviewAfter, isAgreed } from "@orbita/contract/interviews/states";
import { Button } from "@orbita/ui/base/button.tsx";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { ownZone } from "~/domain/interviews/clock.ts";
import { WordsDialog } from "./words-dialog.tsx";
import styles from "./interviews.module.css";

/** Asks for another time or cancels, with a message to the Space. */
export function MyActs({ interview }: { interview: MyInterview }) {
  const { t } = useLingui();
  const [opened, open] = useState<"ask" | "cancel" | null>(null);
  const { id, version, state } = interview;
  const may = (act: "ask" | "cancel") => interviewAfter(state, "talent", act) !== undefined;
  const said = (words: string) => ({ params: { id }, body: { words, version, zone: ownZone() } });
  const once = () => ({ idempotencyKey: crypto.randomUUID() });
  const close = () => open(null);
  return (
    <div className={styles.acts}>
      {isAgreed(state) && <CalendarButton ask={() => api().interviews.myCalendar({ params: { id } })} />}
      {may("ask") && (
        <Button size="sm" onClick={() => open("ask")}>
          {state === "proposed" ? <Trans>None of them fits</Trans> : <Trans>Ask for another time</Trans>}
        </Button>
      )}
      {may("cancel") && (
        <Button size="sm" variant="danger" onClick={() => open("cancel")}>
          <Trans>Call it off</Trans>
        </Button>
      )}
      {opened === "ask" && (
        <WordsDialog
          title={state === "proposed" ? t`None of the times fits?` : t`Ask for another time?`}
          label={t`When could you?`}
          act={<Trans>Send</Trans>}
          done={t`They were told`}
          send={(words) => answered(api().interviews.ask(said(words), once()))}
          onClose={close}
        >
          {state === "proposed" ? (
            <Trans>They read it and propose others.</Trans>
          ) : (
            <Trans>The time that you took stands until they propose others.</Trans>
          )}
        </WordsDialog>
      )}
      {opened === "cancel" && (
        <WordsDialog
          danger
          title={t`Call this interview off?`}
          label={t`Why`}
          act={<Trans>Call it off</Trans>}
          done={t`The interview is called off`}
          send={(words) => answered(api().interviews.cancelMine(said(words), once()))}
          onClose={close}
        >
          <Trans>They are told at once. Your application stays as it is.</Trans>
        </WordsDialog>
      )}
    </div>
  );
}
