import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { NextDate } from "@orbita/contract";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { Link } from "@tanstack/react-router";
import { replyDue, type ReplyDue } from "~/domain/applications/reply-due.ts";
import { stateNames } from "~/domain/applications/state-names.ts";
import { formatTime, ownZone } from "~/domain/interviews/clock.ts";
import { dayAndMonthOf, weekdayOf } from "./home-days.ts";
import { HomeSection } from "./home-section.tsx";
import { interviewLink } from "./interview-link.tsx";
import styles from "./talent-home.module.css";

/** Reply dates count in Italian time, as everywhere in the product; interviews in the viewer's. */
const zoneOf = ({ kind }: NextDate): string => (kind === "reply" ? "Europe/Rome" : ownZone());

type Props = { dates: readonly NextDate[]; applications: number; now: number };

/** The next dates of the talent's applications, late replies first. */
export function NextDates({ dates, applications, now }: Props) {
  return (
    <HomeSection
      title={<Trans>Next dates</Trans>}
      link={applications > 0 && <Link to="/applications" />}
      linkText={<Plural value={applications} one="# open application" other="# open applications" />}
    >
      {dates.length > 0 ? (
        <ol className={styles.rows}>
          {dates.map((date) => (
            <DateRow key={`${date.kind} ${"id" in date ? date.id : date.applicationId}`} date={date} now={now} />
          ))}
        </ol>
      ) : (
        <Text size="sm" tone="muted" className={styles.none}>
          <Trans>When you apply, promised reply dates and interviews will appear here.</Trans>
        </Text>
      )}
    </HomeSection>
  );
}

function DateRow({ date, now }: { date: NextDate; now: number }) {
  const { i18n } = useLingui();
  const { day, month } = dayAndMonthOf(i18n.locale, zoneOf(date), date.at);
  const link =
    date.kind === "reply" ? <Link to="/applications" search={{ id: date.applicationId }} /> : interviewLink(date);
  return (
    <li className={styles.date}>
      <time dateTime={date.at} className={styles.day}>
        <b>{day}</b> <span>{month}</span>
      </time>
      <div className={styles.words}>
        <Text size="md" weight="medium">
          {fillLink(link, { className: styles.name, children: <bdi>{date.space.name}</bdi> })}
        </Text>
        {date.kind === "reply" ? <ReplyFact date={date} now={now} /> : <InterviewFact date={date} />}
      </div>
    </li>
  );
}

function ReplyFact({ date, now }: { date: NextDate & { kind: "reply" }; now: number }) {
  const { i18n } = useLingui();
  const due = replyDue(date.at, now)!;
  if (due.late)
    return (
      <Text size="sm" tone="danger">
        {due.days > 0 ? (
          <Plural value={due.days} one="Reply expected, # day late" other="Reply expected, # days late" />
        ) : (
          <Trans>Reply expected, late as of today</Trans>
        )}
      </Text>
    );
  return (
    <Text size="sm" tone="muted">
      <ReplyBy at={date.at} {...due} />
      <Sep />
      {i18n._(stateNames[date.status])}
    </Text>
  );
}

function ReplyBy({ at, days }: ReplyDue & { at: string }) {
  const { i18n } = useLingui();
  const weekday = weekdayOf(i18n.locale, "Europe/Rome", at);
  if (days === 0) return <Trans>Replies by the end of today</Trans>;
  if (days === 1) return <Trans>Replies by tomorrow</Trans>;
  return days < 7 ? <Trans>Replies by {weekday}</Trans> : <Trans>Replies by this date</Trans>;
}

function InterviewFact({ date: { agreed, at } }: { date: NextDate & { kind: "interview" } }) {
  const { i18n } = useLingui();
  const time = formatTime(i18n.locale, ownZone(), new Date(at));
  return (
    <Text size="sm" tone="muted">
      {agreed ? <Trans>Interview at {time}</Trans> : <Trans>Interview, if you choose the first time</Trans>}
    </Text>
  );
}
