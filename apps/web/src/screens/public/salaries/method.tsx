import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { salaryLimits } from "@orbita/contract/salaries/limits";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { formatClock, formatLongDay } from "~/shell/format/format.ts";
import { tableAddress } from "./salaries-head.ts";
import styles from "./method.module.css";

const { ads, spaces, weeklyHours, rounding } = salaryLimits;
const licence = "https://creativecommons.org/licenses/by/4.0/";

/** The method: the source of the figures, their computation, and their limits. */
export function Method({ computedAt }: { computedAt: string | null }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const day = computedAt && formatLongDay(locale, computedAt);
  const time = computedAt && formatClock(locale, computedAt);
  return (
    <section className={styles.method} aria-labelledby="method">
      <Heading level={2} size="md" id="method" className={styles.title}>
        <Trans>Where the figures come from</Trans>
      </Heading>
      <div className={styles.columns}>
        <DataList
          className={styles.list}
          items={[
            {
              term: <Trans>Source</Trans>,
              value: (
                <Trans>
                  Jobs in Italy published on {productName}, open and closed, with a minimum and a maximum gross salary
                  per year. Internships and freelance projects aren’t included.
                </Trans>
              ),
            },
            {
              term: <Trans>Value of a job</Trans>,
              value: <Trans>The midpoint between minimum and maximum, converted to {weeklyHours} hours a week.</Trans>,
            },
            {
              term: <Trans context="job title">Role</Trans>,
              value: <Trans>We recognise the role in the job’s title. Each job counts for one role only.</Trans>,
            },
            {
              term: <Trans>Region and year</Trans>,
              value: (
                <Trans>
                  The region of the workplace and the year of first publication. Remote jobs without a workplace count
                  for Italy only.
                </Trans>
              ),
            },
            {
              term: <Trans>Threshold</Trans>,
              value: (
                <Trans>
                  Every figure comes from at least {ads} jobs of {spaces} Spaces. We also hide figures from which you
                  could work out a smaller group by subtraction. Amounts are rounded to €{rounding}.
                </Trans>
              ),
            },
          ]}
        />
        <DataList
          className={styles.list}
          items={[
            {
              term: <Trans>Updates</Trans>,
              value: day ? (
                <Trans>
                  Every night. Last update: {day}, {time}.
                </Trans>
              ) : (
                <Trans>Every night.</Trans>
              ),
            },
            {
              term: <Trans>What’s missing</Trans>,
              value: (
                <Trans>
                  Bonuses, benefits and what people already in the role earn. A job states what is offered, not what is
                  signed.
                </Trans>
              ),
            },
            {
              term: <Trans>Reuse</Trans>,
              value: (
                <>
                  <TextLink link={<a href={tableAddress(locale)} download />}>
                    <Trans>CSV of all roles</Trans>
                  </TextLink>
                  <Sep />
                  <TextLink link={<a href="/api/v1/docs" />}>API</TextLink>
                  <Sep />
                  <TextLink link={<a href={licence} rel="license" />}>
                    <Trans>CC BY 4.0 licence</Trans>
                  </TextLink>
                </>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
