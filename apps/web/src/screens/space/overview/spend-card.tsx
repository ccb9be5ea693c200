import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceOverview } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { formatCount, formatPrice } from "~/shell/format/format.ts";
import { formatMonth } from "./overview-format.ts";
import styles from "./overview.module.css";

type SpaceSpend = NonNullable<SpaceOverview["spend"]>;

/** The Space's spending of the current month so far. Only owners see it. */
export function SpendCard({ spend, now }: { spend: SpaceSpend; now: number }) {
  const { t, i18n } = useLingui();
  const { today } = spend;
  const euros = (cents: number) => formatPrice(i18n.locale, cents / 100);
  const month = formatMonth(i18n.locale, now);
  const clicks = formatCount(i18n.locale, spend.clicks);
  const count = today?.posts ?? 0;
  const budget = today && { spent: euros(today.spent), most: euros(today.budget) };
  const lines = [
    { term: t`Licence`, value: euros(spend.licence) },
    { term: t`Counted clicks (${clicks})`, value: euros(spend.clicksAmount) },
    { term: t`VAT 22%`, value: euros(spend.vat) },
  ];
  return (
    <Card padded>
      <h2 className={styles.label}>
        <Trans>Spend so far in {month}</Trans>
      </h2>
      <p className={styles.sum}>{euros(spend.total)}</p>
      <dl className={styles.lines}>
        {lines.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {today && budget && (
        <>
          <p className={styles.budget}>
            <span>{t`Today’s budget for ${plural(count, { one: "# job", other: "# jobs" })}`}</span>
            <Text as="b" size="sm" weight="medium" numeric nowrap>
              {t({ message: `${budget.spent} of ${budget.most}`, context: "money of a budget" })}
            </Text>
          </p>
          <ProgressBar
            accent
            value={today.spent}
            max={today.budget}
            label={t`Today’s budget: ${budget.spent} of ${budget.most}`}
          />
        </>
      )}
    </Card>
  );
}
