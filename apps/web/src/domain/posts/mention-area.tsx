import { Plural, useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { useId, useState, type KeyboardEvent, type RefObject } from "react";
import { mentionAt, withMention, type TypedMention } from "./mention-at.ts";
import { MentionList, optionId } from "./mention-list.tsx";
import { useMentionSuggestions, type MentionSuggestion } from "./use-mention-suggestions.ts";
import styles from "./post-composer.module.css";

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Called when the user presses Ctrl+Enter or Cmd+Enter in the text field. */
  onSubmit: () => void;
};

/** A text field that grows with its text, with suggestions for @mentions of people and Spaces. */
export function MentionArea({ area, label, placeholder, value, onChange, error, onFiles, onSubmit }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [begun, setBegun] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  const { found, suggestFor } = useMentionSuggestions();
  const names = begun ? found : [];

  function look(element: HTMLTextAreaElement): void {
    const next =
      element.selectionStart === element.selectionEnd ? mentionAt(element.value, element.selectionEnd) : null;
    if (next?.text !== begun?.text) {
      suggestFor(next?.text ?? "");
      setActive(0);
    }
    setBegun(next);
  }

  function pick({ address }: MentionSuggestion): void {
    const element = area.current;
    if (!begun || !element) return;
    const { text, caret } = withMention(value, begun, address);
    onChange(text);
    setBegun(null);
    suggestFor("");
    // Sets the caret only after React has written the value, because that moves the caret to the end.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(caret, caret);
    });
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSubmit();
    }
    if (names.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + names.length) % names.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(names[active]!);
    else if (event.key === "Escape") setBegun(null);
    else return;
    event.preventDefault();
    // Stops the Escape key, which would otherwise also close a surrounding dialog.
    event.stopPropagation();
  }

  const list = `${id}-names`;
  return (
    <div className={styles.writing}>
      <textarea
        ref={area}
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        className={styles.text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-autocomplete="list"
        {...(names.length > 0 && { "aria-controls": list, "aria-activedescendant": optionId(list, active) })}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          look(currentTarget);
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onBlur={() => setBegun(null)}
        onKeyDown={press}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          onFiles(files);
        }}
      />
      {names.length > 0 && (
        <MentionList id={list} label={t`People and Spaces`} names={names} active={active} onPick={pick} />
      )}
      <VisuallyHidden>
        <span role="status">
          {names.length > 0 && (
            <Plural
              value={names.length}
              one="# result. Press Enter to select it."
              other="# results. Use the arrow keys to move and Enter to select one."
            />
          )}
        </span>
      </VisuallyHidden>
      {error && (
        <div role="alert" className={styles.wrong}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
