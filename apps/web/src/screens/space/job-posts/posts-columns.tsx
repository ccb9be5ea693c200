import { Plural, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { whereOf } from "~/domain/job-posts/public/list/where.ts";
import { formatPay, formatDayOfYear } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { PlanCell } from "./plan-cell.tsx";
import type { PostAction } from "~/domain/job-posts/post-actions.ts";
import { JobPostMenu } from "~/domain/job-posts/job-post-menu.tsx";
import { getPostsSort, changePostsSearch, type PostsSearch } from "~/domain/job-posts/posts-search.ts";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { StatusBadge } from "~/domain/job-posts/status-badge.tsx";
import { endsSoon } from "~/domain/job-posts/expiry.ts";
import styles from "./job-posts.module.css";

/** A click on a column header sorts by the column; a second click reverses the order. */
function useSort(search: PostsSearch) {
  const space = useActingSpace();
  const current = getPostsSort(search);
  return (field: "title" | "expiresAt"): DataColumn<ListedPost>["sort"] => {
    const direction = current === `${field}:asc` ? "asc" : current === `${field}:desc` ? "desc" : null;
    const next = changePostsSearch(search, { sort: `${field}:${direction === "asc" ? "desc" : "asc"}` });
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
  onAct: (act: PostAction, post: ListedPost) => void,
): DataColumn<ListedPost>[] {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const sortBy = useSort(search);
  return [
    {
      id: "title",
      title: t({ message: "Job", context: "job ad" }),
      sort: sortBy("title"),
      cell: (post) => <Title post={post} />,
    },
    { id: "status", title: t`Status`, phone: "detail", cell: (post) => <StatusBadge status={post.jobPostStatus} /> },
    { id: "plan", title: t`Plan`, phone: "foot", cell: (post) => <PlanCell post={post} /> },
    { id: "promise", title: t`Reply time`, cell: (post) => <Promised post={post} /> },
    {
      id: "expires",
      title: t`Expiry`,
      align: "end",
      sort: sortBy("expiresAt"),
      phone: "foot",
      cell: (post) => <ExpiryCell post={post} now={now} />,
    },
    {
      id: "acts",
      title: t`Actions`,
      hideTitle: true,
      acts: true,
      width: 56,
      align: "end",
      phone: "end",
      cell: (post) => <JobPostMenu post={post} onAct={(act) => onAct(act, post)} />,
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

/** The expiry date, in the warning colour during the last days, with a pending "still open?" question below. */
function ExpiryCell({ post, now }: { post: ListedPost; now: number }) {
  const { t, i18n } = useLingui();
  const { jobPostStatus, expiresAt, answerBy } = post;
  if (jobPostStatus !== "published" || !expiresAt) return <>—</>;
  const soon = endsSoon(expiresAt, now);
  const by = answerBy && formatDayOfYear(i18n.locale, answerBy);
  return (
    <>
      <Text as="span" tone={soon ? "warning" : undefined} weight={soon ? "medium" : undefined} numeric nowrap>
        <time dateTime={expiresAt}>{formatDayOfYear(i18n.locale, expiresAt)}</time>
      </Text>
      {by && <span className={styles.asked}>{t`Confirm by ${by}`}</span>}
    </>
  );
}
