import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { UnderstoodTerm } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { JobPage } from "~/domain/job-posts/public/find-jobs.ts";
import { changeJobsSearch, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
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

/** Chips that remove the understood parts from the query, a correction of typing errors, and the place that the search used instead of the typed one. */
export function SearchNotes({ search, jobs: { understood = [], approximate, matching }, place }: Props) {
  const { t, i18n } = useLingui();
  const { q = "" } = search;
  const meant = correctedQuery(q, understood);
  return (
    <div className={styles.notes}>
      {understood.map((term) => {
        const words = labelOfTerm(i18n, term);
        const rest = changeJobsSearch(search, { q: withoutTerm(q, term) || undefined });
        return (
          <Chip key={term.from} on removable label={t`Remove filter “${words}”`} link={jobsLink(rest)}>
            {words}
          </Chip>
        );
      })}
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
