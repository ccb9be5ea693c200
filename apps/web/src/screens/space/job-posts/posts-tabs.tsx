import { useLingui } from "@lingui/react/macro";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { statusViews, type PostStatusFilter } from "~/domain/job-posts/posts-search.ts";
import { postCountQuery } from "~/domain/job-posts/queries.ts";
import styles from "./job-posts.module.css";

/** The tab "All" has no status in its URL, so without an exact match it would be active in every view. */
const exact = { exact: true };

/** A tab for each status, with its own URL and count. */
export function PostsTabs({ status }: { status: PostStatusFilter | undefined }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const views = [undefined, ...statusViews];
  const counts = useQueries({ queries: views.map((view) => postCountQuery(space.id, view ? { status: view } : {})) });
  const labels: Record<PostStatusFilter | "all", string> = {
    all: t`All`,
    published: t({ message: "Published", context: "jobs, plural" }),
    suspended: t({ message: "Suspended", context: "jobs, plural" }),
    draft: t`Drafts`,
    unpublished: t({ message: "Closed", context: "jobs, plural" }),
  };
  return (
    <TabLinks
      label={t`Jobs by status`}
      className={styles.tabs}
      items={views.map((view, index) => {
        const count = counts[index]?.data;
        return {
          id: view ?? "all",
          label: labels[view ?? "all"],
          count: count === undefined ? undefined : formatCount(i18n.locale, count),
          current: view === status,
          link: (
            <Link
              to="/work/$space/job-posts"
              params={{ space: space.url }}
              search={view ? { status: view } : {}}
              activeOptions={exact}
            />
          ),
        };
      })}
    />
  );
}
