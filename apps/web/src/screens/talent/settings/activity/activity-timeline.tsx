import { useLingui } from "@lingui/react";
import type { Activity } from "@orbita/contract";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { formatMoment } from "~/shell/format/moment.ts";
import { ActivityDetails } from "./activity-details.tsx";
import { activityTitles } from "~/domain/activity/activity-labels.ts";

type Props = {
  activities: readonly Activity[];
  label: string;
  now: number;
  /** Whether the first entry is the newest of the whole log; it is then marked as current. */ newest?: boolean;
};

export function ActivityTimeline({ activities, label, now, newest = true }: Props) {
  const { i18n } = useLingui();
  return (
    <Timeline
      label={label}
      items={activities.map((activity, index) => ({
        key: activity.id,
        title: i18n._({ ...activityTitles[activity.kind], values: activity.details }),
        details: <ActivityDetails activity={activity} />,
        time: formatMoment(i18n.locale, activity.at, now),
        at: activity.at,
        state: newest && index === 0 ? "now" : "done",
      }))}
    />
  );
}
