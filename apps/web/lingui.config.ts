import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

const publicSources = [
  "src/shell/**",
  "src/routes/root.tsx",
  "src/routes/public/**",
  "src/features/{home,jobs,person-page,space-page}/**",
];

/**
 * English is written in the code. Two catalogues a language, so that a page for guests does not carry the texts of the
 * signed-in part: `public` for the shell and the public pages, `app` for everything behind a form or a sign-in.
 */
export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "it", "ar", "de", "es", "fr", "ja", "pt", "ru", "zh"],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: "<rootDir>/src/locales/public/{locale}",
      include: publicSources,
      exclude: ["src/shell/form/**", "**/*.test.*"],
    },
    {
      path: "<rootDir>/src/locales/app/{locale}",
      include: ["src/shell/form/**", "src/routes/{account,settings,space,admin}/**", "src/features/**"],
      exclude: ["src/features/{home,jobs,person-page,space-page,gallery}/**", "**/*.test.*"],
    },
  ],
});
