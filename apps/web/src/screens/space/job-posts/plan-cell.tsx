import { Trans, useLingui } from "@lingui/react/macro";
import { SponsoredLabel } from "@orbita/ui/base/sponsored-label.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { formatPrice } from "~/shell/format/format.ts";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { outcomeTexts } from "~/domain/job-posts/status-labels.ts";
import styles from "./job-posts.module.css";

/** The plan of a post, or the outcome of a closed post. */
export function PlanCell({ post }: { post: ListedPost }) {
  const { t, i18n } = useLingui();
  const { jobPostStatus, plan, dailyBudget, outcome, sponsored } = post;
  if (jobPostStatus === "unpublished")
    return (
      <Text as="span" tone="muted">
        {outcome ? i18n._(outcomeTexts[outcome]) : "—"}
      </Text>
    );
  if (plan !== "premium")
    return (
      <Text as="span" tone="muted">
        {plan === "free" ? t`Free` : t`Not chosen yet`}
      </Text>
    );
  const budget = dailyBudget === null ? null : formatPrice(i18n.locale, dailyBudget);
  return (
    <span className={styles.plan}>
      <SponsoredLabel>
        <Trans>Sponsored</Trans>
      </SponsoredLabel>
      <Text as="span" size="xs" tone="muted" numeric nowrap>
        {jobPostStatus === "published" && !sponsored ? t`Today’s budget is used up` : budget && t`${budget} a day`}
      </Text>
    </span>
  );
}
