import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SalaryFigure } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { Figures } from "@orbita/ui/patterns/figures.tsx";
import type { SalaryView } from "~/domain/salaries/choose-view.ts";
import { inPlace } from "~/domain/salaries/role-name.ts";
import { formatCount, formatEuros, formatPay } from "~/shell/format/format.ts";
import { formatSalaryChange } from "./format-salary-change.ts";
import styles from "./salaries-view.module.css";

/** The key figures of the chosen group. If it has too few jobs, says so and shows Italy. */
export function SalaryBand({ view }: { view: SalaryView }) {
  const { i18n } = useLingui();
  const { chosen, italy, region } = view;
  const place = inPlace(i18n.locale, region);
  if (chosen) return <Band figure={chosen.figure} change={chosen.change} />;
  return (
    <>
      <Text size="md" className={styles.few}>
        <Trans>
          There are too few jobs {place} to show figures without revealing single jobs. Choose another place, agreement
          or year.
        </Trans>
      </Text>
      {italy && <Band figure={italy} change={null} />}
    </>
  );
}

function Band({ figure, change }: { figure: SalaryFigure; change: number | null }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const euros = (value: number) => <bdi>{formatEuros(locale, value)}</bdi>;
  const place = inPlace(locale, figure.region);
  const { year } = figure;
  const lastYear = year - 1;
  const before = change === null ? null : formatEuros(locale, figure.median - change);
  const spaces = formatCount(locale, figure.spaces);
  return (
    <Figures
      figures={[
        {
          id: "median",
          value: euros(figure.median),
          term: <Trans>median {place}</Trans>,
          note: <Trans>gross per year, at 40 hours</Trans>,
        },
        {
          id: "middle",
          value: <bdi>{formatPay(locale, figure.low, figure.high)}</bdi>,
          term: <Trans>middle half of the jobs</Trans>,
          note: <Trans>first and third quartile</Trans>,
        },
        ...(change === null
          ? []
          : [
              {
                id: "change",
                value: <bdi>{formatSalaryChange(locale, change)}</bdi>,
                term: <Trans>compared with {lastYear}</Trans>,
                note: <Trans>median {before}</Trans>,
              },
            ]),
        {
          id: "ads",
          value: <Plural value={figure.ads} one="# job" other="# jobs" />,
          term: <Plural value={figure.spaces} one={`from ${spaces} Space`} other={`from ${spaces} Spaces`} />,
          note: <Trans>published in {year}</Trans>,
        },
      ]}
    />
  );
}
