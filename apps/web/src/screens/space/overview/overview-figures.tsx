import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SpaceOverview } from "@orbita/contract";
import { Figures, type FigureItem } from "@orbita/ui/patterns/figures.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { isToday } from "~/shell/format/moment.ts";
import { formatDays, formatShare } from "~/shell/format/share.ts";
import { formatWeekday, romeHour } from "./overview-format.ts";
import type { DueReply } from "./promise-day.ts";

type Props = Pick<SpaceOverview, "figures"> & { due: readonly DueReply[]; now: number };

/** The hour in Rome at which offices close. A warning counts the replies that are due today before this hour. */
const closingHour = 18;

/** Key figures: replies due, kept promises and new applications. */
export function OverviewFigures({ figures, due, now }: Props) {
  const { t, i18n } = useLingui();
  const { today, atRisk, late, medianReplyDays, answered, owed, fresh, newSince } = figures;
  const count = (value: number) => formatCount(i18n.locale, value);
  const soon = due.filter(
    ({ replyBy }) =>
      Date.parse(replyBy) >= now && isToday(i18n.locale, replyBy, now) && romeHour(replyBy) < closingHour,
  ).length;
  const days = medianReplyDays === null ? null : formatDays(i18n.locale, medianReplyDays);
  const since = formatWeekday(i18n.locale, newSince);
  const of = { answered: count(answered), owed: count(owed) };
  const shown: FigureItem[] = [
    {
      id: "today",
      value: count(today),
      term: t`${plural(today, { one: "reply due today", other: "replies due today" })}`,
      ...(today > 0 && soon > 0 && { note: t`${soon} before 18:00`, tone: "warning" as const }),
    },
    {
      id: "risk",
      value: count(atRisk),
      term: t`${plural(atRisk, { one: "reply at risk", other: "replies at risk" })}`,
      ...(late > 0 && {
        note: t`${plural(late, { one: "# already late", other: "# already late" })}`,
        tone: "danger" as const,
      }),
    },
    { id: "median", value: days ?? "—", term: t`median time to first reply`, note: t`over the last 90 days` },
    {
      id: "answered",
      value: owed > 0 ? formatShare(i18n.locale, answered / owed) : "—",
      term: t`applications with a reply`,
      note: owed > 0 ? t`${of.answered} of ${of.owed} over the last 90 days` : t`no replies due yet`,
    },
    {
      id: "fresh",
      value: count(fresh),
      term: t`${plural(fresh, { one: "new application", other: "new applications" })}`,
      note: t`since ${since}`,
      minor: true,
    },
  ];
  return <Figures figures={shown} />;
}
