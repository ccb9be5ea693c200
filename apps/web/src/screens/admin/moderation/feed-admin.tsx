import { useLingui } from "@lingui/react/macro";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { CasePage } from "./case-page.tsx";
import { CasesList } from "./cases-list.tsx";
import type { FeedAdminSearch } from "~/domain/moderation/feed-admin-search.ts";
import styles from "~/domain/back-office/feed-admin.module.css";

type Props = { part?: string | undefined; name?: string | undefined; search: FeedAdminSearch };

/** The pages at /admin/feed: the list of reports, and one case at `case/{id}`. */
export function FeedAdmin({ part, name, search: { q = "", page = 0, tab = "open" } }: Props) {
  const { t } = useLingui();
  if (part === "case" && name !== undefined) return <CasePage key={name} id={name} />;
  if (part !== undefined) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={t`Reports`} />
      <div className={styles.room}>
        <CasesList tab={tab} wanted={{ q, page }} />
      </div>
    </>
  );
}
