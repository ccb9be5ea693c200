import { fillLink, type LinkElement } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import styles from "./language-switch.module.css";

export interface LanguageSwitchProps {
  label: string;
  languages: readonly { code: string; label: string; link: LinkElement; current?: boolean | undefined }[];
  className?: string | undefined;
}

/** Links to the two languages side by side. Each link opens the same page in that language. */
export function LanguageSwitch({ label, languages, className }: LanguageSwitchProps) {
  return (
    <nav aria-label={label} className={cx(styles.languages, className)}>
      {languages.map((language) => (
        <span key={language.code} lang={language.code}>
          {fillLink(language.link, {
            className: styles.language,
            current: language.current ? "true" : undefined,
            children: language.label,
          })}
        </span>
      ))}
    </nav>
  );
}
