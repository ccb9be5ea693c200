import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LanguageSwitch } from "@orbita/ui/patterns/language-switch.tsx";
import { SplitFrame } from "@orbita/ui/patterns/split-frame.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LanguageLink } from "~/shell/i18n/language-link.tsx";
import { localeNames, offeredLocales } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import styles from "./account.module.css";

/** Layout of sign-in and sign-up: the form on one side, a slogan on the other. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  return (
    <SplitFrame
      skipLabel={t`Skip to content`}
      home={<Link to="/" />}
      homeLabel={productName}
      claim={<Trans>No scores. Salary and collective agreement stated upfront.</Trans>}
      claimNote={<Trans>Companies here tell you when they’ll reply.</Trans>}
      foot={
        <>
          <LanguageSwitch
            label={t`Languages`}
            className={styles.languages}
            languages={offeredLocales.map((code) => ({
              code,
              label: localeNames[code],
              current: code === locale,
              link: <LanguageLink locale={code} />,
            }))}
          />
          <span className={styles.footLinks}>
            <TextLink link={<Link to="/contact" />}>
              <Trans>Help</Trans>
            </TextLink>
            <TextLink link={<Link to="/privacy" />}>
              <Trans>Privacy</Trans>
            </TextLink>
          </span>
        </>
      }
    >
      {children}
    </SplitFrame>
  );
}
