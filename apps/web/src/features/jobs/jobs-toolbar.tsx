import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId, type FormEvent } from "react";
import { textSearch } from "~/shell/navigation/page-search.ts";
import type { JobsSearch } from "./jobs-search.ts";
import styles from "./jobs-toolbar.module.css";

type Props = { search: JobsSearch; cities: readonly string[]; skill: string | null };

/** The address is the filter: every choice is a link or a form that makes one. */
export function JobsToolbar({ search: { q, city, skill: asked }, cities, skill }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const citiesId = useId();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const words = textSearch(data.get("q"));
    const place = textSearch(data.get("city"), 80);
    const kept = asked && { skill: asked };
    void navigate({ to: "/jobs", search: { ...kept, ...(words && { q: words }), ...(place && { city: place }) } });
  }

  return (
    // The key puts back what the address says when one goes back or removes a chip.
    <form key={`${q}|${city}`} className={styles.form} onSubmit={submit}>
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
      <Button type="submit" size="sm" variant="primary">
        <Trans>Search</Trans>
      </Button>
      {q && (
        <Chip on removable label={t`Remove: ${q}`} link={<Link to="/jobs" search={{ city, skill: asked }} />}>
          {q}
        </Chip>
      )}
      {city && (
        <Chip on removable label={t`Remove: ${city}`} link={<Link to="/jobs" search={{ q, skill: asked }} />}>
          {city}
        </Chip>
      )}
      {skill && (
        <Chip on removable label={t`Remove: ${skill}`} link={<Link to="/jobs" search={{ q, city }} />}>
          {skill}
        </Chip>
      )}
    </form>
  );
}
