import { Trans, useLingui } from "@lingui/react/macro";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { JobPostStatus, JobPostStatusChange } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "~/shell/format/moment.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { historyQuery } from "./queries.ts";
import { outcomeTexts } from "./status-labels.ts";

const moved: Record<JobPostStatus, MessageDescriptor> = {
  draft: msg`Moved back to draft`,
  published: msg({ message: "Published", context: "state of a job" }),
  suspended: msg`Suspended`,
  unpublished: msg({ message: "Closed", context: "state of a job" }),
  deleted: msg`Deleted`,
};
const reasons: Record<string, MessageDescriptor> = {
  ...outcomeTexts,
  noAnswer: msg`No one confirmed that the job was still open`,
};
const plans = {
  free: msg({ message: "Free", context: "plan" }),
  premium: msg({ message: "Sponsored", context: "plan" }),
};

function titleOf(i18n: I18n, { from, to }: JobPostStatusChange): string {
  if (from === null) return i18n._(msg`Draft created`);
  if (to === "published" && from === "suspended") return i18n._(msg`Published again`);
  return i18n._(moved[to]);
}

/** Reason, plan and author of a status change. */
function detailsOf(i18n: I18n, { by, to, plan, reason }: JobPostStatusChange): string {
  const why = reason ? reasons[reason] : undefined;
  const shown = to === "published" && plan ? plans[plan] : undefined;
  return [why && i18n._(why), shown && i18n._(shown), by ?? i18n._(msg`Automatically`)].filter(Boolean).join(" · ");
}

/** The status changes of a post, newest first. */
export function PostHistory({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const [now] = useState(() => Date.now());
  const { data, error, refetch } = useQuery(historyQuery(space.id, id));
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" rows={3} />;
  if (data.length === 0)
    return (
      <Text size="sm" tone="muted">
        <Trans>No status changes yet.</Trans>
      </Text>
    );
  return (
    <Timeline
      label={t`Job history`}
      items={data.map((step, index) => ({
        key: `${step.at}-${index}`,
        title: titleOf(i18n, step),
        details: detailsOf(i18n, step),
        time: formatMoment(i18n.locale, step.at, now),
        at: step.at,
        state: index === 0 ? ("now" as const) : ("done" as const),
      }))}
    />
  );
}
