import { Trans, useLingui } from "@lingui/react/macro";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import type { FacetItem } from "./facet-group.tsx";
import { languageLevels, type LanguageLevel, type LanguageCriterion } from "~/domain/talent-search/search-address.ts";
import styles from "./talent-filters.module.css";

type Props = {
  items: readonly FacetItem[];
  chosen: readonly LanguageCriterion[];
  onChange: (languages: LanguageCriterion[]) => void;
};
const first = 3;

/** Filter by languages. Results speak all chosen languages, each at the chosen level or above. */
export function LanguageFilter({ items, chosen, onChange }: Props) {
  const { i18n } = useLingui();
  const [opened, setOpened] = useState(false);
  const wanted = (code: string) => chosen.find((one) => one.code === code);
  const shown = items.filter(({ value }, index) => opened || index < first || wanted(value));
  const rest = items.length - shown.length;
  if (items.length === 0) return null;
  const without = (code: string) => chosen.filter((one) => one.code !== code);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Languages</Trans>
      </legend>
      {shown.map(({ value, label, count }) => {
        const language = wanted(value);
        return (
          <div key={value}>
            <CheckboxField
              className={styles.check}
              label={
                language?.level ? (
                  <Trans>
                    {label}, at least {language.level}
                  </Trans>
                ) : (
                  label
                )
              }
              count={count === null ? undefined : formatCount(i18n.locale, count)}
              checked={language !== undefined}
              onChange={() => onChange(language ? without(value) : [...chosen, { code: value, level: null }])}
            />
            {language && (
              <Levels
                label={label}
                level={language.level}
                onChange={(level) => onChange(chosen.map((one) => (one === language ? { code: value, level } : one)))}
              />
            )}
          </div>
        );
      })}
      {rest > 0 && (
        <TextLink className={styles.more} onClick={() => setOpened(true)}>
          <Trans>Show {rest} more</Trans>
        </TextLink>
      )}
    </fieldset>
  );
}

type LevelsProps = { label: string; level: LanguageLevel | null; onChange: (level: LanguageLevel | null) => void };

function Levels({ label, level, onChange }: LevelsProps) {
  const { t } = useLingui();
  return (
    <select
      className={styles.levels}
      aria-label={t`${label} level`}
      value={level ?? ""}
      onChange={(event) => onChange(languageLevels.find((one) => one === event.currentTarget.value) ?? null)}
    >
      <option value="">{t`any level`}</option>
      {languageLevels.map((one) => (
        <option key={one} value={one}>
          {t`at least ${one}`}
        </option>
      ))}
    </select>
  );
}
