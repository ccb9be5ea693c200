import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** What every guest carries: the shell, the home page and the jobs. */
const publicFeatures = ["home", "jobs"];
const publicRoutes = ["public", "home", "jobs", "job"];
/** The other pages for guests. */
const pageFeatures = ["space-page", "space-directory", "skills", "italy-map", "saved-jobs"];
/** Pages that stand alone, whose many texts the others need not carry; what one shares with pages behind a sign-in is in both. */
const singleFeatures = ["person-page", "for-companies"];
const sharedFeatures = ["resume-view"];
/** What stands on every page for whoever is signed in, and for no guest. */
const ownFrames = [
  "act-as",
  "act-as-menu",
  "messages-link",
  "planned-banner",
  "start-reminder",
  "talent-tabs",
  "use-space-choices",
  "verify-banner",
];
/** On pages for everybody a search or a job is saved, somebody followed, and a start taken up again by who is signed in. */
const ownFiles =
  "src/features/{saved-searches/{save-panel,frequency-words},follow/*,home/start-note,jobs/use-saved}.{ts,tsx}";
/** Frames of pages behind a sign-in: their words go with those pages. */
const innerFrames = ["member-frame", "suspended-banner", "use-member-nav", "admin-frame", "admin-places"];
const any = (names: readonly string[]) => `{${names.join(",")}}`;

/**
 * English is written in the code. Five catalogues a language, so that a page for guests does not carry the texts of
 * others: `public` for the shell and the jobs, `own` for what every page has for who is signed in, `single` for a person's and the companies' page, `pages` for the other public pages, `app` for
 * what is behind a form or a sign-in.
 */
export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "it", "ar", "de", "es", "fr", "ja", "pt", "ru", "zh"],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: "<rootDir>/src/locales/public/{locale}",
      include: [
        "src/shell/**",
        "src/routes/root.tsx",
        `src/routes/public/${any(publicRoutes)}.tsx`,
        `src/features/${any(publicFeatures)}/**`,
      ],
      exclude: [
        "src/shell/{form,notifications,command}/**",
        `src/shell/frames/${any([...innerFrames, ...ownFrames])}.tsx`,
        ownFiles,
        "**/*.test.*",
      ],
    },
    {
      path: "<rootDir>/src/locales/own/{locale}",
      include: ["src/shell/notifications/**", `src/shell/frames/${any(ownFrames)}.tsx`, ownFiles],
      exclude: ["**/*.test.*"],
    },
    {
      path: "<rootDir>/src/locales/pages/{locale}",
      include: ["src/routes/public/**", `src/features/${any(pageFeatures)}/**`],
      exclude: [`src/routes/public/${any(publicRoutes)}.tsx`, "**/*.test.*"],
    },
    {
      path: "<rootDir>/src/locales/single/{locale}",
      include: [`src/features/${any([...singleFeatures, ...sharedFeatures])}/**`, "src/features/resume/dated-view.tsx"],
      exclude: ["**/*.test.*"],
    },
    {
      path: "<rootDir>/src/locales/app/{locale}",
      include: [
        "src/shell/{form,command}/**",
        `src/shell/frames/${any(innerFrames)}.tsx`,
        "src/routes/{account,settings,space,admin,feed}/**",
        "src/features/**",
      ],
      exclude: [
        `src/features/${any([...publicFeatures, ...pageFeatures, ...singleFeatures, "gallery"])}/**`,
        ownFiles,
        "**/*.test.*",
      ],
    },
  ],
});
