import { Trans, useLingui } from "@lingui/react/macro";
import { queryLimits } from "@orbita/contract/kernel/query-syntax";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { IconWand } from "@tabler/icons-react";
import { useState, type FormEvent, type RefObject } from "react";
import { badFrom } from "./bad-query.ts";
import { QueryBuilder } from "./query-builder.tsx";
import type { Talents } from "./use-talents.tsx";
import styles from "./page.module.css";

type Props = { talents: Talents; field: RefObject<HTMLInputElement | null> };

/** The search text, with or without operators. A syntax error is shown below the field with its position. */
export function WordsForm({ talents: { search, change }, field }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(search.q ?? "");
  const [asked, setAsked] = useState(search.q ?? "");
  const [shown, setShown] = useState(search.q);
  // Restores the text of that search when the user navigates back.
  if (shown !== search.q) {
    setShown(search.q);
    setText(search.q ?? "");
    setAsked(search.q ?? "");
  }
  const error = useBadWords(asked);

  function send(words: string): void {
    const trimmed = words.trim();
    setText(words);
    setAsked(trimmed);
    if (badFrom(trimmed) === null) change({ q: trimmed || null });
    else field.current?.focus();
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    send(text);
  }
  return (
    <form role="search" aria-label={t`Search for people`} className={styles.form} onSubmit={submit}>
      <SearchField
        ref={field}
        size="md"
        className={styles.words}
        label={t`Role, skill or words of a CV`}
        placeholder={t`Role, skill or words of a CV`}
        value={text}
        maxLength={queryLimits.length}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        end={
          <PopoverPanel label={t`Build the search`} width={360} trigger={builderButton(t`Build the search`)}>
            {(close) => (
              <QueryBuilder
                onBuilt={(words) => {
                  close();
                  send(words);
                }}
              />
            )}
          </PopoverPanel>
        }
      />
      <Button type="submit" variant="primary" className={styles.send}>
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

const builderButton = (label: string) =>
  function trigger(button: PopoverButtonProps) {
    return <IconButton {...button} size="sm" icon={IconWand} label={label} />;
  };

function useBadWords(text: string): string | undefined {
  const { t } = useLingui();
  const from = badFrom(text);
  if (from === null) return undefined;
  const rest = text.slice(from).trim();
  return rest
    ? t`Not understood from here on: ${rest}`
    : t`Something is missing at the end: a word, a quotation mark or a parenthesis.`;
}
