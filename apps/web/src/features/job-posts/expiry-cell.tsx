import { useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { formatDayOfYear } from "~/shell/format/format.ts";
import { endsSoon } from "~/domain/job-posts/expiry.ts";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import styles from "./job-posts.module.css";

/** The expiry date, in the warning colour during the last days, with a pending "still open?" question below. */
export function ExpiryCell({ post, now }: { post: ListedPost; now: number }) {
  const { t, i18n } = useLingui();
  const { jobPostStatus, expiresAt, answerBy } = post;
  if (jobPostStatus !== "published" || !expiresAt) return <>—</>;
  const soon = endsSoon(expiresAt, now);
  const by = answerBy && formatDayOfYear(i18n.locale, answerBy);
  return (
    <>
      <Text as="span" tone={soon ? "warning" : undefined} weight={soon ? "medium" : undefined} numeric nowrap>
        <time dateTime={expiresAt}>{formatDayOfYear(i18n.locale, expiresAt)}</time>
      </Text>
      {by && <span className={styles.asked}>{t`still open? by ${by}`}</span>}
    </>
  );
}
