import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { PostAction } from "~/domain/job-posts/post-actions.ts";
import { usePostsColumns } from "./posts-columns.tsx";
import { isPostListFiltered, type PostsSearch, type PostStatusFilter } from "~/domain/job-posts/posts-search.ts";
import type { ListedPost } from "~/domain/job-posts/queries.ts";

type Props = {
  posts: readonly ListedPost[];
  search: PostsSearch;
  onCreate: (() => void) | undefined;
  onAct: (act: PostAction, post: ListedPost) => void;
  foot: ReactNode;
};

export function PostsTable({ posts, search, onCreate, onAct, foot }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const columns = usePostsColumns(search, onAct);
  const rowLink = ({ id }: ListedPost) => <Link to="/work/$space/job-posts/$id" params={{ space: space.url, id }} />;
  return (
    <DataTable
      caption={t`Jobs`}
      density="tall"
      rows={posts}
      rowKey={({ id }) => id}
      rowLink={rowLink}
      columns={columns}
      empty={<Nothing search={search} onCreate={onCreate} />}
      foot={posts.length > 0 && foot}
    />
  );
}

/**
 * The empty state of the table: no posts yet, no posts with this status, or no posts that match the filters. Each case has its own suggestion.
 */
function Nothing({ search, onCreate }: Pick<Props, "search" | "onCreate">) {
  if (isPostListFiltered(search) || search.page > 0) return <NothingFound status={search.status} />;
  return search.status ? <NoneInState status={search.status} /> : <NoPosts onCreate={onCreate} />;
}

function NothingFound({ status }: { status: PostStatusFilter | undefined }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const all = <Link to="/work/$space/job-posts" params={{ space: space.url }} search={status ? { status } : {}} />;
  return (
    <StateView
      kind="emptySearch"
      title={t`No jobs match these filters`}
      actions={
        <ButtonLink variant="outline" link={all}>
          <Trans>Clear filters</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try fewer words or another location.</Trans>
    </StateView>
  );
}

function NoneInState({ status }: { status: PostStatusFilter }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const titles: Record<PostStatusFilter, string> = {
    published: t`No published jobs`,
    suspended: t`No suspended jobs`,
    draft: t`No drafts`,
    unpublished: t`No closed jobs`,
  };
  const words: Record<PostStatusFilter, string> = {
    published: t`Open a draft and publish it: people will see it right away.`,
    suspended: t`Suspending a job hides it for a while and frees its slot.`,
    draft: t`Jobs you start writing will stay here until you publish them.`,
    unpublished: t`Jobs that you close or that expire will stay here, with their outcome.`,
  };
  return (
    <StateView
      kind="emptyDocuments"
      title={titles[status]}
      actions={
        <ButtonLink variant="outline" link={<Link to="/work/$space/job-posts" params={{ space: space.url }} />}>
          <Trans>Show all</Trans>
        </ButtonLink>
      }
    >
      {words[status]}
    </StateView>
  );
}

function NoPosts({ onCreate }: { onCreate: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="emptyDocuments"
      title={t`Your jobs will appear here`}
      actions={
        onCreate && (
          <Button variant="primary" icon={IconPlus} onClick={onCreate}>
            <Trans>New job…</Trans>
          </Button>
        )
      }
    >
      <Trans>For each job you’ll see its status, its slot and its expiry date.</Trans>
    </StateView>
  );
}
