import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { postLimits } from "@orbita/contract/posts/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { useEffect, useRef, useState } from "react";
import { MentionArea } from "~/domain/posts/mention-area.tsx";
import { listAuthorSpaces } from "~/domain/posts/author-spaces.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import styles from "./comments.module.css";

/** Unsent comments, by the form that they were typed in. They survive closing the comments or opening another post, but not a page reload. */
const drafts = new Map<string, string>();

function useCommentDraft(place: string, begin = ""): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(place) ?? begin);
  return [
    text,
    (next) => {
      setText(next);
      if (next === "" || next === begin) drafts.delete(place);
      else drafts.set(place, next);
    },
  ];
}

type Props = {
  /** Key of the draft in `drafts`. */
  place: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  begin?: string;
  /**
   * Whether the user can select the author (the user or a Space).
   * False when editing, because the author of a comment cannot change.
   */
  voiced?: boolean;
  focused?: boolean;
  onSubmit: (said: { text: string; spaceId: string | null }) => Promise<unknown>;
  onCancel?: () => void;
};

const { max } = postLimits.comment;
const nothing = () => undefined;

/** Form to write or edit a comment. Keeps the typed text until the server accepts it. */
export function CommentForm(props: Props) {
  const { label, placeholder, submitLabel, begin = "", voiced = true, focused, onSubmit, onCancel } = props;
  const { t, i18n } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useCommentDraft(props.place, begin);
  const [spaceId, setSpaceId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const element = area.current;
    if (!focused || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [focused]);
  const said = text.trim();
  const tooLong = text.length > max;
  const most = formatCount(i18n.locale, max);
  async function submit(): Promise<void> {
    if (said === "" || tooLong || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit({ text: said, spaceId });
      setText("");
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  const wrong = tooLong
    ? t`Use at most ${plural(max, { one: `${most} character`, other: `${most} characters` })}`
    : failure === null
      ? undefined
      : failureText(i18n, failure);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit();
      }}
    >
      <div className={styles.box}>
        <MentionArea
          area={area}
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={setText}
          error={wrong}
          onFiles={nothing}
          onSubmit={() => void submit()}
        />
      </div>
      {(text !== "" || onCancel) && (
        <div className={styles.formActs}>
          {voiced && <Voice spaceId={spaceId} onChange={setSpaceId} />}
          {text.length > max * 0.9 && (
            <span className={styles.count}>
              {formatCount(i18n.locale, text.length)} / {most}
            </span>
          )}
          {onCancel && (
            <Button size="sm" variant="quiet" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <Button type="submit" size="sm" variant="primary" busy={busy} disabled={said === "" || tooLong}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Selects the author: the user, or a Space that the user may write for. */
function Voice({ spaceId, onChange }: { spaceId: string | null; onChange: (spaceId: string | null) => void }) {
  const { t } = useLingui();
  const me = useMe();
  const spaces = listAuthorSpaces(me);
  if (!me || spaces.length === 0) return null;
  return (
    <NativeSelect
      size="sm"
      hideLabel
      label={t`Comment as`}
      className={styles.voice}
      value={spaceId ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      options={[
        { value: "", label: `${me.firstName} ${me.lastName}` },
        ...spaces.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
