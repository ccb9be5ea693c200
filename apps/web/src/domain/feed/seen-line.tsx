import { Trans, useLingui } from "@lingui/react/macro";
import { Divider } from "@orbita/ui/base/divider.tsx";
import { formatClock, formatDayAndMonth } from "~/shell/format/format.ts";
import { daysAgo } from "./format-post-time.ts";
import { useNow } from "~/shell/format/use-now.ts";
import styles from "./feed-list.module.css";

/** Separates unseen posts above from seen posts below. */
export function SeenLine({ until }: { until: string }) {
  const { i18n } = useLingui();
  const now = useNow();
  const days = daysAgo(i18n.locale, until, now);
  const clock = formatClock(i18n.locale, until);
  const day = formatDayAndMonth(i18n.locale, until);
  return (
    <Divider className={styles.seen}>
      {days === 0 ? (
        <Trans>You’ve seen everything up to {clock}</Trans>
      ) : days === 1 ? (
        <Trans>You’ve seen everything up to yesterday</Trans>
      ) : (
        <Trans>You’ve seen everything up to your last visit, {day}</Trans>
      )}
    </Divider>
  );
}
