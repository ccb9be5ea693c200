import { useLingui } from "@lingui/react/macro";
import type { FilterItem } from "@orbita/contract";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { useId, type FormEvent } from "react";
import { mostName } from "~/domain/talent-search/search-address.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useSuggestions } from "~/shell/api/use-suggestions.ts";
import styles from "./talent-filters.module.css";

const offered = 8;

type NameList = "courses" | "certifications";
type Props = {
  list: NameList;
  title: string;
  label: string;
  name: string | null;
  onChange: (name: string | null) => void;
};

const suggestNames = async (list: NameList, text: string): Promise<readonly FilterItem[]> =>
  (await answered(api().filterLists.startingWith({ params: { list, text }, query: { size: offered } }))).content;

/**
 * Filter by the name of a course or certification, or a part of it. Applied on Enter, or when the user picks one of the names that several
 * CVs have.
 */
export function NameFilter({ list, title, label, name, onChange }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const { found, suggestFor } = useSuggestions((text) => suggestNames(list, text));

  function type(text: string): void {
    if (text.trim() === "") return name === null ? undefined : onChange(null);
    if (found.some(({ it }) => it === text)) onChange(text);
    else suggestFor(text);
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("name");
    const text = typeof typed === "string" ? typed.trim() : "";
    if (text !== "" && text !== name) onChange(text);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <form onSubmit={submit}>
        <SearchField
          name="name"
          label={label}
          placeholder={t`Name or part of it`}
          defaultValue={name ?? ""}
          maxLength={mostName}
          list={listId}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {found.map(({ value, it }) => (
            <option key={value} value={it} />
          ))}
        </datalist>
      </form>
    </fieldset>
  );
}
