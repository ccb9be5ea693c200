import { Trans, useLingui } from "@lingui/react/macro";
import { queryLimits } from "@orbita/contract/kernel/query-syntax";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { IconWand } from "@tabler/icons-react";
import { useState, type FormEvent, type RefObject } from "react";
import { findQueryError } from "./bad-query.ts";
import { QueryBuilder } from "./query-builder.tsx";
import type { TalentSearchControl } from "~/domain/talent-search/use-talents.tsx";
import styles from "./page.module.css";

type Props = { talents: TalentSearchControl; field: RefObject<HTMLInputElement | null> };

/** Field for the search text, with or without query operators. A syntax error is shown below the field with its position. */
export function SearchTextForm({ talents: { search, change }, field }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(search.q ?? "");
  const [asked, setAsked] = useState(search.q ?? "");
  const [shown, setShown] = useState(search.q);
  // If the search changes, for example when the user goes back, the field shows the text of that search.
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
    if (findQueryError(trimmed) === null) change({ q: trimmed || null });
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
        label={t`Role, skill or words in a CV`}
        placeholder={t`Role, skill or words in a CV`}
        value={text}
        maxLength={queryLimits.length}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        end={
          <PopoverPanel label={t`Advanced search`} width={360} trigger={builderButton(t`Advanced search`)}>
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
  const from = findQueryError(text);
  if (from === null) return undefined;
  const rest = text.slice(from).trim();
  return rest
    ? t`Check your search from here on: ${rest}`
    : t`Complete the end of your search: a word, a quotation mark or a parenthesis is missing.`;
}
