import { useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { localeNames, locales, type Locale } from "~/shell/i18n/locale.ts";
import { useTakeMe } from "~/shell/session/change-session.ts";
import styles from "./profile.module.css";

/**
 * Selects the languages that the user reads besides the interface's.
 * On a public page in one of them, the user is not offered another language.
 */
export function ReadLanguages({ me }: { me: Me }) {
  const { t, i18n } = useLingui();
  const takeMe = useTakeMe();
  const [isBusy, setBusy] = useState(false);
  async function turn(language: Locale, reads: boolean): Promise<void> {
    setBusy(true);
    const rest = me.languages.filter((code) => code !== language);
    await answered(
      reads
        ? api().accounts.addLanguage({ body: { language } })
        : api().accounts.changeMe({ body: { languages: rest } }),
    ).then(takeMe, (error: unknown) => showToast({ message: failureText(i18n, error) }));
    setBusy(false);
  }
  return (
    <fieldset className={styles.wide} disabled={isBusy}>
      <legend>{t`Languages you read`}</legend>
      <p className={styles.readHint}>{t`Public pages in these languages won’t offer you another language.`}</p>
      <div className={styles.reads}>
        {locales.map((code) => (
          <CheckboxField
            key={code}
            label={<span lang={code}>{localeNames[code]}</span>}
            checked={code === me.language || me.languages.includes(code)}
            disabled={code === me.language}
            onChange={({ currentTarget: { checked } }) => void turn(code, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
