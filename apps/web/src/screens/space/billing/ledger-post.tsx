import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LedgerDay } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { formatCents } from "~/domain/invoices/format.ts";
import { BudgetDialog } from "./budget-dialog.tsx";
import styles from "~/domain/invoices/billing.module.css";

type LedgerPostTotals = LedgerDay["posts"][number];
type Props = {
  ledger: LedgerDay;
  post: LedgerPostTotals;
  /** True if the day of this ledger is today. */
  live: boolean;
  onChoose: (post: string) => void;
};

/** A job post's spending and budget on the day of the ledger. If several posts have entries, the user can choose the post. */
export function LedgerPost({ ledger, post, live, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const { counted, credited } = post;
  const all = formatCount(i18n.locale, counted + post.refused);
  const spent = formatCents(i18n.locale, post.spentCents);
  return (
    <div className={styles.post}>
      <div>
        <Heading level={0} size="md" className={styles.spent}>
          {spent}
        </Heading>
        <Text size="sm" tone="muted" numeric>
          <Trans>
            <Plural value={counted} one="# click counted" other="# clicks counted" /> out of {all}
          </Trans>
        </Text>
        {credited > 0 && (
          <Text size="sm" tone="muted" numeric>
            <Plural value={credited} one="# invalid click credited" other="# invalid clicks credited" />
          </Text>
        )}
      </div>
      <div className={styles.budget}>
        <div className={styles.budgetLine}>
          {ledger.posts.length > 1 ? (
            <NativeSelect
              size="sm"
              hideLabel
              label={t({ message: "Job", context: "job ad" })}
              className={styles.choice}
              value={post.jobPostId}
              onChange={(event) => onChoose(event.currentTarget.value)}
              options={ledger.posts.map(({ jobPostId, title }) => ({ value: jobPostId, label: title }))}
            />
          ) : (
            <Text as="span" size="sm" className={styles.words}>
              <bdi>{post.title}</bdi>
            </Text>
          )}
          {post.budgetCents !== null && <BudgetOf post={post} cents={post.budgetCents} live={live} />}
        </div>
        {post.budgetCents !== null && (
          <ProgressBar
            accent
            value={post.spentCents / 100}
            max={post.budgetCents / 100}
            label={t`Daily budget spent`}
          />
        )}
        <Text size="xs" tone="muted" numeric>
          <Rest post={post} live={live} />
        </Text>
      </div>
    </div>
  );
}

function BudgetOf({ post, cents, live }: { post: LedgerPostTotals; cents: number; live: boolean }) {
  const { i18n } = useLingui();
  const [changing, setChanging] = useState(false);
  const budget = formatCents(i18n.locale, cents);
  return (
    <span className={styles.budgetOf}>
      <Text as="span" size="sm" weight="medium" tone="ink" numeric nowrap>
        <Trans>Budget {budget}</Trans>
      </Text>
      {live && (
        <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
          <Trans>Change</Trans>
        </Button>
      )}
      {changing && <BudgetDialog post={post} onClose={() => setChanging(false)} />}
    </span>
  );
}

function Rest({ post, live }: { post: LedgerPostTotals; live: boolean }) {
  const { i18n } = useLingui();
  if (post.budgetCents === null)
    return <Trans>This job wasn’t sponsored on this day, so its clicks cost nothing.</Trans>;
  const left = formatCents(i18n.locale, Math.max(0, post.budgetCents - post.spentCents));
  if (!live) return <Trans>Unspent budget: {left}</Trans>;
  if (post.sponsored)
    return (
      <Trans>
        {left} left. When the budget runs out, the job will run without sponsorship until midnight (Italian time).
      </Trans>
    );
  if (post.budgetCents - post.spentCents > 0 && post.counted === 0)
    return <Trans>This job isn’t sponsored at the moment.</Trans>;
  return (
    <Trans>
      This job will run without sponsorship until midnight (Italian time): the remaining budget doesn’t cover another
      click.
    </Trans>
  );
}
