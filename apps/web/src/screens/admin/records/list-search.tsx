import { useLingui } from "@lingui/react/macro";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { useEffect, useRef, type FormEvent } from "react";
import { textSearch } from "~/shell/navigation/page-search.ts";
import styles from "./back-office.module.css";

type Props = { q: string | undefined; label: string; onSearch: (q: string | undefined) => void };

const fieldIn = (form: HTMLFormElement | null) => form?.querySelector("input");
const busy = "input, textarea, select, [contenteditable]";

/** The search box: submits on Enter, or debounced after typing. "/" focuses it. */
export function ListSearch({ q, label, onSearch }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || (event.target instanceof Element && event.target.closest(busy))) return;
      event.preventDefault();
      fieldIn(form.current)?.focus();
      fieldIn(form.current)?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  // The box follows the URL when a saved view or the back button changes it, except while the user types.
  useEffect(() => {
    const input = fieldIn(form.current);
    if (input && document.activeElement !== input) input.value = q ?? "";
  }, [q]);
  function send(): void {
    clearTimeout(timer.current);
    const words = textSearch(fieldIn(form.current)?.value);
    if (words !== q) onSearch(words);
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    send();
  }
  return (
    <search className={styles.search}>
      <form ref={form} onSubmit={submit}>
        <SearchField
          name="q"
          label={label}
          placeholder={t`Search`}
          defaultValue={q ?? ""}
          maxLength={100}
          aria-keyshortcuts="/"
          onInput={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(send, 350);
          }}
        />
      </form>
    </search>
  );
}
