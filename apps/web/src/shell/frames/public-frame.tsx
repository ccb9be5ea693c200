import { Trans, useLingui } from "@lingui/react/macro";
import { identity, productName, type OperatorCompany } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { Footer } from "@orbita/ui/patterns/footer.tsx";
import { LanguageSwitch } from "@orbita/ui/patterns/language-switch.tsx";
import type { NavItem } from "@orbita/ui/patterns/nav-item.ts";
import { TopBarFrame } from "@orbita/ui/patterns/top-bar-frame.tsx";
import { Link, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { LanguageLink } from "../i18n/language-link.tsx";
import { localeNames, offeredLocales } from "../i18n/locale.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { useMe } from "../session/use-me.ts";
import { SchemeSwitch } from "./scheme-switch.tsx";
import styles from "./frames.module.css";

// The parts of the navigation bar for signed-in users are a chunk that guests do not load.
const own = () => import("./own-parts.tsx");
const OwnBar = lazy(async () => ({ default: (await own()).OwnBar }));
const OwnBanner = lazy(async () => ({ default: (await own()).OwnBanner }));
const ApplicationsCount = lazy(async () => ({ default: (await own()).ApplicationsCount }));
const ContactRequestsCount = lazy(async () => ({ default: (await own()).ContactRequestsCount }));
const TalentTabs = lazy(async () => ({ default: (await own()).TalentTabs }));

/**
 * Parameters of the link to the feed.
 * Without a part, the link leads to the feed itself and is marked as active on all feed pages.
 */
const anywhere = { part: undefined, key: undefined };

/** The frame of public pages, for guests and talents. Signed-in users have the context menu in place of the sign-in links. */
export function PublicFrame({ foot = true, children }: { foot?: boolean; children: ReactNode }) {
  const { t } = useLingui();
  const me = useMe();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const nav: NavItem[] = [
    { id: "jobs", label: t`Jobs`, link: <Link to="/jobs" />, current: path === "/fits" },
    ...(me
      ? ownNav({
          applications: t`Applications`,
          contactRequests: t({ message: "Contact requests", context: "navigation" }),
          resume: t`CV`,
        })
      : []),
    { id: "spaces", label: t`Spaces`, link: <Link to="/spaces" />, current: path.startsWith("/space/") },
  ];
  nav.push(
    me
      ? { id: "feed", label: t`Feed`, link: <Link to="/feed/{-$part}/{-$key}" params={anywhere} /> }
      : { id: "companies", label: t`For companies`, link: <Link to="/companies" /> },
  );
  return (
    <TopBarFrame
      skipLabel={t`Skip to content`}
      home={<Link to={me ? "/home" : "/"} />}
      homeLabel={productName}
      nav={nav}
      navLabel={t`Main`}
      banner={
        me && (
          <Suspense>
            <OwnBanner me={me} />
          </Suspense>
        )
      }
      actions={
        me ? (
          <Suspense>
            <OwnBar me={me} />
          </Suspense>
        ) : (
          <GuestDoors />
        )
      }
      footer={foot && <PageFoot />}
      tabBar={
        me && (
          <Suspense>
            <TalentTabs />
          </Suspense>
        )
      }
    >
      {children}
    </TopBarFrame>
  );
}

/** Navigation links for signed-in users only. Counts follow the labels. */
const ownNav = (names: { applications: string; contactRequests: string; resume: string }): NavItem[] => [
  {
    id: "applications",
    label: (
      <>
        {names.applications}
        <Suspense>
          <ApplicationsCount />
        </Suspense>
      </>
    ),
    link: <Link to="/applications" />,
  },
  {
    id: "contact-requests",
    label: (
      <>
        {names.contactRequests}
        <Suspense>
          <ContactRequestsCount />
        </Suspense>
      </>
    ),
    link: <Link to="/contact-requests" />,
  },
  { id: "resume", label: names.resume, link: <Link to="/resume" /> },
];

function GuestDoors() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const returnTo = useRouterState({
    select: ({ location }) => (location.href === "/" ? undefined : location.publicHref),
  });
  return (
    <>
      <LanguageSwitch
        label={t`Language`}
        className={styles.languages}
        languages={offeredLocales.map((code) => ({
          code,
          label: code.toUpperCase(),
          current: code === locale,
          link: <LanguageLink locale={code} aria-label={`${code.toUpperCase()} ${localeNames[code]}`} />,
        }))}
      />
      <ButtonLink variant="quiet" link={<Link to="/sign-in" search={returnTo ? { returnTo } : {}} />}>
        <Trans>Sign in</Trans>
      </ButtonLink>
      <ButtonLink
        variant="primary"
        className={styles.register}
        link={<Link to="/sign-up" search={returnTo ? { returnTo } : {}} />}
      >
        <Trans>Create account</Trans>
      </ButtonLink>
    </>
  );
}

function PageFoot() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  return (
    <Footer
      navLabel={t`Footer`}
      links={[
        { id: "jobs", label: t`Jobs`, link: <Link to="/jobs" activeOptions={{ exact: true }} /> },
        { id: "spaces", label: t`Spaces`, link: <Link to="/spaces" activeOptions={{ exact: true }} /> },
        { id: "skills", label: t`Skills`, link: <Link to="/skills" /> },
        { id: "companies", label: t`For companies`, link: <Link to="/companies" /> },
        { id: "space", label: t`Open a Space`, link: <Link to="/spaces/new" /> },
        { id: "help", label: t`Help`, link: <Link to="/contact" /> },
        { id: "ranking", label: t`How we order jobs`, link: <Link to="/ranking" /> },
        { id: "terms", label: t`Terms`, link: <Link to="/terms" /> },
        { id: "privacy", label: t`Privacy`, link: <Link to="/privacy" /> },
        { id: "cookies", label: t`Cookies`, link: <Link to="/cookies" /> },
        { id: "accessibility", label: t`Accessibility`, link: <Link to="/accessibility" /> },
        { id: "data", label: t`Data we use`, link: <Link to="/data" /> },
        { id: "api", label: "API", link: <a href="/api/v1/docs" /> },
      ]}
      end={
        <div className={styles.footEnd}>
          <LanguageSwitch
            label={t`Languages`}
            className={styles.allLanguages}
            languages={offeredLocales.map((code) => ({
              code,
              label: localeNames[code],
              current: code === locale,
              link: <LanguageLink locale={code} />,
            }))}
          />
          <SchemeSwitch />
        </div>
      }
      note={
        <>
          {t`${productName} is a job marketplace without scores.`}
          {identity.company && <OperatorFacts company={identity.company} />}
        </>
      }
    />
  );
}

/** The company that runs the installation, as the law requires it on every page. */
function OperatorFacts({ company }: { company: OperatorCompany }) {
  const { name, city: seat, vat } = company;
  return (
    <>
      <br />
      <Trans>
        Run by {name}, {seat}
      </Trans>
      <Sep />
      <Trans>VAT number {vat}</Trans>
    </>
  );
}
