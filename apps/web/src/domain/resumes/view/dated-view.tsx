import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DatePeriod } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { ReactNode } from "react";
import { Marked } from "../marked.tsx";
import { formatPeriod, formatYears } from "../periods.ts";
import styles from "./entries.module.css";

type Props = {
  period: DatePeriod;
  years?: number | null | undefined;
  title: string;
  facts: readonly ReactNode[];
  children?: ReactNode;
};

/** The view of an entry with its period in the first column: experience, education, certifications, courses. */
export function DatedView({ period, years, title, facts, children }: Props) {
  const { t, i18n } = useLingui();
  const words = formatPeriod(i18n.locale, period, t`Present`);
  const shown = years === null || years === undefined ? null : formatYears(i18n.locale, years);
  return (
    <div className={styles.dated}>
      <div className={styles.when}>
        {shown !== null && (
          <Text as="b" size="sm" weight="medium">
            <Years years={years ?? 0} shown={shown} />
          </Text>
        )}
        <Text as="span" size="sm" tone="muted">
          {words ?? <Trans>No dates</Trans>}
        </Text>
      </div>
      <div className={styles.what}>
        <h3>
          <bdi>
            <Marked>{title}</Marked>
          </bdi>
        </h3>
        <Meta size="md" items={facts} />
        {children}
      </div>
    </div>
  );
}

/**
 * A number of years with its unit.
 * `shown` is the number formatted for the locale, with at most one decimal; the message only selects "year" or "years".
 */
export function Years({ years, shown }: { years: number; shown: string }) {
  return <Plural value={years} one={`${shown} year`} other={`${shown} years`} />;
}

export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        <li key={at}>
          <Marked>{line}</Marked>
        </li>
      ))}
    </ul>
  );

export const Paragraph = ({ children }: { children: string | null }) =>
  children ? (
    <Text size="md" className={styles.text}>
      <Marked>{children}</Marked>
    </Text>
  ) : null;
