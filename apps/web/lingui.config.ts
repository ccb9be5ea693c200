import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Loaded by every guest: the shell, the home page and the jobs. */
const publicFeatures = ["home", "jobs"];
const publicRoutes = ["public", "home", "jobs", "job"];
/** The other public pages. */
const pageFeatures = ["space-page", "space-directory", "skills", "italy-map", "saved-jobs"];
/** Separate pages with many texts, which other pages need not load; texts shared with pages behind a sign-in are in both. */
const singleFeatures = ["person-page", "for-companies"];
const sharedFeatures = ["resume-view"];
/** On every page for signed-in users, and never for guests. */
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
/** Actions for signed-in users on public pages: saving a search or a job, following, and resuming the onboarding. */
const ownFiles =
  "src/features/{saved-searches/{save-panel,frequency-words},follow/*,home/start-note,jobs/use-saved}.{ts,tsx}";
/** Frames of pages behind a sign-in: their texts belong to those pages. */
const innerFrames = ["member-frame", "suspended-banner", "use-member-nav", "admin-frame", "admin-places"];
const any = (names: readonly string[]) => `{${names.join(",")}}`;

/**
 * The source texts in the code are English. Each language has five catalogues, so that a public page does not load the texts of
 * other pages: `public` for the shell and the jobs, `own` for the parts of every page for signed-in users, `single` for the profile
 * page and
 * the page for companies, `pages` for the other public pages, `app` for pages behind a form or a sign-in.
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
        "src/domain/**",
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
