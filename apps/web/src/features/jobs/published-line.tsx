import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { formatClock, formatDayAndMonth, formatLongDay } from "~/shell/format/format.ts";
import { isToday } from "~/shell/format/moment.ts";

type Props = {
  job: Pick<JobPost, "publishedAt" | "confirmedAt" | "expiresAt">;
  /** With it, what was published today says at which hour. */
  now?: number | undefined;
};

/** On another day than it was published: that its Space wants it was said by publishing it. */
export function confirmedOn(locale: string, { publishedAt, confirmedAt }: Props["job"]): string | null {
  if (!confirmedAt || (publishedAt && formatLongDay(locale, publishedAt) === formatLongDay(locale, confirmedAt)))
    return null;
  return formatDayAndMonth(locale, confirmedAt);
}

/** Since when, until when, and when its Space last said that it is still open. */
export function PublishedLine({ job, now }: Props) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { publishedAt, expiresAt } = job;
  const clock =
    publishedAt && now !== undefined && isToday(locale, publishedAt, now) && formatClock(locale, publishedAt);
  const published = publishedAt && formatLongDay(locale, publishedAt);
  const confirmed = confirmedOn(locale, job);
  const expires = expiresAt && formatLongDay(locale, expiresAt);
  return (
    <Meta
      items={[
        published &&
          (clock ? (
            <Trans key="today">Published today at {clock}</Trans>
          ) : (
            <Trans key="published">Published on {published}</Trans>
          )),
        confirmed && <Trans key="confirmed">confirmed still open on {confirmed}</Trans>,
        expires && <Trans key="expires">expires on {expires}</Trans>,
      ]}
    />
  );
}
