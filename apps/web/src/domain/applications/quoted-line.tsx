import { Plural, useLingui } from "@lingui/react/macro";
import type { EvidenceLine } from "@orbita/contract";
import { yearsOf } from "@orbita/contract/resumes/duration";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { formatPeriod } from "~/domain/resumes/periods.ts";
import { sectionNames } from "~/domain/resumes/section-labels.ts";
import { useNow } from "~/shell/format/use-now.ts";
import styles from "./evidence.module.css";

type Props = {
  line: EvidenceLine;
  /** Whether the line meets the requirement. Only then its matching words are highlighted. */
  isMet: boolean;
};

/** A line of a CV, with its source and the years of that one position. `TotalYears` shows the total over all positions. */
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
