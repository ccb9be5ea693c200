import { Trans, useLingui } from "@lingui/react/macro";
import { Divider } from "@orbita/ui/base/divider.tsx";
import { formatClock, formatDayAndMonth } from "~/shell/format/format.ts";
import { daysAgo } from "./spoken-at.ts";
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
        <Trans>You have seen everything since {clock}</Trans>
      ) : days === 1 ? (
        <Trans>You have seen everything since yesterday</Trans>
      ) : (
        <Trans>You have seen everything since you were here on {day}</Trans>
      )}
    </Divider>
  );
}
