import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { useState } from "react";
import { stateNames } from "~/domain/applications/state-words.ts";
import { daysUntil } from "~/shell/calendar/rome-days.ts";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { useStageNames } from "~/domain/applications/use-stage-names.ts";

/** Up to this many candidates are named, the others counted. */
const named = 3;

/** The names of the candidates; for a single candidate, the waiting time and the promised reply. */
export function RejectedLine({ applications }: { applications: readonly ApplicationCard[] }) {
  const { nameOf } = useCandidateName();
  const [first, ...others] = applications;
  if (!first) return null;
  if (others.length === 0) return <Waiting card={first} />;
  const names = applications.slice(0, named).map(nameOf).join(", ");
  const more = applications.length - named;
  return more > 0 ? (
    <Trans>
      {names} and <Plural value={more} one="# more" other="# more" />
    </Trans>
  ) : (
    names
  );
}

function Waiting({ card }: { card: ApplicationCard }) {
  const { i18n } = useLingui();
  const { nameOf, hasOwn } = useStageNames();
  const { status, moved, replyBy } = card;
  const [now] = useState(() => Date.now());
  const since = formatDayAndMonth(i18n.locale, moved);
  const stage = hasOwn(status) ? nameOf(status) : i18n._(stateNames[status]).toLocaleLowerCase(i18n.locale);
  return (
    <Meta
      as="span"
      size="md"
      items={[
        <bdi key="post">{card.jobPostTitle}</bdi>,
        <Trans key="since">
          {stage} since {since}
        </Trans>,
        replyBy && <PromiseWords key="promise" replyBy={replyBy} now={now} />,
      ]}
    />
  );
}

function PromiseWords({ replyBy, now }: { replyBy: string; now: number }) {
  const { i18n } = useLingui();
  const days = daysUntil(replyBy, now);
  const day = formatDayAndMonth(i18n.locale, replyBy);
  if (Date.parse(replyBy) < now) return <Trans>the promise ended on {day}</Trans>;
  if (days === 0) return <Trans>the promise ends today</Trans>;
  return <Trans>the promise ends on {day}</Trans>;
}
