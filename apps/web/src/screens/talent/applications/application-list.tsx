import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MyApplication, Page } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import { Link } from "@tanstack/react-router";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { replyDue, type ReplyDue } from "~/domain/applications/reply-due.ts";
import { StateBadge } from "~/domain/applications/state-badge.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatDate, formatMoment, isToday } from "~/shell/format/moment.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import type { ApplicationsTab } from "~/domain/applications/applications-queries.ts";
import { promisedDays, promiseOf } from "./promise-of.ts";
import styles from "./applications.module.css";

const looks = { kept: "kept", late: "due", missed: "late" } as const;

/** Shows whether the promised answer came in time. Renders nothing while the answer is due. */
function PromiseResultLabel({ application }: { application: MyApplication }) {
  const { became, days } = promiseOf(application);
  if (became === "open" || application.replyBy !== null) return null;
  return (
    <PromiseLabel size="xs" state={looks[became]} className={styles.kept}>
      {became === "missed" ? (
        <Trans>no reply</Trans>
      ) : became === "kept" ? (
        <Plural value={days} _0="replied the same day" one="replied in # day" other="replied in # days" />
      ) : (
        <Plural value={days} one="replied late, after # day" other="replied late, after # days" />
      )}
    </PromiseLabel>
  );
}

type Props = {
  tab: ApplicationsTab;
  found: Page<MyApplication>;
  id: string | undefined;
  /** The application shown beside the list when the user selected none. */
  implied: string | undefined;
  now: number;
};

export function ApplicationList({ tab, found, id, implied, now }: Props) {
  const pager = usePager(found);
  const linkTo = (page: number) => <Link to="/applications" search={{ tab, ...(page > 0 && { page }) }} />;
  return (
    <>
      <ItemList
        className={styles.rows}
        items={found.content.map((application) => ({
          key: application.id,
          content: (
            <Row
              application={application}
              now={now}
              selected={application.id === (id ?? implied)}
              implied={application.id === implied}
              link={
                <Link
                  to="/applications"
                  search={{ tab, id: application.id, ...(found.page > 0 && { page: found.page }) }}
                  resetScroll={false}
                />
              }
            />
          ),
        }))}
      />
      {found.totalPages > 1 && <Pagination {...pager} className={styles.pager} linkTo={linkTo} />}
    </>
  );
}

type RowProps = {
  application: MyApplication;
  now: number;
  selected: boolean;
  implied: boolean;
  link: Parameters<typeof ListRow>[0]["link"];
};

function Row({ application, now, ...row }: RowProps) {
  const { jobPost, status, replyBy } = application;
  const { space } = jobPost;
  const due = replyDue(replyBy, now);
  return (
    <ListRow
      {...row}
      avatar={
        <SpaceAvatar
          name={space.name}
          seed={space.id}
          src={space.logo ? imageUrl(space.logo, 96) : undefined}
          size="sm"
        />
      }
      title={<JobTitle title={jobPost.title} />}
      meta={<Meta as="span" items={[<bdi key="space">{space.name}</bdi>, <Where key="where" jobPost={jobPost} />]} />}
      foot={
        due?.late ? (
          <Badge tone="warning">
            <span className={styles.capital}>
              <DueLabel {...due} />
            </span>
          </Badge>
        ) : (
          <span className={styles.state}>
            <StateBadge status={status} />
            <PromiseResultLabel application={application} />
          </span>
        )
      }
      footEnd={<When application={application} now={now} />}
    />
  );
}

/** The place of work: the city, or "remote". */
function Where({ jobPost: { city, workplaceType } }: Pick<MyApplication, "jobPost">) {
  if (workplaceType === "workplace_type_full_remote") return <Trans>remote</Trans>;
  return city && <bdi>{city}</bdi>;
}

/**
 * The most important date of an application: the promised reply time if the reply is late, else a change of today, the due date,
 * or the last change.
 */
function When({ application, now }: { application: MyApplication; now: number }) {
  const { i18n } = useLingui();
  const { sent, updated, replyBy } = application;
  const due = replyDue(replyBy, now);
  const replyDays = promisedDays(application);
  if (due?.late)
    return <Plural value={replyDays} one="reply promised within # day" other="reply promised within # days" />;
  if (updated !== sent && isToday(i18n.locale, updated, now)) {
    const moment = formatMoment(i18n.locale, updated, now);
    return (
      <Text as="span" size="xs" tone="accent" weight="medium">
        <Trans>updated {moment}</Trans>
      </Text>
    );
  }
  if (due) return <DueLabel {...due} />;
  const day = formatDate(i18n.locale, updated, now);
  return <Trans>updated {day}</Trans>;
}

/** The promised reply to an application as text, for example "reply within 3 days" or "2 days late". */
function DueLabel({ late, days }: ReplyDue) {
  if (late && days === 0) return <Trans>late as of today</Trans>;
  if (late) return <Plural value={days} one="# day late" other="# days late" />;
  if (days === 0) return <Trans>reply due today</Trans>;
  return <Plural value={days} one="reply within # day" other="reply within # days" />;
}
