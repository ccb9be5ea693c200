import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { createIsomorphicFn } from "@tanstack/react-start";
import { addressIn } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import type { JobCounts } from "./count-jobs.ts";
import { pickLabel, formatPayFilter, formatSinceFilter } from "./filter-labels.ts";
import { getFilterTitle, sortName } from "./filter-titles.ts";
import {
  jobFilterChoices,
  pays,
  jobRadii,
  sinces,
  sorts,
  usualSort,
  getChosenValues,
  type JobsSearch,
} from "~/domain/job-posts/public/jobs-search.ts";
import styles from "./jobs-toolbar.module.css";

type Props = { search: JobsSearch; counts: JobCounts | null };
type SelectProps = { name: string; label: string; value: string | number; options: [value: string, label: string][] };

function Select({ name, label, value, options }: SelectProps) {
  return (
    <label className={styles.plainSelect}>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Selects({ search }: { search: JobsSearch }) {
  const { t, i18n } = useLingui();
  const any: [string, string] = ["", t`Any`];
  const around = jobRadii.map((km): [string, string] => [
    String(km),
    km === 0 ? t`This place only` : t`Within ${km} km`,
  ]);
  return (
    <div className={styles.plainSelects}>
      <Select
        name="pay"
        label={getFilterTitle(i18n, "pay")}
        value={search.pay ?? ""}
        options={[any, ...pays.map((pay): [string, string] => [String(pay), formatPayFilter(i18n, pay)])]}
      />
      <Select
        name="since"
        label={getFilterTitle(i18n, "since")}
        value={search.since ?? ""}
        options={[any, ...sinces.map((days): [string, string] => [String(days), formatSinceFilter(i18n, days)])]}
      />
      {search.city && <Select name="km" label={t`Distance`} value={search.km ?? ""} options={around} />}
      <Select
        name="sort"
        label={t`Sort`}
        value={search.sort ?? usualSort(search)}
        options={sorts.map((sort): [string, string] => [sort, sortName(i18n, sort)])}
      />
    </div>
  );
}

function Boxes({ search, counts }: Props) {
  const { i18n } = useLingui();
  return jobFilterChoices.map((name) => {
    const chosen = getChosenValues(search, name);
    const offered = counts?.[name] ?? [];
    if (offered.length === 0) return null;
    return (
      <fieldset key={name} className={styles.plainChoices}>
        <legend>{getFilterTitle(i18n, name)}</legend>
        {offered.map(({ value, count, label }) => (
          <label key={value}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {pickLabel(i18n, label)} ({count})
          </label>
        ))}
      </fieldset>
    );
  });
}

function Form({ search, counts }: Props) {
  const { locale } = useLanguage();
  return (
    <details className={styles.plain}>
      <summary>
        <Trans>Filters and sorting</Trans>
      </summary>
      <form action={addressIn(locale, "/jobs")}>
        {search.q && <input type="hidden" name="q" value={search.q} />}
        {search.city && <input type="hidden" name="city" value={search.city} />}
        {search.view && <input type="hidden" name="view" value={search.view} />}
        <Selects search={search} />
        <Boxes search={search} counts={counts} />
        <Button type="submit" variant="primary">
          <Trans>Show jobs</Trans>
        </Button>
      </form>
    </details>
  );
}

/**
 * The filters as a plain form, for users without JavaScript.
 * The form is inside a `noscript`, which React does not hydrate, so the client bundle omits the form.
 */
export const PlainFilters = createIsomorphicFn()
  .server((props: Props) => <Form {...props} />)
  .client((_: Props) => null);
