import { Trans, useLingui } from "@lingui/react/macro";
import type { Dashboard, StatisticsPeriod } from "@orbita/contract";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatDay } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";

type Props = { dashboard: Pick<Dashboard, "from" | "to" | "computed">; period: StatisticsPeriod };

/** The period, the period it is compared with, and the time of the last update. */
export function PeriodLine({ dashboard: { from, to, computed }, period }: Props) {
  const { i18n } = useLingui();
  const now = useNow();
  const first = formatDay(i18n.locale, noonOf(from));
  const last = formatDay(i18n.locale, noonOf(to));
  const counted = formatMoment(i18n.locale, computed, now);
  return (
    <>
      <span>
        <Trans>
          From {first} to {last}
        </Trans>
      </span>
      <Sep />
      <span>
        {period === "12m" ? (
          <Trans>compared with the previous 12 months</Trans>
        ) : period === "30d" ? (
          <Trans>compared with the previous 30 days</Trans>
        ) : (
          <Trans>compared with the previous 90 days</Trans>
        )}
      </span>
      <Sep />
      <span>
        <Trans>last updated: {counted}</Trans>
      </span>
    </>
  );
}
