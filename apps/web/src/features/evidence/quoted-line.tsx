import { Plural, useLingui } from "@lingui/react/macro";
import type { EvidenceLine } from "@orbita/contract";
import { yearsOf } from "@orbita/contract/resumes/duration";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { formatPeriod } from "~/domain/resumes/periods.ts";
import { sectionNames } from "~/domain/resumes/section-words.ts";
import { useNow } from "~/shell/format/use-now.ts";
import styles from "./evidence.module.css";

type Props = {
  line: EvidenceLine;
  /** Only words that meet the requirement are highlighted. */
  isMet: boolean;
};

/** A line of a CV with its source and the years of that one job. `TotalYears` shows the total over all jobs. */
export function QuotedLine({ line, isMet }: Props) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { text, section, at, start, end, isCurrent } = line;
  const period = formatPeriod(i18n.locale, { start, end, isCurrent }, t`today`);
  const place = at ?? i18n._(sectionNames[section]);
  const years = section === "experience" ? (yearsOf({ start, end, isCurrent }, new Date(now)) ?? 0) : 0;
  return (
    <p className={styles.line}>
      {isMet ? <mark dir="auto">{text}</mark> : <span dir="auto">{text}</span>}{" "}
      <span className={styles.source}>
        <bdi>{period ? `${place}, ${period}` : place}</bdi>
        {years > 0 && (
          <>
            <Sep />
            <Plural value={years} one="# year" other="# years" />
          </>
        )}
      </span>
    </p>
  );
}
