import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { SpanField } from "@orbita/ui/fields/span-field.tsx";
import { useYearsLabel } from "./active-filters.ts";
import { mostYears, type TalentSearch } from "~/domain/talent-search/search-address.ts";
import { useSettled } from "./use-settled.ts";
import styles from "./talent-filters.module.css";

type ExperienceYears = Pick<TalentSearch, "from" | "to">;

/** Converts the slider's position to a filter. The ends of the slider mean no limit. */
const asked = ([from, to]: readonly [number, number]): ExperienceYears => ({
  from: from === 0 ? null : from,
  to: to === mostYears ? null : to,
});

/** Filters by years of work experience. */
export function YearsFilter({ from, to, onChange }: ExperienceYears & { onChange: (years: ExperienceYears) => void }) {
  const { t } = useLingui();
  const yearsWords = useYearsLabel();
  const [span, setSpan] = useSettled<[number, number]>([from ?? 0, to ?? mostYears], (next) => onChange(asked(next)));
  const { from: least, to: most } = asked(span);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Experience</Trans>
      </legend>
      <SpanField
        min={0}
        max={mostYears}
        value={span}
        onChange={setSpan}
        labels={[t`Minimum years`, t`Maximum years`]}
        words={(years) => t`${plural(years, { one: "# year", other: "# years" })}`}
      />
      <p className={styles.hint}>{yearsWords(least, most)}</p>
    </fieldset>
  );
}
