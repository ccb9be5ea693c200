import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { useState } from "react";
import { daysUntil } from "~/shell/calendar/rome-days.ts";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { useCandidateName } from "./use-candidate-name.ts";
import { useStageNames } from "./use-stage-names.ts";

/** How many candidates the dialog names; it only counts the others. */
const named = 3;

/** The names of the candidates to reject. For a single candidate also the waiting time and the promised reply. */
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
  const { status, moved, replyBy } = card;
  const [now] = useState(() => Date.now());
  return (
    <Meta
      as="span"
      size="md"
      items={[
        <bdi key="post">{card.jobPostTitle}</bdi>,
        <StageSince key="since" status={status} since={formatDayAndMonth(i18n.locale, moved)} />,
        replyBy && <PromiseWords key="promise" replyBy={replyBy} now={now} />,
      ]}
    />
  );
}

function StageSince({ status, since }: { status: ApplicationCard["status"]; since: string }) {
  const { nameOf, hasOwn } = useStageNames();
  const stage = nameOf(status);
  if (!hasOwn(status)) {
    if (status === "submitted") return <Trans>waiting since {since}</Trans>;
    if (status === "inReview") return <Trans>in review since {since}</Trans>;
    if (status === "shortlisted") return <Trans>shortlisted since {since}</Trans>;
    if (status === "interview") return <Trans>at the interview stage since {since}</Trans>;
    if (status === "offer") return <Trans>at the offer stage since {since}</Trans>;
  }
  return (
    <Trans>
      at the “<bdi>{stage}</bdi>” stage since {since}
    </Trans>
  );
}

function PromiseWords({ replyBy, now }: { replyBy: string; now: number }) {
  const { i18n } = useLingui();
  const days = daysUntil(replyBy, now);
  const day = formatDayAndMonth(i18n.locale, replyBy);
  if (Date.parse(replyBy) < now) return <Trans>reply was due {day}</Trans>;
  if (days === 0) return <Trans>reply due today</Trans>;
  return <Trans>reply due {day}</Trans>;
}
