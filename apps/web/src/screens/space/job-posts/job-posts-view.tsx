import { LatePeople } from "~/domain/interviews/late-people.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { NewPostDialog } from "~/domain/job-posts/new-post-dialog.tsx";
import { useOverview } from "~/domain/statistics/overview-queries.ts";
import { PromiseBanner } from "~/domain/interviews/promise-banner.tsx";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { PostActionDialog, type PostActionRequest } from "~/domain/applications/post-action-dialog.tsx";
import type { PostAction } from "~/domain/job-posts/post-actions.ts";
import { PostsFilters } from "./posts-filters.tsx";
import type { PostsSearch } from "~/domain/job-posts/posts-search.ts";
import { PostsTable } from "./posts-table.tsx";
import { PostsTabs } from "./posts-tabs.tsx";
import { postsQuery, slotsQuery, type ListedPost } from "~/domain/job-posts/queries.ts";
import { SlotsBand } from "~/domain/job-posts/slots-band.tsx";
import { StillOpenNote } from "./still-open-note.tsx";

/** All posts of a Space by status, with the remaining slots. */
export function JobPostsView({ search }: { search: PostsSearch }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [creating, setCreating] = useState(false);
  const [wanted, setWanted] = useState<PostActionRequest | null>(null);
  const slots = useQuery(slotsQuery(space.id));
  const promises = useOverview(space.id).data?.promises;
  const create = mayWrite(space) ? () => setCreating(true) : undefined;
  const act = (chosen: PostAction, post: ListedPost) => setWanted({ act: chosen, post });
  return (
    <>
      <PageHeader
        title={t`Jobs`}
        ruled
        actions={
          create && (
            <Button variant="primary" icon={IconPlus} onClick={create}>
              <Trans>New job…</Trans>
            </Button>
          )
        }
      />
      <SlotsBand status={slots.data} />
      {promises && <PromiseBanner promises={promises} />}
      <StillOpenNote onAct={act} />
      <PostsTabs status={search.status} />
      <PostsFilters search={search} />
      <Posts search={search} onCreate={create} onAct={act} />
      <NewPostDialog opened={creating} onClose={() => setCreating(false)} />
      <PostActionDialog wanted={wanted} onClose={() => setWanted(null)} lateReplies={<LatePeople />} />
    </>
  );
}

type PostsProps = {
  search: PostsSearch;
  onCreate: (() => void) | undefined;
  onAct: (act: PostAction, post: ListedPost) => void;
};

function Posts({ search, onCreate, onAct }: PostsProps) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { page, size } = search;
  const posts = useQuery(postsQuery(space.id, search));
  const { summary, ...pager } = usePager(posts.data ?? { page, size, totalElements: 0, totalPages: 0 });
  const linkTo = (to: number) => (
    <Link to="/work/$space/job-posts" params={{ space: space.url }} search={{ ...search, page: to }} />
  );
  if (posts.error) return <QueryFailure error={posts.error} onRetry={() => void posts.refetch()} />;
  if (!posts.data) return <LoadingList label={t`Loading`} shape="none" />;
  return (
    <PostsTable
      posts={posts.data.content}
      search={search}
      onCreate={onCreate}
      onAct={onAct}
      foot={
        <Pagination
          {...pager}
          summary={
            <>
              {summary} · <Trans>{size} per page</Trans>
            </>
          }
          linkTo={linkTo}
        />
      }
    />
  );
}
