import { LatePeople } from "~/domain/interviews/late-people.tsx";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SpaceOverview } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { NewPostDialog } from "~/domain/job-posts/new-post-dialog.tsx";
import { replyDue } from "~/domain/applications/reply-due.ts";
import { Greeting } from "~/domain/people/greeting.tsx";
import { UpcomingCard } from "~/domain/interviews/upcoming-card.tsx";
import { PostActionDialog, type PostActionRequest } from "~/domain/applications/post-action-dialog.tsx";
import { PromiseBanner } from "~/domain/interviews/promise-banner.tsx";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { DueCard } from "./due-card.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { OpenPosts } from "./open-posts.tsx";
import { OverviewFigures } from "./overview-figures.tsx";
import { PromisesCard } from "./promises-card.tsx";
import { useOverview } from "~/domain/statistics/overview-queries.ts";
import { OverviewSlotsCard } from "./overview-slots-card.tsx";
import { SpendCard } from "./spend-card.tsx";
import { StillOpenCard } from "./still-open-card.tsx";
import styles from "./overview.module.css";

/** The member's home: applications that need a reply, by deadline. */
export function OverviewPage() {
  const { t } = useLingui();
  const me = useMe();
  const space = useActingSpace();
  const { data, error, refetch, dataUpdatedAt } = useOverview(space.id);
  const [creating, setCreating] = useState(false);
  const create = mayWrite(space) ? () => setCreating(true) : undefined;
  return (
    <>
      <PageHeader
        title={<Greeting name={me?.firstName ?? ""} />}
        meta={data && <WhoWaits figures={data.figures} />}
        actions={
          create && (
            <Button variant="primary" icon={IconPlus} onClick={create}>
              <Trans>New job…</Trans>
            </Button>
          )
        }
      />
      {data ? (
        <Content overview={data} now={dataUpdatedAt} onCreate={create} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="round" />
      )}
      <NewPostDialog opened={creating} onClose={() => setCreating(false)} />
    </>
  );
}

function WhoWaits({ figures: { today } }: Pick<SpaceOverview, "figures">) {
  if (today > 0)
    return <Plural value={today} one="# person is due a reply today." other="# people are due a reply today." />;
  return <Trans>No replies are due today.</Trans>;
}

const isDueNow = (replyBy: string, now: number): boolean => {
  const state = replyDue(replyBy, now);
  return state !== null && (state.late || state.days === 0);
};

type ContentProps = { overview: SpaceOverview; now: number; onCreate: (() => void) | undefined };

function Content({ overview, now, onCreate }: ContentProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<PostActionRequest | null>(null);
  const { figures, due, posts, slots, spend, promises } = overview;
  const isNew = posts.length === 0 && figures.owed === 0 && due.length === 0;
  return (
    <>
      {!isNew && (
        <div className={styles.figures}>
          <OverviewFigures figures={figures} due={due} now={now} />
        </div>
      )}
      <PromiseBanner promises={promises} />
      <div className={styles.page}>
        <div className={styles.column}>
          {isNew ? (
            <FirstSteps onCreate={onCreate} />
          ) : (
            <>
              <DueCard due={due.filter(({ replyBy }) => isDueNow(replyBy, now))} now={now} />
              {due.length > 0 && <PromisesCard due={due} now={now} />}
              <OpenPosts posts={posts} now={now} />
            </>
          )}
        </div>
        <aside className={styles.column} aria-label={t`About the Space`}>
          <UpcomingCard />
          <StillOpenCard onAct={(act, post) => setWanted({ act, post })} />
          <OverviewSlotsCard slots={slots} />
          {spend && <SpendCard spend={spend} now={now} />}
        </aside>
      </div>
      <PostActionDialog wanted={wanted} onClose={() => setWanted(null)} lateReplies={<LatePeople />} />
    </>
  );
}
