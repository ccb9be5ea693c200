import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { indexedLocales, isLocale, localeNames, locales, type Locale } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { StepFrame } from "./step-frame.tsx";
import styles from "./onboarding.module.css";

type Props = {
  me: Me;
  busy: boolean;
  onBack: (() => void) | null;
  onAnswer: (answer: { language: Locale }) => void;
};

const isWhole = (locale: Locale): boolean => (indexedLocales as readonly Locale[]).includes(locale);

/** Applies at once: the page continues in the chosen language. */
export function LanguageStep({ busy, onBack, onAnswer }: Props) {
  const { t } = useLingui();
  const { locale, change } = useLanguage();
  return (
    <StepFrame
      title={<Trans>Which language do you prefer?</Trans>}
      lead={<Trans>For the pages and for our mails. It can be changed in the settings.</Trans>}
      busy={busy}
      onBack={onBack}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ language: locale });
      }}
    >
      <div className={styles.narrow}>
        <SelectField
          size="lg"
          label={t`Language`}
          value={locale}
          options={locales.map((code) => ({ value: code, label: localeNames[code] }))}
          onChange={(value) => {
            if (isLocale(value) && value !== locale) void change(value);
          }}
          hint={isWhole(locale) ? undefined : t`Not everything is translated yet: what is missing reads English.`}
        />
      </div>
    </StepFrame>
  );
}
