import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { daysUntil } from "~/shell/calendar/rome-days.ts";
import { formatClock, formatDayOfYear } from "~/shell/format/format.ts";
import { isToday } from "~/shell/format/moment.ts";

type ReplyUrgency = "late" | "near" | "calm";
type ApplicationDates = Pick<ApplicationCard, "replyBy" | "moved">;

/** A deadline today or tomorrow counts as near. */
const nearDays = 1;

/** The urgency of a promised reply; calm where no reply is due. */
export function getUrgency({ replyBy }: Pick<ApplicationDates, "replyBy">, now: number): ReplyUrgency {
  if (replyBy === null) return "calm";
  if (Date.parse(replyBy) < now) return "late";
  return daysUntil(replyBy, now) <= nearDays ? "near" : "calm";
}

/** Calendar days in the current stage; 0 means since today. */
export const daysWaiting = ({ moved }: Pick<ApplicationDates, "moved">, now: number): number =>
  0 - daysUntil(moved, now);

/** Calendar days past the promised reply date; 0 means today. */
export const daysLate = (replyBy: string, now: number): number => 0 - daysUntil(replyBy, now);

type Props = { card: ApplicationCard; now: number };

const tones = { late: "danger", near: "warning", calm: undefined } as const satisfies Record<ReplyUrgency, unknown>;

function Urgent({ urgency, children }: { urgency: ReplyUrgency; children: ReactNode }) {
  return (
    <Text as="span" numeric nowrap tone={tones[urgency]} weight={urgency === "calm" ? undefined : "medium"}>
      {children}
    </Text>
  );
}

/** Days that an application is in its current stage, or days since its promised reply date. */
export function WaitingDays({ card, now }: Props) {
  const urgency = getUrgency(card, now);
  const days = card.replyBy !== null && urgency === "late" ? daysLate(card.replyBy, now) : daysWaiting(card, now);
  return (
    <Urgent urgency={urgency}>
      {urgency === "late" && days > 0 && <Trans>{days} d late</Trans>}
      {urgency === "late" && days <= 0 && <Trans>Late</Trans>}
      {urgency !== "late" && days <= 0 && <Trans>Today</Trans>}
      {urgency !== "late" && days > 0 && <Trans>{days} d</Trans>}
    </Urgent>
  );
}

/** The promised reply date: a date, tomorrow, today, or how late it is. */
export function ReplyBy({ card, now }: Props) {
  const { t, i18n } = useLingui();
  const { replyBy, answeredAt } = card;
  if (replyBy === null) return <>{answeredAt ? t`Replied` : "—"}</>;
  const urgency = getUrgency(card, now);
  const late = daysLate(replyBy, now);
  const words: Record<ReplyUrgency, string> = {
    late: late > 0 ? t`${late} d late` : t`Late`,
    near: daysUntil(replyBy, now) === 0 ? t`Today` : t`Tomorrow`,
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
  if (replyBy === null) return answeredAt ? <span>{t`Replied`}</span> : <WaitingDays card={card} now={now} />;
  const urgency = getUrgency(card, now);
  const [late, day] = [daysLate(replyBy, now), formatDayOfYear(i18n.locale, replyBy)];
  const words: Record<ReplyUrgency, string> = {
    late: late > 0 ? t`${late} d late` : t`Late`,
    near: daysUntil(replyBy, now) === 0 ? t`Due today` : t`Due tomorrow`,
    calm: t`Due ${day}`,
  };
  return <Urgent urgency={urgency}>{words[urgency]}</Urgent>;
}

/** The date when the application arrived; for today, the time. */
export function Arrived({ card, now }: Props) {
  const { t, i18n } = useLingui();
  const clock = formatClock(i18n.locale, card.sent);
  return (
    <time dateTime={card.sent}>
      {isToday(i18n.locale, card.sent, now) ? t`Today ${clock}` : formatDayOfYear(i18n.locale, card.sent)}
    </time>
  );
}
