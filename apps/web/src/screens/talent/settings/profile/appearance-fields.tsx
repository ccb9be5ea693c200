import { useLingui } from "@lingui/react/macro";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { choosableLocales, isLocale, localeNames } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { useAppearance } from "~/shell/session/use-appearance.ts";
import styles from "./profile.module.css";

/** Selects the language of pages and emails, and the theme, which also applies in the user's other browsers. */
export function AppearanceFields() {
  const { t } = useLingui();
  const { locale, change } = useLanguage();
  const { choice, set } = useAppearance();
  return (
    <>
      <SelectField
        label={t`Language`}
        value={locale}
        options={choosableLocales(locale).map((code) => ({ value: code, label: localeNames[code] }))}
        onChange={(value) => {
          if (isLocale(value) && value !== locale) void change(value);
        }}
      />
      <div className={styles.theme}>
        <span className={styles.themeLabel} aria-hidden="true">
          {t`Theme`}
        </span>
        <SegmentedControl
          label={t`Theme`}
          value={choice}
          onChange={set}
          segments={[
            { value: "auto", label: t`Same as system` },
            { value: "light", label: t`Light` },
            { value: "dark", label: t`Dark` },
          ]}
        />
      </div>
    </>
  );
}
