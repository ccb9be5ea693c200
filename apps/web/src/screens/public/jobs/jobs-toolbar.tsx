import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { FilterSheet, type SheetButtonProps } from "@orbita/ui/patterns/filter-sheet.tsx";
import { IconAdjustmentsHorizontal, IconMapPin } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useId, useState, type FormEvent } from "react";
import { asCombobox } from "~/domain/job-posts/public/as-combobox.ts";
import { addressIn } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import type { JobCounts } from "./count-jobs.ts";
import { FilterChipMenu } from "./filter-chip-menu.tsx";
import { barTitles, listActiveFilters } from "./filter-labels.ts";
import {
  countJobFilters,
  jobsAddress,
  changeJobsSearch,
  type JobsSearch,
} from "~/domain/job-posts/public/jobs-search.ts";
import { jobsLink } from "./jobs-link.tsx";
import type { JobFilterLabels } from "./load-jobs.ts";
import { PlainFilters } from "./plain-filters.tsx";
import styles from "./jobs-toolbar.module.css";

// Suggestions are loaded when a field gets the focus.
const SearchHelp = lazy(() => import("./search-help.tsx").then((module) => ({ default: module.SearchHelp })));
const SheetGroups = lazy(() => import("./filter-lists.tsx").then((module) => ({ default: module.SheetGroups })));

type Props = { search: JobsSearch; names: JobFilterLabels; counts: JobCounts | null; total: number };

/**
 * The search fields and filters of the jobs page.
 * The URL is their state: every choice is a link, or a form that navigates to one.
 */
export function JobsToolbar(props: Props) {
  return (
    <>
      <WordsForm search={props.search} />
      <Chips {...props} />
      <PhoneFilters {...props} />
      <noscript className={styles.noscript}>
        <PlainFilters search={props.search} counts={props.counts} />
      </noscript>
    </>
  );
}

function WordsForm({ search }: { search: JobsSearch }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const placesId = useId();
  const [isUsed, setUsed] = useState(false);
  const loadHelp = () => setUsed(true);
  const { q, city, km } = search;
  const where = city && km ? t`${city}, within ${km} km` : city;
  const { q: _, city: __, km: ___, job: ____, page: _____, ...rest } = jobsAddress(search);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { q: words, city: place } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    // A new city gets the default distance, unless the typed text contains a distance.
    const around = place === where ? km : undefined;
    void navigate({ to: "/jobs", search: changeJobsSearch(search, { q: words, city: place, km: around }) });
  }

  return (
    // The key resets the fields to the URL's values when the user goes back or removes a chip.
    <form key={`${q}|${where}`} action={addressIn(locale, "/jobs")} className={styles.form} onSubmit={submit}>
      <SearchField
        className={styles.field}
        name="q"
        label={t`Role, skill, place or company`}
        placeholder={t`Role, skill, place or company`}
        ref={asCombobox}
        onFocus={loadHelp}
        defaultValue={q}
        maxLength={100}
        autoComplete="off"
      />
      <SearchField
        className={styles.city}
        name="city"
        icon={IconMapPin}
        label={t`Where`}
        placeholder={t`Where`}
        defaultValue={where}
        maxLength={80}
        list={placesId}
        autoComplete="off"
        onFocus={loadHelp}
      />
      <datalist id={placesId} />
      {isUsed && (
        <Suspense>
          <SearchHelp />
        </Suspense>
      )}
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" variant="primary" className={styles.submit}>
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

const onBar = ["workplace", "pay", "contract", "hours"] as const;

/** The active and the available filters as chips beside the search fields, on wide screens. */
function Chips({ search, names, counts }: Props) {
  const { t, i18n } = useLingui();
  const active = listActiveFilters(i18n, search, names);
  const chipOf = (name: string) => active.find((filter) => filter.name === name);
  const others = active.filter(({ name }) => !onBar.some((own) => own === name));
  const remove = ({ name, words, without }: (typeof active)[number]) => (
    <Chip key={name} on removable label={t`Remove filter “${words}”`} link={jobsLink(without)}>
      {words}
    </Chip>
  );
  return (
    <div role="group" aria-label={t`Filters`} className={styles.chips}>
      {onBar.map((name) => {
        const chosen = chipOf(name);
        if (chosen) return remove(chosen);
        const title = i18n._(barTitles[name]);
        const panel = name === "pay" ? "pay" : "choices";
        return (
          <FilterChipMenu
            key={name}
            {...{ title, shown: title, on: false, panel, search, counts }}
            name={name === "pay" ? undefined : name}
          />
        );
      })}
      {others.map(remove)}
      <FilterChipMenu
        {...{ title: t`More filters`, shown: t`More filters`, on: false, search, counts }}
        panel="more"
        icon={IconAdjustmentsHorizontal}
        width={400}
      />
    </div>
  );
}

const sheetButton = (count: number) =>
  function trigger(button: SheetButtonProps) {
    return (
      <button type="button" {...button} className={count > 0 ? styles.sheetOn : styles.sheetOff}>
        {count > 0 ? <Trans>Filters · {count}</Trans> : <Trans>Filters</Trans>}
      </button>
    );
  };

/** The filters on phones: a bottom sheet, and the sort order. */
function PhoneFilters({ search, counts, total }: Props) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const count = countJobFilters(search);
  return (
    <div className={styles.phone}>
      <FilterSheet
        title={t`Filters`}
        closeLabel={t`Close`}
        onOpen={() => setOpened(true)}
        trigger={sheetButton(count)}
        result={<Plural value={total} _0="No matching jobs" one="Show # job" other="Show # jobs" />}
      >
        {opened && (
          <Suspense>
            <SheetGroups search={search} counts={counts} />
          </Suspense>
        )}
      </FilterSheet>
      <FilterChipMenu {...{ title: t`Sort`, shown: t`Sort`, on: false, search, counts }} panel="sort" />
    </div>
  );
}
