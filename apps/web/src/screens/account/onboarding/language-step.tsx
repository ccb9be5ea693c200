import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { choosableLocales, isLocale, localeNames, type Locale } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { StepFrame } from "./step-frame.tsx";
import styles from "./onboarding.module.css";

type Props = {
  me: Me;
  busy: boolean;
  onBack: (() => void) | null;
  onAnswer: (answer: { language: Locale }) => void;
};

/** Asks for the language. The choice applies at once: the page continues in that language. */
export function LanguageStep({ busy, onBack, onAnswer }: Props) {
  const { t } = useLingui();
  const { locale, change } = useLanguage();
  return (
    <StepFrame
      title={<Trans>Which language do you prefer?</Trans>}
      lead={<Trans>We’ll use this language for pages and emails. You can change it in your settings.</Trans>}
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
          options={choosableLocales(locale).map((code) => ({ value: code, label: localeNames[code] }))}
          onChange={(value) => {
            if (isLocale(value) && value !== locale) void change(value);
          }}
        />
      </div>
    </StepFrame>
  );
}
