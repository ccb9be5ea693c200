import { useLingui } from "@lingui/react/macro";
import type { OpenStatus } from "@orbita/contract";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQueries, useQuery } from "@tanstack/react-query";
import { liveQuery } from "~/domain/job-posts/queries.ts";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { ApplicationListView } from "./application-list-view.tsx";
import { PhoneStages } from "./phone-stages.tsx";
import { pipelineDefaults, stages, type PipelineSearch } from "~/domain/applications/pipeline-search.ts";
import { ApplicationsOrderMenu, ReadingOnly, StateFilters, TextFilter } from "./pipeline-toolbar.tsx";
import { applicationCountQuery } from "~/domain/applications/queries.ts";
import { usePlace, type PipelineNavigation } from "./use-place.tsx";
import styles from "./pipeline.module.css";

/** All applications that a Space received, across its job posts. */
export function SpaceApplicationsPage({ search }: { search: PipelineSearch }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const phone = usePhone();
  const place = usePlace(null, search);
  const totals = useTotals();
  useSetCrumb(t`Applications`);
  if (phone) return <OnPhone place={place} totals={totals} />;
  return (
    <>
      <PageHeader title={t`Applications`} size="sm" />
      <div className={styles.toolbar}>
        <TextFilter place={place} />
        <div role="group" aria-label={t`Filters`} className={styles.filters}>
          <PostFilter place={place} />
          <StateFilters place={place} totals={totals} />
        </div>
        <div className={styles.end}>
          <ApplicationsOrderMenu place={place} />
        </div>
      </div>
      {!mayWrite(space) && <ReadingOnly />}
      <ApplicationListView place={place} />
    </>
  );
}

type ApplicationTotals = { late: number; closed: number };

function useTotals(): ApplicationTotals {
  const space = useActingSpace();
  const late = useQuery(applicationCountQuery(space.id, { search: { ...pipelineDefaults, late: true } }));
  const closed = useQuery(applicationCountQuery(space.id, { search: { ...pipelineDefaults, closed: true } }));
  return { late: late.data ?? 0, closed: closed.data ?? 0 };
}

function OnPhone({ place, totals }: { place: PipelineNavigation; totals: ApplicationTotals }) {
  const space = useActingSpace();
  const { q, late } = place.search;
  const found = useQueries({
    queries: stages.map((status) =>
      applicationCountQuery(space.id, { search: { ...pipelineDefaults, q, late }, status }),
    ),
  });
  const counts: Partial<Record<OpenStatus, number>> = Object.fromEntries(
    stages.map((status, index) => [status, found[index]?.data ?? 0]),
  );
  return <PhoneStages place={place} counts={counts} totals={totals} requirements={[]} blind={false} />;
}

/** Filter by job post. Lists only published posts; the applications of an expired post are reached from the page of that post. */
function PostFilter({ place }: { place: PipelineNavigation }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const posts = useQuery(liveQuery(space.id)).data ?? [];
  const { post } = place.search;
  const chosen = posts.find(({ id }) => id === post);
  if (posts.length === 0 && !post) return null;
  return (
    <FilterMenu
      title={t({ message: "Job", context: "job ad" })}
      shown={chosen?.title ?? t({ message: "Job", context: "job ad" })}
      on={post !== undefined}
      choices={[
        { key: "", label: t`All jobs`, chosen: post === undefined, link: place.linkTo({ post: undefined }) },
        ...posts.map(({ id, title }) => ({
          key: id,
          label: <bdi>{title}</bdi>,
          chosen: id === post,
          link: place.linkTo({ post: id }),
        })),
      ]}
    />
  );
}
