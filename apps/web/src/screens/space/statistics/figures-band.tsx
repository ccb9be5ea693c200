import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Dashboard } from "@orbita/contract";
import { smallestGroup } from "@orbita/contract/statistics/schema";
import { Figures, type FigureItem } from "@orbita/ui/patterns/figures.tsx";
import { formatDays, formatShare } from "~/shell/format/share.ts";
import { formatYears } from "~/domain/resumes/periods.ts";
import { formatCount } from "~/shell/format/format.ts";
import { formatChange, formatSigned, pointsBetween } from "./format.ts";

type Props = Pick<Dashboard, "figures" | "promisedDays">;
type FigureContent = Pick<FigureItem, "value" | "note" | "tone">;

/** Key figures of replies and applications, compared with the previous period. */
export function FiguresBand(props: Props) {
  const { t } = useLingui();
  const sent = props.figures.applications.value ?? smallestGroup;
  const open = props.figures.openPosts.value;
  const figures: FigureItem[] = [
    { id: "median", term: t`median time to first reply`, ...useMedian(props) },
    { id: "answered", term: t`applications with a reply`, ...useAnswered(props) },
    {
      id: "applications",
      term: t`${plural(sent, { one: "application", other: "applications" })}`,
      ...useApplications(props),
    },
    { id: "experience", term: t`candidates’ average experience`, ...useExperience(props) },
    { id: "open", term: t`${plural(open, { one: "open job", other: "open jobs" })}`, ...useOpenPosts(props) },
  ];
  return <Figures figures={figures} />;
}

/** Placeholder for a figure that is based on too few people to be shown. */
const tooFew = { value: "—" } as const;

function useMedian({ figures: { medianAnswerDays: median }, promisedDays }: Props): FigureContent {
  const { t, i18n } = useLingui();
  const few = t`${plural(smallestGroup, { one: "fewer than # reply", other: "fewer than # replies" })}`;
  if (median.value === null) return { ...tooFew, note: few };
  const before = median.before === null ? null : formatDays(i18n.locale, median.before);
  return {
    value: formatDays(i18n.locale, median.value),
    note: before
      ? t`reply time: ${plural(promisedDays, { one: "# day", other: "# days" })}; previous median ${before}`
      : t`reply time: ${plural(promisedDays, { one: "# day", other: "# days" })}`,
    tone: median.value <= promisedDays ? "positive" : "danger",
  };
}

function useAnswered({ figures: { answeredShare: share } }: Props): FigureContent {
  const { t, i18n } = useLingui();
  if (share.value === null)
    return {
      ...tooFew,
      note: t`${plural(smallestGroup, { one: "fewer than # application", other: "fewer than # applications" })}`,
    };
  const value = formatShare(i18n.locale, share.value);
  const answered = formatCount(i18n.locale, share.answered ?? 0);
  const due = formatCount(i18n.locale, share.due ?? 0);
  if (share.before === null) return { value, note: t`${answered} of ${due} due` };
  const points = pointsBetween(share.value, share.before);
  if (points === 0) return { value, note: t`${answered} of ${due} due, unchanged` };
  const change = formatSigned(i18n.locale, points);
  return {
    value,
    note: t`${answered} of ${due} due, ${change} ${plural(Math.abs(points), { one: "point", other: "points" })}`,
    tone: points > 0 ? "positive" : "danger",
  };
}

function useApplications({ figures: { applications } }: Props): FigureContent {
  const { t, i18n } = useLingui();
  if (applications.value === null) return { value: t`Fewer than ${smallestGroup}` };
  const value = formatCount(i18n.locale, applications.value);
  const change =
    applications.before === null ? null : formatChange(i18n.locale, applications.value, applications.before);
  return change === null ? { value } : { value, note: change };
}

function useExperience({ figures: { averageExperience: years } }: Props): FigureContent {
  const { t, i18n } = useLingui();
  if (years.value === null)
    return {
      ...tooFew,
      note: t`${plural(smallestGroup, { one: "fewer than # person", other: "fewer than # people" })}`,
    };
  // The plural form belongs to the rounded number that is shown.
  const average = Math.round(years.value * 10) / 10;
  const before = years.before === null ? null : formatYears(i18n.locale, years.before);
  const value = t({ message: plural(average, { one: "# year", other: "# years" }), context: "of experience" });
  return before === null ? { value } : { value, note: t`previously ${before}` };
}

function useOpenPosts({ figures: { openPosts } }: Props): FigureContent {
  const { t, i18n } = useLingui();
  const value = formatCount(i18n.locale, openPosts.value);
  if (openPosts.expiring === 0) return { value, note: t`none expiring soon` };
  return {
    value,
    note: t`${plural(openPosts.expiring, { one: "# expiring soon", other: "# expiring soon" })}`,
    tone: "warning",
  };
}
