import { useLingui } from "@lingui/react/macro";
import { Page } from "@orbita/ui/base/page.tsx";
import { SectionNav } from "@orbita/ui/base/section-nav.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, type ReactNode } from "react";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { settingsPages } from "./settings-pages.ts";
import styles from "./settings.module.css";

/** The layout of the user's settings: navigation on the left, or on phones in a row that scrolls to the current page. */
export function SettingsFrame({ part, children }: { part: string | undefined; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const nav = useRef<HTMLDivElement>(null);
  const at = settingsPages.findIndex((page) => page.part === part);
  useEffect(() => {
    nav.current?.querySelectorAll("a")[at]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [at]);
  return (
    <PublicFrame foot={false}>
      <Page as="main" className={styles.page}>
        <div ref={nav} className={styles.nav}>
          <p className={styles.navTitle} aria-hidden="true">
            {t`Settings`}
          </p>
          <SectionNav
            label={t`Settings`}
            items={settingsPages.map(({ part: to, label, icon }) => ({
              id: to ?? "profile",
              label: i18n._(label),
              icon,
              link: (
                <Link
                  to="/settings/{-$part}"
                  params={{ part: to }}
                  activeOptions={{ exact: true, includeSearch: false }}
                />
              ),
            }))}
          />
        </div>
        <div className={styles.content}>{children}</div>
      </Page>
    </PublicFrame>
  );
}
