import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** What every guest carries: the shell, the home page and the jobs. */
const publicFeatures = ["home", "jobs"];
const publicRoutes = ["public", "home", "jobs", "job"];
/** The other pages for guests. */
const pageFeatures = [
  "person-page",
  "space-page",
  "space-directory",
  "for-companies",
  "skills",
  "italy-map",
  "saved-jobs",
];
/** Shown to guests and behind a sign-in alike: their texts are in both catalogues. */
const sharedFeatures = ["resume-view"];
const any = (names: readonly string[]) => `{${names.join(",")}}`;

/**
 * English is written in the code. Three catalogues a language, so that a page for guests does not carry the texts of
 * others: `public` for the shell and the jobs, `pages` for the other public pages, `app` for what is behind a form or a
 * sign-in.
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
      exclude: ["src/shell/form/**", "**/*.test.*"],
    },
    {
      path: "<rootDir>/src/locales/pages/{locale}",
      include: [
        "src/routes/public/**",
        `src/features/${any([...pageFeatures, ...sharedFeatures])}/**`,
        "src/features/resume/dated-view.tsx",
      ],
      exclude: [`src/routes/public/${any(publicRoutes)}.tsx`, "**/*.test.*"],
    },
    {
      path: "<rootDir>/src/locales/app/{locale}",
      include: ["src/shell/form/**", "src/routes/{account,settings,space,admin}/**", "src/features/**"],
      exclude: [`src/features/${any([...publicFeatures, ...pageFeatures, "gallery"])}/**`, "**/*.test.*"],
    },
  ],
});
