import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Public screens by catalogue; all other screens belong to `app`. */
const publicScreens = ["home", "jobs"];
const publicRoutes = ["public", "home", "jobs", "job"];
const pageScreens = ["space", "spaces", "skills", "saved"];
const singleScreens = ["person", "companies"];
const any = (names: readonly string[]) => `{${names.join(",")}}`;
const tests = "**/*.test.*";

/**
 * The source texts in the code are English. Each language has eight catalogues, so that a public page does not load the texts of
 * other pages. The folder of a file decides:
 * - `public`: the shell, the home page, the jobs, and folders `public/` of a domain;
 * - `own`: what signed-in users see on every page and guests never do, in folders `own/`;
 * - `pages`: the other public pages, and folders `pages/` of a domain;
 * - `single`: the profile page and the page for companies, which have many texts, and the read-only CV with what its owner looks for (also in
 *   `app`);
 * - `salaries`: the salary compass, and its comparison beside the salary of a job; loaded where one of them is shown;
 * - `suggestions`: what a search field shows while somebody types, in folders `suggestions/` of a domain; loaded at the first focus;
 * - `map`: the map of the job search, loaded when it is opened;
 * - `app`: pages behind a form or a sign-in.
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
        `src/screens/public/${any(publicScreens)}/**`,
        "src/domain/*/public/**",
      ],
      exclude: [
        "src/shell/{form,notifications,command,captcha,report}/**",
        "src/shell/frames/inner/**",
        "src/screens/public/jobs/{alerts,apply,map}/**",
        "src/**/own/**",
        tests,
      ],
    },
    {
      path: "<rootDir>/src/locales/own/{locale}",
      include: ["src/shell/notifications/**", "src/**/own/**"],
      exclude: [tests],
    },
    {
      path: "<rootDir>/src/locales/pages/{locale}",
      include: ["src/routes/public/**", `src/screens/public/${any(pageScreens)}/**`, "src/domain/*/pages/**"],
      exclude: [`src/routes/public/${any(publicRoutes)}.tsx`, tests],
    },
    {
      path: "<rootDir>/src/locales/single/{locale}",
      include: [`src/screens/public/${any(singleScreens)}/**`, "src/domain/{resumes,job-wishes}/view/**"],
      exclude: [tests],
    },
    {
      path: "<rootDir>/src/locales/salaries/{locale}",
      include: ["src/screens/public/salaries/**", "src/domain/salaries/**"],
      exclude: [tests],
    },
    {
      path: "<rootDir>/src/locales/suggestions/{locale}",
      include: ["src/domain/*/suggestions/**"],
      exclude: [tests],
    },
    {
      path: "<rootDir>/src/locales/map/{locale}",
      include: ["src/screens/public/jobs/map/**"],
      exclude: [tests],
    },
    {
      path: "<rootDir>/src/locales/app/{locale}",
      include: [
        "src/shell/{form,command,captcha,report}/**",
        "src/shell/frames/inner/**",
        "src/routes/{account,settings,space,admin,feed}/**",
        "src/domain/**",
        "src/screens/{account,talent,space,community,admin}/**",
        "src/screens/public/{contact,legal,cv-notice,jobs/apply,jobs/alerts}/**",
      ],
      exclude: [
        "src/**/{public,own,pages,suggestions}/*.{ts,tsx}",
        "src/domain/*/public/**",
        "src/domain/salaries/**",
        tests,
      ],
    },
  ],
});
