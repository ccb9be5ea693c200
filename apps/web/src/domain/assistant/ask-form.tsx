import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { assistantLimits } from "@orbita/contract/assistant/limits";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Field } from "@orbita/ui/fields/field.tsx";
import { InputBox } from "@orbita/ui/fields/input-box.tsx";
import { IconArrowUp, IconPlayerStop } from "@tabler/icons-react";
import { useId, useState, type FormEvent, type KeyboardEvent, type RefObject } from "react";
import type { QuestionControl } from "./use-asking.ts";
import styles from "./ask-form.module.css";

type Props = { asking: QuestionControl; field: RefObject<HTMLTextAreaElement | null>; placeholder: string };

/** The field for a question. Enter sends, Shift+Enter adds a line. While an answer is being written, the button stops it. */
export function AskForm({ asking, field, placeholder }: Props) {
  const { t } = useLingui();
  const [words, setWords] = useState("");
  const { max } = assistantLimits.question;
  const over = words.trim().length - max;
  const noteId = useId();
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const question = words.trim();
    if (question === "" || over > 0 || asking.running) return;
    asking.ask(question);
    setWords("");
    field.current?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    // Enter that ends an IME composition, for example in Japanese or Chinese, must not send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <div className={styles.row}>
        <Field
          label={t`Question`}
          hideLabel
          className={styles.field}
          describedBy={noteId}
          error={
            over > 0 && t`Use at most ${plural(max, { one: "# character", other: "# characters" })} (${over} too many)`
          }
        >
          {(control) => (
            <InputBox invalid={over > 0}>
              <textarea
                {...control}
                ref={field}
                rows={1}
                className={styles.words}
                value={words}
                placeholder={placeholder}
                autoComplete="off"
                enterKeyHint="send"
                onChange={(event) => setWords(event.target.value)}
                onKeyDown={onKey}
              />
            </InputBox>
          )}
        </Field>
        {asking.running ? (
          <IconButton
            variant="primary"
            icon={IconPlayerStop}
            label={t`Stop`}
            className={styles.send}
            onClick={() => {
              asking.stop();
              field.current?.focus({ preventScroll: true });
            }}
          />
        ) : (
          <IconButton type="submit" variant="primary" icon={IconArrowUp} label={t`Send`} className={styles.send} />
        )}
      </div>
      <p id={noteId} className={styles.note}>
        <Trans>Answers are written by an AI and may be wrong: check the quoted lines. Every question is logged.</Trans>
      </p>
    </form>
  );
}
