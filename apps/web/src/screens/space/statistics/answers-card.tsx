import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Dashboard } from "@orbita/contract";
import { smallestGroup } from "@orbita/contract/statistics/schema";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Histogram } from "@orbita/ui/charts/histogram.tsx";
import { NumberTable } from "@orbita/ui/charts/number-table.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { formatDays, formatShare } from "~/shell/format/share.ts";
import { ChartCard } from "./chart-card.tsx";
import { orWithheld } from "./few.tsx";
import type { StatisticsFilters } from "./statistics-search.ts";
import styles from "./statistics.module.css";

type Props = Pick<Dashboard, "answers" | "promises"> & { median: number | null; shown: StatisticsFilters };

/** Histogram of the days until the first reply, compared with the promised days. */
export function AnswersCard({ answers, promises, median, shown }: Props) {
  const { t, i18n } = useLingui();
  const { promisedDays: promised } = promises;
  const title = t`Time to first reply`;
  const count = (value: number) => formatCount(i18n.locale, value);
  const last = answers.length - 1;
  const nameOf = (days: number, index: number) => (index === last ? `${count(days)}+` : count(days));
  const after = answers.findIndex(({ days }) => days === promised);
  // A promise longer than the histogram's scale cannot be drawn on it.
  const onScale = after >= 0 && after < last;
  const words = t`Reply within ${plural(promised, { one: "# day", other: "# days" })}`;
  if (answers.every(({ count: held }) => !held))
    return <ChartCard title={title} shown={shown} table="answers" chart={<TooFew />} />;
  const middle = median === null ? null : formatDays(i18n.locale, median);
  return (
    <ChartCard
      title={title}
      shown={shown}
      table="answers"
      aside={<span className={styles.unit}>{t`days`}</span>}
      chart={
        <>
          <Histogram
            label={[title, words, middle && t`median ${middle}`].filter(Boolean).join("; ")}
            format={count}
            chosen={median === null ? undefined : Math.min(last, Math.floor(median))}
            threshold={onScale ? { after, words } : undefined}
            bars={answers.map(({ days, count: held }, index) => ({
              id: String(days),
              label: nameOf(days, index),
              value: held,
            }))}
          />
          <Below few={answers.some(({ count: held }) => held === null)} words={onScale ? null : words} />
          <KeptLine promises={promises} />
        </>
      }
      numbers={
        <NumberTable
          caption={`${title}; ${words}`}
          head={[t`Days`, t`First replies`]}
          rows={answers.map(({ days, count: held }, index) => ({
            id: String(days),
            name: days > promised ? t`${nameOf(days, index)}, late` : nameOf(days, index),
            numbers: [orWithheld(held, count)],
          }))}
        />
      }
    />
  );
}

function Below({ few, words }: { few: boolean; words: string | null }) {
  if (!few && !words) return null;
  return (
    <Text size="xs" tone="muted" className={styles.below}>
      {words}
      {words && few && <Sep />}
      {few && <Trans>Outlined bars have too few replies to show.</Trans>}
    </Text>
  );
}

/** The share of promises that were kept, the same figure as on the Space's public page. */
function KeptLine({ promises: { inTime, due } }: Pick<Dashboard, "promises">) {
  const { i18n } = useLingui();
  if (inTime === null || due === null)
    return (
      <Text size="xs" tone="muted" className={styles.below}>
        <Trans>There are too few replies from the last 90 days to show how many were on time.</Trans>
      </Text>
    );
  const share = formatShare(i18n.locale, inTime / due);
  return (
    <Text size="xs" tone="muted" className={styles.below}>
      <Trans>
        Replies on time over the last 90 days: {share} ({inTime} of {due}). This figure appears on your page.
      </Trans>
    </Text>
  );
}

const TooFew = () => (
  <div className={styles.nothing}>
    <Text size="md" tone="muted">
      <Trans>
        No day has at least <Plural value={smallestGroup} one="# reply" other="# replies" />, so there are too few to
        show.
      </Trans>
    </Text>
  </div>
);
