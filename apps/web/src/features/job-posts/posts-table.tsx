import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { placeName } from "~/features/jobs/place.ts";
import { formatDay, formatPay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { PostAct } from "./post-acts.ts";
import { PostMenu } from "./post-menu.tsx";
import type { ListedPost } from "./queries.ts";
import { StatusBadge } from "./status-badge.tsx";
import styles from "./job-posts.module.css";

type Props = {
  posts: readonly ListedPost[];
  filtered: boolean;
  onCreate: (() => void) | undefined;
  onAct: (act: PostAct, post: ListedPost) => void;
  foot: ReactNode;
};

export function PostsTable({ posts, filtered, onCreate, onAct, foot }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const columns = useColumns(onAct);
  const rowLink = ({ id }: ListedPost) => <Link to="/work/$space/job-posts/$id" params={{ space: space.url, id }} />;
  return (
    <DataTable
      caption={t`Job posts`}
      density="tall"
      rows={posts}
      rowKey={({ id }) => id}
      rowLink={rowLink}
      columns={columns}
      empty={filtered ? <NothingFound /> : <NoPosts onCreate={onCreate} />}
      foot={posts.length > 0 && foot}
    />
  );
}

function useColumns(onAct: Props["onAct"]): DataColumn<ListedPost>[] {
  const { t, i18n } = useLingui();
  const plan = { free: t`Free`, premium: t`Sponsored` };
  return [
    {
      id: "title",
      title: t`Job post`,
      cell: (post) => (
        <>
          <bdi>{post.title}</bdi>
          <span className={styles.sub}>
            <Meta
              as="span"
              size="xs"
              items={[
                post.location && placeName(post.location),
                formatPay(i18n.locale, post.salaryMin, post.salaryMax),
              ]}
            />
          </span>
        </>
      ),
    },
    { id: "status", title: t`State`, phone: "detail", cell: (post) => <StatusBadge status={post.jobPostStatus} /> },
    {
      id: "plan",
      title: t`Plan`,
      cell: (post) => (
        <Text as="span" tone="muted">
          {post.plan ? plan[post.plan] : t`to be chosen`}
        </Text>
      ),
    },
    {
      id: "promise",
      title: t`Promise`,
      cell: (post) => (
        <Text as="span" tone={post.jobPostStatus === "published" ? "positive" : "muted"}>
          <Plural value={post.replyDays} one="# day" other="# days" />
        </Text>
      ),
    },
    {
      id: "expires",
      title: t`Expires`,
      align: "end",
      cell: (post) =>
        post.jobPostStatus === "published" && post.expiresAt ? (
          <time dateTime={post.expiresAt}>{formatDay(i18n.locale, post.expiresAt)}</time>
        ) : (
          "–"
        ),
    },
    {
      id: "acts",
      title: t`Acts`,
      hideTitle: true,
      acts: true,
      width: 56,
      align: "end",
      phone: "end",
      cell: (post) => <PostMenu post={post} onAct={(act) => onAct(act, post)} />,
    },
  ];
}

function NothingFound() {
  const { t } = useLingui();
  const space = useActingSpace();
  return (
    <StateView
      kind="emptySearch"
      title={t`No job posts with these filters`}
      actions={
        <ButtonLink variant="outline" link={<Link to="/work/$space/job-posts" params={{ space: space.url }} />}>
          <Trans>Show all</Trans>
        </ButtonLink>
      }
    />
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
