import { Plural, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { whereOf } from "~/features/jobs/where.ts";
import { formatPay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { ExpiryCell } from "./expiry-cell.tsx";
import { PlanCell } from "./plan-cell.tsx";
import type { PostAct } from "~/domain/job-posts/post-acts.ts";
import { PostMenu } from "./post-menu.tsx";
import { sortOf, withChange, type PostsSearch } from "~/domain/job-posts/posts-search.ts";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { StatusBadge } from "~/domain/job-posts/status-badge.tsx";
import styles from "./job-posts.module.css";

/** A click on a column header sorts by the column; a second click reverses the order. */
function useSort(search: PostsSearch) {
  const space = useActingSpace();
  const current = sortOf(search);
  return (field: "title" | "expiresAt"): DataColumn<ListedPost>["sort"] => {
    const direction = current === `${field}:asc` ? "asc" : current === `${field}:desc` ? "desc" : null;
    const next = withChange(search, { sort: `${field}:${direction === "asc" ? "desc" : "asc"}` });
    const link = (
      <Link
        to="/work/$space/job-posts"
        params={{ space: space.url }}
        search={next}
        activeProps={{}}
        resetScroll={false}
      />
    );
    return { link, direction };
  };
}

export function usePostsColumns(
  search: PostsSearch,
  onAct: (act: PostAct, post: ListedPost) => void,
): DataColumn<ListedPost>[] {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const sortBy = useSort(search);
  return [
    { id: "title", title: t`Job post`, sort: sortBy("title"), cell: (post) => <Title post={post} /> },
    { id: "status", title: t`State`, phone: "detail", cell: (post) => <StatusBadge status={post.jobPostStatus} /> },
    { id: "plan", title: t`Plan`, phone: "foot", cell: (post) => <PlanCell post={post} /> },
    { id: "promise", title: t`Promise`, cell: (post) => <Promised post={post} /> },
    {
      id: "expires",
      title: t`Expires`,
      align: "end",
      sort: sortBy("expiresAt"),
      phone: "foot",
      cell: (post) => <ExpiryCell post={post} now={now} />,
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

function Title({ post }: { post: ListedPost }) {
  const { i18n } = useLingui();
  const pay = formatPay(i18n.locale, post.salaryMin, post.salaryMax);
  return (
    <>
      <bdi>{post.title}</bdi>
      <span className={styles.sub}>
        <Meta as="span" size="xs" items={[whereOf(i18n, post), pay && <bdi key="pay">{pay}</bdi>]} />
      </span>
    </>
  );
}

function Promised({ post }: { post: ListedPost }) {
  return (
    <Text as="span" size="sm" tone={post.jobPostStatus === "published" ? "positive" : "muted"} nowrap>
      <Plural value={post.replyDays} one="# day" other="# days" />
    </Text>
  );
}
