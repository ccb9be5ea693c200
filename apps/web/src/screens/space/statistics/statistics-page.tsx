import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Dashboard } from "@orbita/contract";
import { smallestGroup } from "@orbita/contract/statistics/schema";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { AnswersCard } from "./answers-card.tsx";
import { CostsCard } from "./costs-card.tsx";
import { CourseCard } from "./course-card.tsx";
import { FiguresBand } from "./figures-band.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { LoadingDashboard } from "./loading-dashboard.tsx";
import { PeriodLine } from "./period-line.tsx";
import { PostsCard } from "./posts-card.tsx";
import { dashboardQuery } from "./queries.ts";
import { SourcesCard } from "./sources-card.tsx";
import { StatesCard } from "./states-card.tsx";
import { readStatistics, type StatisticsFilters, type StatisticsSearch } from "./statistics-search.ts";
import { StatisticsTools } from "./statistics-tools.tsx";
import styles from "./statistics.module.css";

/** Statistics of a Space: results of its job posts from the first view to the hire, and its reply times. */
export function StatisticsPage({ search }: { search: StatisticsSearch }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const shown = readStatistics(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(dashboardQuery(space.id, shown));
  return (
    <>
      <PageHeader
        title={t`Statistics`}
        meta={data && <PeriodLine dashboard={data} period={shown.period} />}
        actions={<StatisticsTools shown={shown} />}
      />
      {data ? (
        <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && styles.busy)}>
          {isEmpty(data) && !shown.post ? <NothingYet /> : <Content dashboard={data} shown={shown} />}
        </div>
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingDashboard />
      )}
    </>
  );
}

/** True if there are no job posts and no visits. Application counts are not checked, because a hidden small group is not zero. */
const isEmpty = ({ posts, course, figures }: Dashboard): boolean =>
  posts.length === 0 && figures.openPosts.value === 0 && course.every(({ visits }) => visits === 0);

function Content({ dashboard, shown }: { dashboard: Dashboard; shown: StatisticsFilters }) {
  const money = useActingSpace().role === "owner";
  const { figures, promises, course, answers, funnel, funnelBefore, posts, timeInState, sources } = dashboard;
  return (
    <>
      <div className={styles.band}>
        <FiguresBand figures={figures} promisedDays={promises.promisedDays} />
      </div>
      <div className={styles.grid}>
        <CourseCard course={course} shown={shown} />
        <AnswersCard answers={answers} promises={promises} median={figures.medianAnswerDays.value} shown={shown} />
        <FunnelCard funnel={funnel} funnelBefore={funnelBefore} shown={shown} />
        <PostsCard posts={posts} shown={shown} />
        <SourcesCard sources={sources} money={money} shown={shown} />
        <StatesCard timeInState={timeInState} shown={shown} />
        {money && <CostsCard figures={figures} posts={posts} shown={shown} />}
      </div>
      <p className={styles.hint}>
        <Trans>
          We only show groups of at least <Plural value={smallestGroup} one="# person" other="# people" />. “Withheld”
          means that the group is smaller, or that the number would reveal a smaller one. We show no data on age, gender
          or origin.
        </Trans>
      </p>
    </>
  );
}

function NothingYet() {
  const { t } = useLingui();
  const { url } = useActingSpace();
  return (
    <StateView
      kind="emptyDocuments"
      title={t`No statistics yet`}
      actions={
        <ButtonLink variant="primary" link={<Link to="/work/$space/job-posts" params={{ space: url }} />}>
          <Trans>Go to jobs</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Once you publish your first job, you’ll see here how many people view it, how many apply and how long they wait
        for your reply.
      </Trans>
    </StateView>
  );
}
