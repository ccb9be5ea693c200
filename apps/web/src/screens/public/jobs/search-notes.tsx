import { Trans, useLingui } from "@lingui/react/macro";
import { Chip } from "@orbita/ui/base/chip.tsx";
import type { JobPage } from "~/domain/job-posts/public/find-jobs.ts";
import { changeJobsSearch, type JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { pickLabel } from "./filter-labels.ts";
import { jobsLink } from "./jobs-link.tsx";
import type { TypedPlace } from "./near-city.ts";
import styles from "./search-notes.module.css";
import { withoutTerm } from "./without-term.ts";

type Props = { search: JobsSearch; jobs: JobPage; place: TypedPlace | null };

/** Chips that remove the understood parts from the query, and the place that the search used instead of the typed one. */
export function SearchNotes({ search, jobs: { understood = [], approximate }, place }: Props) {
  const { t, i18n } = useLingui();
  const { q = "" } = search;
  return (
    <div className={styles.notes}>
      {understood.map(({ label, ...term }) => {
        const words = pickLabel(i18n, label);
        const rest = changeJobsSearch(search, { q: withoutTerm(q, term) || undefined });
        return (
          <Chip key={term.from} on removable label={t`Remove filter “${words}”`} link={jobsLink(rest)}>
            {words}
          </Chip>
        );
      })}
      {approximate && (
        <p className={styles.note} role="status">
          <Trans>No job matches your whole search. These match part of it.</Trans>
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
