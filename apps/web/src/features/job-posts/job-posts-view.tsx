import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { ActDialog, type WantedAct } from "./act-dialog.tsx";
import { NewPostDialog } from "~/features/job-editor/new-post-dialog.tsx";
import type { PostsSearch } from "./posts-search.ts";
import { PostsTable } from "./posts-table.tsx";
import { PostsTabs } from "./posts-tabs.tsx";
import { postsQuery, slotsQuery } from "./queries.ts";
import { SlotsBand } from "./slots-band.tsx";
import styles from "./job-posts.module.css";

/** All posts of a Space, by state, with the slots that are left. */
export function JobPostsView({ search }: { search: PostsSearch }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [creating, setCreating] = useState(false);
  const slots = useQuery(slotsQuery(space.id));
  const create = mayWrite(space) ? () => setCreating(true) : undefined;
  return (
    <>
      <PageHeader
        title={t`Job posts`}
        ruled
        actions={
          create && (
            <Button variant="primary" icon={IconPlus} onClick={create}>
              <Trans>New job post</Trans>
            </Button>
          )
        }
      />
      {slots.data && <SlotsBand status={slots.data} />}
      <PostsTabs status={search.status} />
      <PostsSearchBar search={search} />
      <Posts search={search} onCreate={create} />
      <NewPostDialog opened={creating} onClose={() => setCreating(false)} />
    </>
  );
}

function PostsSearchBar({ search: { q, status } }: { search: PostsSearch }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = textSearch(new FormData(event.currentTarget).get("q"));
    void navigate({
      to: "/work/$space/job-posts",
      params: { space: space.url },
      search: { ...(status && { status }), ...(words && { q: words }) },
    });
  }
  return (
    <form key={q} role="search" aria-label={t`Job posts`} className={styles.toolbar} onSubmit={submit}>
      <SearchField
        className={styles.search}
        name="q"
        label={t`Search the titles`}
        placeholder={t`Search the titles`}
        defaultValue={q}
      />
    </form>
  );
}

function Posts({ search, onCreate }: { search: PostsSearch; onCreate: (() => void) | undefined }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [wanted, setWanted] = useState<WantedAct | null>(null);
  const { page, size, status = null, q = null } = search;
  const posts = useQuery(postsQuery(space.id, { page, size, status, text: q }));
  const pager = usePager(posts.data ?? { page, size, totalElements: 0, totalPages: 0 });
  const linkTo = (to: number) => (
    <Link to="/work/$space/job-posts" params={{ space: space.url }} search={{ ...search, page: to }} />
  );
  if (posts.error) return <QueryFailure error={posts.error} onRetry={() => void posts.refetch()} />;
  if (!posts.data) return <LoadingList label={t`Loading`} shape="none" />;
  return (
    <>
      <PostsTable
        posts={posts.data.content}
        filtered={Boolean(status ?? q)}
        onCreate={onCreate}
        onAct={(act, post) => setWanted({ act, post })}
        foot={<Pagination {...pager} linkTo={linkTo} />}
      />
      <ActDialog wanted={wanted} onClose={() => setWanted(null)} />
    </>
  );
}
