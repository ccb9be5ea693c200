import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { daysUntil } from "~/shell/calendar/rome-days.ts";
import { formatClock, formatDayOfYear } from "~/shell/format/format.ts";
import { isToday } from "~/shell/format/moment.ts";
import { daysLate, daysWaiting, urgencyOf, type Urgency } from "./waiting.ts";

type Props = { card: ApplicationCard; now: number };

const tones = { late: "danger", near: "warning", calm: undefined } as const satisfies Record<Urgency, unknown>;

function Urgent({ urgency, children }: { urgency: Urgency; children: ReactNode }) {
  return (
    <Text as="span" numeric nowrap tone={tones[urgency]} weight={urgency === "calm" ? undefined : "medium"}>
      {children}
    </Text>
  );
}

/** Days in the current stage, or days past the promised reply. */
export function WaitingDays({ card, now }: Props) {
  const urgency = urgencyOf(card, now);
  const days = card.replyBy !== null && urgency === "late" ? daysLate(card.replyBy, now) : daysWaiting(card, now);
  return (
    <Urgent urgency={urgency}>
      {urgency === "late" && days > 0 && <Trans>{days} d late</Trans>}
      {urgency === "late" && days <= 0 && <Trans>late</Trans>}
      {urgency !== "late" && days <= 0 && <Trans>today</Trans>}
      {urgency !== "late" && days > 0 && <Trans>{days} d</Trans>}
    </Urgent>
  );
}

/** The promised reply date: a date, tomorrow, today, or how late it is. */
export function ReplyBy({ card, now }: Props) {
  const { t, i18n } = useLingui();
  const { replyBy, answeredAt } = card;
  if (replyBy === null) return <>{answeredAt ? t`answered` : "—"}</>;
  const urgency = urgencyOf(card, now);
  const late = daysLate(replyBy, now);
  const words: Record<Urgency, string> = {
    late: late > 0 ? t`${late} d late` : t`late`,
    near: daysUntil(replyBy, now) === 0 ? t`today` : t`tomorrow`,
    calm: formatDayOfYear(i18n.locale, replyBy),
  };
  return (
    <Urgent urgency={urgency}>
      <time dateTime={replyBy}>{words[urgency]}</time>
    </Urgent>
  );
}

/** The promised reply date as a separate line on a phone. */
export function ReplyByLine({ card, now }: Props) {
  const { t, i18n } = useLingui();
  const { replyBy, answeredAt } = card;
  if (replyBy === null) return answeredAt ? <span>{t`answered`}</span> : <WaitingDays card={card} now={now} />;
  const urgency = urgencyOf(card, now);
  const [late, day] = [daysLate(replyBy, now), formatDayOfYear(i18n.locale, replyBy)];
  const words: Record<Urgency, string> = {
    late: late > 0 ? t`${late} d late` : t`late`,
    near: daysUntil(replyBy, now) === 0 ? t`due today` : t`due tomorrow`,
    calm: t`by ${day}`,
  };
  return <Urgent urgency={urgency}>{words[urgency]}</Urgent>;
}

/** The arrival date; today's applications show the time. */
export function Arrived({ card, now }: Props) {
  const { t, i18n } = useLingui();
  const clock = formatClock(i18n.locale, card.sent);
  return (
    <time dateTime={card.sent}>
      {isToday(i18n.locale, card.sent, now) ? t`today ${clock}` : formatDayOfYear(i18n.locale, card.sent)}
    </time>
  );
}
