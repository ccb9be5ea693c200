import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { UnderstoodTerm } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { JobPage } from "~/domain/job-posts/public/find-jobs.ts";
import { changeJobsSearch, defaultJobRadius, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { FilterChipMenu } from "./filter-chip-menu.tsx";
import { formatPayFilter, pickLabel } from "./filter-labels.ts";
import { jobsLink } from "./jobs-link.tsx";
import type { TypedPlace } from "./near-city.ts";
import styles from "./search-notes.module.css";
import { correctedQuery, withoutTerm } from "./without-term.ts";

type Props = { search: JobsSearch; jobs: JobPage; place: TypedPlace | null };

function labelOfTerm(i18n: I18n, { label, salary, km }: UnderstoodTerm): string {
  if (salary !== undefined) return formatPayFilter(i18n, salary);
  const city = pickLabel(i18n, label);
  return km === undefined ? city : i18n._(msg`${city}, within ${km} km`);
}

/** The only town in the text, whose distance can be chosen. With the city field or several towns it would be unclear which one it is. */
function findTown({ city }: JobsSearch, understood: readonly UnderstoodTerm[]): UnderstoodTerm | undefined {
  const places = understood.filter(({ kind }) => kind === "place");
  return city === undefined && places.length === 1 && places[0]!.km !== undefined ? places[0] : undefined;
}

/** The distance around a town of the text. Choosing another one moves the town into the city field. */
function TownDistance({ search, town }: { search: JobsSearch; town: UnderstoodTerm }) {
  const { t, i18n } = useLingui();
  const { km = defaultJobRadius } = town;
  const q = withoutTerm(search.q ?? "", town) || undefined;
  const moved = { ...search, q, city: pickLabel(i18n, town.label), km };
  const shown = t`Within ${km} km`;
  return <FilterChipMenu {...{ title: t`Distance`, shown, on: true, search: moved, counts: null }} panel="distance" />;
}

/** Chips that remove the understood parts from the query, a correction of typing errors, and the place that the search used instead of the typed one. */
export function SearchNotes({ search, jobs: { understood = [], approximate, matching }, place }: Props) {
  const { t, i18n } = useLingui();
  const { q = "" } = search;
  const meant = correctedQuery(q, understood);
  const town = findTown(search, understood);
  return (
    <div className={styles.notes}>
      {understood.map((term) => {
        const words = term === town ? pickLabel(i18n, term.label) : labelOfTerm(i18n, term);
        const rest = changeJobsSearch(search, { q: withoutTerm(q, term) || undefined });
        return (
          <Chip key={term.from} on removable label={t`Remove filter “${words}”`} link={jobsLink(rest)}>
            {words}
          </Chip>
        );
      })}
      {town && <TownDistance search={search} town={town} />}
      {approximate && (
        <p className={styles.note} role="status">
          {meant === null ? (
            <Trans>No job matches your whole search. These match part of it.</Trans>
          ) : (
            <Trans>
              No job matches “{q}”. Did you mean{" "}
              <TextLink link={jobsLink(changeJobsSearch(search, { q: meant }))}>{meant}</TextLink>?
            </Trans>
          )}
        </p>
      )}
      {matching !== undefined && (
        <p className={styles.note} role="status">
          <Trans>Jobs that match your whole search come first, then similar ones.</Trans>
        </p>
      )}
      {place?.kind === "near" && (
        <p className={styles.note} role="status">
          <Trans>We searched near {place.label}.</Trans>{" "}
          {place.others.length > 0 && <Trans>Did you mean another place?</Trans>}
        </p>
      )}
      {place?.kind === "near" &&
        place.others.map((other) => (
          <Chip key={other} dashed link={jobsLink(changeJobsSearch(search, { city: other, km: undefined }))}>
            {other}
          </Chip>
        ))}
    </div>
  );
}
