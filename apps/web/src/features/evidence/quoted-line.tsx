import { Plural, useLingui } from "@lingui/react/macro";
import type { EvidenceLine } from "@orbita/contract";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { formatPeriod } from "~/features/resume/periods.ts";
import { sectionNames } from "~/features/resume/section-words.ts";
import styles from "./evidence.module.css";

type Props = {
  line: EvidenceLine;
  /** For how long, over all that speaks of it. */
  years: number | null;
};

/** Words of a CV as they stand there, and where. */
export function QuotedLine({ line, years }: Props) {
  const { t, i18n } = useLingui();
  const { text, section, at, start, end, isCurrent } = line;
  const period = formatPeriod(i18n.locale, { start, end, isCurrent }, t`today`);
  const place = at ?? i18n._(sectionNames[section]);
  const rounded = years === null ? 0 : Math.round(years * 10) / 10;
  return (
    <p className={styles.line}>
      <mark dir="auto">{text}</mark>{" "}
      <span className={styles.source}>
        <bdi>{period ? `${place}, ${period}` : place}</bdi>
        {rounded > 0 && (
          <>
            <Sep />
            <Plural value={rounded} one="# year" other="# years" />
          </>
        )}
      </span>
    </p>
  );
}
