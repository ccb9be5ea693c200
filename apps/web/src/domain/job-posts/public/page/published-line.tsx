import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { formatClock, formatDayAndMonth, formatLongDay } from "~/shell/format/format.ts";
import { isToday } from "~/shell/format/moment.ts";

type Props = {
  job: Pick<JobPost, "publishedAt" | "confirmedAt" | "expiresAt">;
  /** The current time. If set, a post published today shows the time of day. */
  now?: number | undefined;
};

/**
 * The day of the last confirmation that the post is open.
 * Null if it is the publication day, because publishing already confirms the post.
 */
export function confirmedOn(locale: string, { publishedAt, confirmedAt }: Props["job"]): string | null {
  if (!confirmedAt || (publishedAt && formatLongDay(locale, publishedAt) === formatLongDay(locale, confirmedAt)))
    return null;
  return formatDayAndMonth(locale, confirmedAt);
}

/** Dates of a post: published, expires, and last confirmed as open by its Space. */
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
