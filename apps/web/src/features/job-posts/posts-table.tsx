import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { PostAct } from "~/domain/job-posts/post-acts.ts";
import { usePostsColumns } from "./posts-columns.tsx";
import { isNarrowed, type PostsSearch, type StatusView } from "~/domain/job-posts/posts-search.ts";
import type { ListedPost } from "~/domain/job-posts/queries.ts";

type Props = {
  posts: readonly ListedPost[];
  search: PostsSearch;
  onCreate: (() => void) | undefined;
  onAct: (act: PostAct, post: ListedPost) => void;
  foot: ReactNode;
};

export function PostsTable({ posts, search, onCreate, onAct, foot }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const columns = usePostsColumns(search, onAct);
  const rowLink = ({ id }: ListedPost) => <Link to="/work/$space/job-posts/$id" params={{ space: space.url, id }} />;
  return (
    <DataTable
      caption={t`Job posts`}
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

/** The empty states: no posts yet, none with this status, none with these filters. Each suggests what to do. */
function Nothing({ search, onCreate }: Pick<Props, "search" | "onCreate">) {
  if (isNarrowed(search) || search.page > 0) return <NothingFound status={search.status} />;
  return search.status ? <NoneInState status={search.status} /> : <NoPosts onCreate={onCreate} />;
}

function NothingFound({ status }: { status: StatusView | undefined }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const all = <Link to="/work/$space/job-posts" params={{ space: space.url }} search={status ? { status } : {}} />;
  return (
    <StateView
      kind="emptySearch"
      title={t`No job posts with these filters`}
      actions={
        <ButtonLink variant="outline" link={all}>
          <Trans>Remove the filters</Trans>
        </ButtonLink>
      }
    >
      <Trans>Fewer words or another place may find more.</Trans>
    </StateView>
  );
}

function NoneInState({ status }: { status: StatusView }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const titles: Record<StatusView, string> = {
    published: t`No job posts are published`,
    suspended: t`No job posts are suspended`,
    draft: t`No drafts`,
    unpublished: t`No job posts are closed`,
  };
  const words: Record<StatusView, string> = {
    published: t`Open a draft and publish it: people see it at once.`,
    suspended: t`Suspending hides a job post for a while and frees its slot.`,
    draft: t`What you begin to write is kept here until you publish it.`,
    unpublished: t`Job posts that you close, or that expire, stay here with how they ended.`,
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
      title={t`Your job posts will live here`}
      actions={
        onCreate && (
          <Button variant="primary" icon={IconPlus} onClick={onCreate}>
            <Trans>New job post</Trans>
          </Button>
        )
      }
    >
      <Trans>For each you see its state, its slot and until when it is open.</Trans>
    </StateView>
  );
}
