import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { WaitingItem } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconFileText } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatTime, ownZone } from "~/domain/interviews/clock.ts";
import { formatDayOfYear } from "~/shell/format/format.ts";
import { calendarDaysUntil, relativeDay, weekdayAndDay } from "./home-days.ts";
import { interviewLink } from "./interview-link.tsx";
import { TaskRow } from "./task-row.tsx";

type Props = { item: WaitingItem; isFirst: boolean; now: number };
type ItemOf<K extends WaitingItem["kind"]> = Props & { item: WaitingItem & { kind: K } };

export function WaitingRow(props: Props) {
  const { item, ...rest } = props;
  switch (item.kind) {
    case "interview":
      return <InterviewRow item={item} {...rest} />;
    case "contactRequest":
      return <ContactRequestRow item={item} {...rest} />;
    case "message":
      return <MessageRow item={item} {...rest} />;
    case "upload":
      return <UploadRow item={item} {...rest} />;
  }
}

function InterviewRow({ item, now, isFirst }: ItemOf<"interview">) {
  const { t } = useLingui();
  const { title, space, slots, dueAt } = item;
  return (
    <TaskRow
      from={space}
      isFirst={isFirst}
      title={<Trans>Choose a time for your interview</Trans>}
      facts={
        <Facts
          items={[
            <bdi key="space">{space.name}</bdi>,
            <bdi key="title">{title}</bdi>,
            <Plural key="slots" value={slots} one="# time proposed" other="# times proposed" />,
          ]}
        />
      }
      when={<Deadline at={dueAt} now={now} />}
      action={<Trans>Choose time</Trans>}
      actionLabel={t`Choose time for the interview with ${space.name}`}
      link={interviewLink(item)}
    />
  );
}

function ContactRequestRow({ item, now, isFirst }: ItemOf<"contactRequest">) {
  const { t } = useLingui();
  const { id, title, space, dueAt } = item;
  return (
    <TaskRow
      from={space}
      isFirst={isFirst}
      title={<Trans>Reply to a contact request</Trans>}
      facts={<Facts items={[<bdi key="space">{space.name}</bdi>, <bdi key="title">{title}</bdi>]} />}
      when={<Deadline at={dueAt} now={now} />}
      action={<Trans>Open request</Trans>}
      actionLabel={t`Open request from ${space.name}`}
      link={<Link to="/contact-requests" search={{ id }} />}
    />
  );
}

function MessageRow({ item, now, isFirst }: ItemOf<"message">) {
  const { t } = useLingui();
  const { id, title, space, text, mayReply, at } = item;
  const author = item.author ?? space.name;
  return (
    <TaskRow
      from={space}
      isFirst={isFirst}
      title={
        <Trans>
          <bdi>{author}</bdi> wrote to you
        </Trans>
      }
      facts={
        <Facts
          items={[
            <bdi key="space">{space.name}</bdi>,
            <bdi key="title">{title}</bdi>,
            text !== null && <Trans key="text">“{text}”</Trans>,
          ]}
        />
      }
      when={
        <Text as="span" size="sm" tone="muted" numeric>
          <SentAt at={at} now={now} />
        </Text>
      }
      action={mayReply ? <Trans context="verb">Reply</Trans> : <Trans context="verb">Read</Trans>}
      actionLabel={mayReply ? t`Reply to ${author}` : t`Read the message from ${author}`}
      link={<Link to="/messages/{-$thread}" params={{ thread: id }} />}
    />
  );
}

function UploadRow({ item, isFirst }: ItemOf<"upload">) {
  const { t } = useLingui();
  const { id, name, failed, open, decided } = item;
  const link = <Link to="/resume/uploads/$id" params={{ id }} />;
  const file = <bdi key="name">{name}</bdi>;
  const noDeadline = (
    <Text as="span" size="sm" tone="muted">
      <Trans>no deadline</Trans>
    </Text>
  );
  if (failed)
    return (
      <TaskRow
        from={IconFileText}
        isFirst={isFirst}
        title={<Trans>We couldn’t read your CV</Trans>}
        facts={<Facts items={[file]} />}
        when={noDeadline}
        action={<Trans>See why</Trans>}
        link={link}
      />
    );
  return (
    <TaskRow
      from={IconFileText}
      isFirst={isFirst}
      title={
        open > 0 ? (
          <Plural
            value={open}
            one="Review # field of the CV you uploaded"
            other="Review # fields of the CV you uploaded"
          />
        ) : (
          <Trans>Confirm the CV you uploaded</Trans>
        )
      }
      facts={
        <Facts
          items={[
            file,
            decided > 0 &&
              t`${plural(decided, { one: "# field already reviewed", other: "# fields already reviewed" })}`,
          ]}
        />
      }
      when={noDeadline}
      action={<Trans context="an uploaded CV">Review</Trans>}
      actionLabel={t`Review ${name}`}
      link={link}
    />
  );
}

const Facts = ({ items }: { items: Parameters<typeof Meta>[0]["items"] }) => <Meta as="span" items={items} />;

/** A deadline, in the viewer's time zone. It stands out today and tomorrow, when it also has a time. */
function Deadline({ at, now }: { at: string; now: number }) {
  const { i18n } = useLingui();
  const zone = ownZone();
  const days = calendarDaysUntil(zone, at, now);
  const isSoon = days <= 1;
  const day = isSoon ? relativeDay(i18n.locale, days) : weekdayAndDay(i18n.locale, zone, at);
  const time = formatTime(i18n.locale, zone, new Date(at));
  return (
    <Text as="span" size="sm" weight="medium" numeric tone={isSoon ? "warning" : "ink"}>
      <time dateTime={at}>
        {isSoon ? (
          <Trans>
            by {day}, {time}
          </Trans>
        ) : (
          <Trans>by {day}</Trans>
        )}
      </time>
    </Text>
  );
}

/** When a message was sent: "yesterday, 17:20", or the day. */
function SentAt({ at, now }: { at: string; now: number }) {
  const { i18n } = useLingui();
  const zone = ownZone();
  const days = calendarDaysUntil(zone, at, now);
  const time = formatTime(i18n.locale, zone, new Date(at));
  return (
    <time dateTime={at}>
      {days < -1 ? formatDayOfYear(i18n.locale, at) : `${relativeDay(i18n.locale, days)}, ${time}`}
    </time>
  );
}
