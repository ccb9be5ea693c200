import { Trans, useLingui } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { searchRows, type JobSummary } from "~/domain/job-posts/public/find-jobs.ts";
import { JobMark } from "~/domain/job-posts/public/job-mark.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { placeName } from "~/shell/format/place.ts";
import { jobSearchesQuery } from "./queries.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatPay } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import styles from "./saved-matches.module.css";

const shown = 3;
/** How many saved searches are run: five find more than enough jobs to fill the list. */
const searchesAsked = 5;

type SearchFilters = readonly Record<string, unknown>[];

async function newestOf(filters: SearchFilters): Promise<JobSummary[]> {
  const found = await searchRows({ page: 0, size: shown, sort: "publishedAt:desc", filters })
    // A saved search may fail, because it contains a deleted value or the search engine is unavailable.
    // A failed search must not hide the matches of the user's other saved searches.
    .catch(() => undefined);
  return found?.content ?? [];
}

const matchesQuery = (questions: readonly SearchFilters[]) =>
  queryOptions({
    queryKey: ["job-posts", "matches", questions],
    queryFn: async () => {
      const found = (await Promise.all(questions.map(newestOf))).flat();
      const each = [...new Map(found.map((job) => [job.id, job])).values()];
      return each.toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? "")).slice(0, shown);
    },
    staleTime: 60_000,
  });

/** The newest jobs that match the user's saved searches; renders nothing for guests and without searches or matches. */
export function SavedMatches() {
  const { i18n } = useLingui();
  const me = useMe();
  const searches = useQuery({ ...jobSearchesQuery, enabled: me !== null }).data ?? [];
  const questions = searches
    .filter(({ broken }) => !broken)
    .slice(0, searchesAsked)
    .map(({ filters }) => filters);
  const { data: jobs = [], dataUpdatedAt } = useQuery({ ...matchesQuery(questions), enabled: questions.length > 0 });
  if (jobs.length === 0) return null;
  return (
    <aside aria-labelledby="saved-matches">
      <div className={styles.head}>
        <Heading level={2} size="xs" id="saved-matches">
          <Trans>From your saved searches</Trans>
        </Heading>
      </div>
      <ul className={styles.matches}>
        {jobs.map((job) => {
          const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
          return (
            <li key={job.id}>
              <SpaceAvatar
                size="sm"
                name={job.space.name}
                seed={job.spaceId}
                src={job.space.logo ? imageUrl(job.space.logo, 96) : undefined}
              />
              <p className={styles.job}>
                <Link to="/jobs/$id" params={{ id: job.id }} className={styles.title}>
                  <JobTitle title={job.title} />
                </Link>
                <span className={styles.where}>
                  {job.workplaceType === "workplace_type_full_remote" ? (
                    <Trans>Remote</Trans>
                  ) : (
                    job.location && <bdi>{placeName(job.location)}</bdi>
                  )}
                </span>
                {pay && <bdi className={styles.pay}>{pay}</bdi>}
                <span className={styles.where}>
                  <JobMark job={job} now={dataUpdatedAt} />
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
