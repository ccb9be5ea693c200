import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ActivityTimeline } from "./activity-timeline.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { activityParts } from "./activity-parts.ts";
import {
  activityDefaults,
  activitySearch,
  isPart,
  partNames,
  type ActivityPart,
  type ActivitySearch,
} from "./activity-search.ts";
import styles from "./activity.module.css";

const activityQuery = ({ page, size, about }: ActivitySearch) => ({
  // Shares the query key prefix of the security page, so that a change there also refreshes this list.
  queryKey: ["security", "activity", { page, size, about }],
  queryFn: () =>
    answered(
      api().activity.search({
        body: { page, size, ...(about && { filters: [{ f: "kind" as const, v: [...activityParts[about]] }] }) },
      }),
    ),
  // The previous page stays visible until the next page is loaded.
  placeholderData: keepPreviousData,
});

/** The user's own activity log, newest first. */
export function ActivityPage({ search: said }: { search: Partial<ActivitySearch> }) {
  const search = activitySearch(said);
  return (
    <SettingsPage
      title={<Trans>Activity</Trans>}
      lead={<Trans>What you’ve done and what’s happened to your account. Only you can see it.</Trans>}
    >
      <Card>
        <Filter search={search} />
        <Lines search={search} />
      </Card>
    </SettingsPage>
  );
}

function Filter({ search }: { search: ActivitySearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words: Record<ActivityPart, string> = {
    signIns: t`Sign-ins`,
    waysIn: t`Passwords, passkeys and services`,
    profile: t`Profile`,
    privacy: t`Privacy and notifications`,
    account: t`Account and data`,
  };
  const parts = partNames;
  return (
    <Card.Head
      title={<Trans>All activity</Trans>}
      actions={
        <NativeSelect
          label={t`Show`}
          hideLabel
          size="sm"
          className={styles.filter}
          value={search.about ?? ""}
          options={[{ value: "", label: t`Everything` }, ...parts.map((value) => ({ value, label: words[value] }))]}
          onChange={({ target }) => {
            const about = isPart(target.value) ? target.value : undefined;
            void navigate({ to: "/settings/{-$part}", params: { part: "activity" }, search: about ? { about } : {} });
          }}
        />
      }
    />
  );
}

function Lines({ search }: { search: ActivitySearch }) {
  const { t } = useLingui();
  const { data, error, refetch, dataUpdatedAt } = useQuery(activityQuery(search));
  const pager = usePager(data ?? { ...search, totalElements: 0, totalPages: 0 });
  const linkTo = (page: number) => {
    const { about, size } = search;
    const other = { ...(about && { about }), ...(size !== activityDefaults.size && { size }) };
    return (
      <Link
        to="/settings/{-$part}"
        params={{ part: "activity" }}
        search={page === activityDefaults.page ? other : { ...other, page }}
      />
    );
  };
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" />;
  if (data.content.length === 0)
    return (
      <Card.Body>
        <Text size="md" tone="muted">
          {search.about ? (
            <Trans>No activity of this kind yet.</Trans>
          ) : (
            <Trans>Your account activity will appear here.</Trans>
          )}
        </Text>
      </Card.Body>
    );
  return (
    <>
      <Card.Body>
        <ActivityTimeline
          activities={data.content}
          label={t`Activity`}
          now={dataUpdatedAt}
          newest={search.page === 0 && !search.about}
        />
      </Card.Body>
      {data.totalPages > 1 && (
        <Card.Foot>
          <Pagination {...pager} linkTo={linkTo} />
        </Card.Foot>
      )}
    </>
  );
}
