import { Trans } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent, ReactNode } from "react";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import type { CaseTab } from "~/domain/moderation/feed-admin-search.ts";
import styles from "~/domain/back-office/feed-admin.module.css";

type Props = { label: string; q: string; part?: string; tab?: CaseTab; children?: ReactNode };

/** Searches the list below; a new query starts at the first page. */
export function SearchBar({ label, q, part, tab, children }: Props) {
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = textSearch(new FormData(event.currentTarget).get("q"));
    void navigate({
      ...toAdmin("feed", part),
      search: { ...(tab && { tab }), ...(words && { q: words }) },
    });
  }
  return (
    <div className={styles.bar}>
      <search>
        <form key={q} className={styles.search} onSubmit={submit}>
          <SearchField name="q" label={label} placeholder={label} defaultValue={q} maxLength={100} />
          <Button type="submit" size="sm">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      {children}
    </div>
  );
}
