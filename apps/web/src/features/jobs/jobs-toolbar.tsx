import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId, type FormEvent } from "react";
import { jobsSearch, reaches, type JobsSearch } from "./jobs-search.ts";
import styles from "./jobs-toolbar.module.css";

type Props = { search: JobsSearch; cities: readonly string[]; skill: string | null };

/** The address is the filter: every choice is a link or a form that makes one. */
export function JobsToolbar({ search: { q, city, km, skill: asked }, cities, skill }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const citiesId = useId();

  const around = reaches.map((reach) => ({ value: String(reach), label: t`within ${reach} km` }));
  const where = km ? t`${city}, within ${km} km` : (city ?? "");

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { page: _, size: __, ...wanted } = jobsSearch({ ...Object.fromEntries(data), skill: asked });
    void navigate({ to: "/jobs", search: wanted });
  }

  return (
    // The key puts back what the address says when one goes back or removes a chip.
    <form key={`${q}|${city}|${km}`} className={styles.form} onSubmit={submit}>
      <SearchField
        className={styles.field}
        name="q"
        label={t`Role or words`}
        placeholder={t`Role or words`}
        defaultValue={q}
      />
      <SearchField
        className={styles.city}
        name="city"
        icon={IconMapPin}
        label={t`City`}
        placeholder={t`City`}
        defaultValue={city}
        list={citiesId}
        autoComplete="off"
      />
      <datalist id={citiesId}>
        {cities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <NativeSelect
        className={styles.reach}
        name="km"
        size="sm"
        label={t`How far around`}
        hideLabel
        defaultValue={km ?? ""}
        options={[{ value: "", label: t`In the city` }, ...around]}
      />
      <Button type="submit" size="sm" variant="primary">
        <Trans>Search</Trans>
      </Button>
      {q && (
        <Chip on removable label={t`Remove: ${q}`} link={<Link to="/jobs" search={{ city, km, skill: asked }} />}>
          {q}
        </Chip>
      )}
      {city && (
        <Chip on removable label={t`Remove: ${where}`} link={<Link to="/jobs" search={{ q, skill: asked }} />}>
          {where}
        </Chip>
      )}
      {skill && (
        <Chip on removable label={t`Remove: ${skill}`} link={<Link to="/jobs" search={{ q, city, km }} />}>
          {skill}
        </Chip>
      )}
    </form>
  );
}
