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
import styles from "./billing.module.css";

type Post = LedgerDay["posts"][number];
type Props = {
  ledger: LedgerDay;
  post: Post;
  /** The shown day is today. */
  live: boolean;
  onChoose: (post: string) => void;
};

/** A job post's spending and budget on that day, with a choice when several posts have entries. */
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
            <Plural value={counted} one="# click counted" other="# clicks counted" /> of {all}
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
              label={t`Job post`}
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
            label={t`Spent of the day’s budget`}
          />
        )}
        <Text size="xs" tone="muted" numeric>
          <Rest post={post} live={live} />
        </Text>
      </div>
    </div>
  );
}

function BudgetOf({ post, cents, live }: { post: Post; cents: number; live: boolean }) {
  const { i18n } = useLingui();
  const [changing, setChanging] = useState(false);
  const budget = formatCents(i18n.locale, cents);
  return (
    <span className={styles.budgetOf}>
      <Text as="span" size="sm" weight="medium" tone="ink" numeric nowrap>
        <Trans>budget {budget}</Trans>
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

function Rest({ post, live }: { post: Post; live: boolean }) {
  const { i18n } = useLingui();
  if (post.budgetCents === null) return <Trans>Not sponsored that day: its clicks cost nothing.</Trans>;
  const left = formatCents(i18n.locale, Math.max(0, post.budgetCents - post.spentCents));
  if (!live) return <Trans>{left} of the budget were not spent.</Trans>;
  if (post.sponsored)
    return (
      <Trans>{left} left. With the budget used up the job post is an ordinary one until midnight (Europe/Rome).</Trans>
    );
  if (post.budgetCents - post.spentCents > 0 && post.counted === 0)
    return <Trans>It is not sponsored at this moment.</Trans>;
  return <Trans>It is an ordinary job post until midnight (Europe/Rome): there is no room for another click.</Trans>;
}
