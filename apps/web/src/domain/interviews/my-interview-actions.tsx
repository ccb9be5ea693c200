import { Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview } from "@orbita/contract";
import { interviewAfter, isAgreed } from "@orbita/contract/interviews/states";
import { Button } from "@orbita/ui/base/button.tsx";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { ownZone } from "./clock.ts";
import { InterviewMessageDialog } from "./interview-message-dialog.tsx";
import styles from "./interviews.module.css";

/** Lets the talent ask for another time or cancel the interview, with a message to the Space. */
export function MyInterviewActions({ interview }: { interview: MyInterview }) {
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
          {state === "proposed" ? <Trans>Ask for other times…</Trans> : <Trans>Ask for another time…</Trans>}
        </Button>
      )}
      {may("cancel") && (
        <Button size="sm" variant="danger" onClick={() => open("cancel")}>
          <Trans>Cancel interview…</Trans>
        </Button>
      )}
      {opened === "ask" && (
        <InterviewMessageDialog
          title={state === "proposed" ? t`Ask for other times?` : t`Ask for another time?`}
          label={t`When are you available?`}
          act={<Trans>Send</Trans>}
          done={t`Request sent`}
          send={(words) => answered(api().interviews.ask(said(words), once()))}
          onClose={close}
        >
          {state === "proposed" ? (
            <Trans>The Space will read your message and propose other times.</Trans>
          ) : (
            <Trans>The time you chose will stay booked until the Space proposes others.</Trans>
          )}
        </InterviewMessageDialog>
      )}
      {opened === "cancel" && (
        <InterviewMessageDialog
          danger
          title={t`Cancel this interview?`}
          label={t`Reason`}
          act={<Trans>Cancel interview</Trans>}
          dismissLabel={t`Close`}
          done={t`Interview cancelled`}
          send={(words) => answered(api().interviews.cancelMine(said(words), once()))}
          onClose={close}
        >
          <Trans>We’ll notify the Space right away. Your application won’t change.</Trans>
        </InterviewMessageDialog>
      )}
    </div>
  );
}
