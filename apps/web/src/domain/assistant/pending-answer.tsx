import { Trans, useLingui } from "@lingui/react/macro";
import type { AssistantQuote } from "@orbita/contract";
import { AiLabel } from "@orbita/ui/base/ai-label.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { IconPlayerStop } from "@tabler/icons-react";
import { failureText } from "~/shell/form/failure-text.ts";
import { Statements } from "./answer.tsx";
import type { PendingQuestion } from "./use-asking.ts";
import styles from "./conversation.module.css";

type Props = { pending: PendingQuestion; onAgain: () => void; onGo: (quote: AssistantQuote) => void; many: boolean };

/** The answer so far. Its statements disappear if the answer is stopped or fails. */
export function PendingAnswer({ pending: { state, statements }, onAgain, onGo, many }: Props) {
  const { t, i18n } = useLingui();
  const again = (
    <Button size="sm" onClick={onAgain}>
      <Trans>Ask again</Trans>
    </Button>
  );
  if (state === "stopped")
    return (
      <Note icon={IconPlayerStop} action={again}>
        <Trans>You stopped the answer.</Trans>
      </Note>
    );
  if (state !== "running")
    return (
      <Note tone="danger" role="alert" action={again}>
        {failureText(i18n, state.error)}
      </Note>
    );
  return (
    <div className={styles.answer}>
      <p>
        <AiLabel>{t`AI`}</AiLabel>
      </p>
      <Statements statements={statements} onGo={onGo} many={many} />
      <p className={styles.reading}>
        <OrbitLoader size={16} />
        <Trans>Reading…</Trans>
      </p>
    </div>
  );
}
