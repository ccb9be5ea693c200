import { lingui } from "@lingui/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import viteReact from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { webServerInDevelopment } from "./dev/web-server.ts";
import { addresses } from "./src/addresses.ts";
import { errorTexts } from "./dev/error-texts.ts";
import { linguiMacro } from "./dev/lingui-macro.ts";
import { noServerFunctions } from "./dev/no-server-functions.ts";

const framework =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|zustand|seroval|seroval-plugins|@lingui\/(?:core|react)|@tanstack\/(?:react-router|router-core|history|store|react-store|start-client-core|react-start-client|react-start))\//;

/** Components of public pages; the rest of the kit is loaded with the page that uses it. */
const shared =
  /packages\/ui\/src\/(?:icons\/(?!drawings)|hooks\/color-scheme|base\/(?!ai-label|avatar|badge|banner|card|crumbs|data-list|day-bars|divider|kbd|meta|note|orbit-clock|page-window|pagination|progress-bar|promise-label|section-nav|sign\.|skeleton|show|status-light|tab-links|tag))/;

/** Components of the rows in public lists. */
const rows =
  /packages\/ui\/src\/(?:base\/(?:meta|promise-label|tag)|overlays\/popover-panel|patterns\/item-list)|apps\/web\/src\/shell\/(?:format|realtime\/throttle-refetch|api\/file-url|session\/use-me)|apps\/web\/src\/domain\/job-posts\/public\/row\//;

/** Modules shared by the home page, the list of jobs and a job's page. */
const jobs = /apps\/web\/src\/domain\/job-posts\/public\/list\/|packages\/ui\/src\/patterns\/list-row/;

/** The top bar and the footer of every public page. */
const frame =
  /packages\/ui\/src\/patterns\/(?:footer|top-bar|language-switch)|apps\/web\/src\/shell\/(?:frames\/(?:scheme-switch|public-frame)|i18n\/(?:language-link|use-language)|operator)|icons\/Icon(?:Moon|Sun)\./;

/** Components of every public search. */
const lists =
  /packages\/ui\/src\/(?:base\/(?:page-window|pagination)|fields\/(?:input-box|text-field|field-error|search-field)|patterns\/filter-panel)|icons\/IconChevron(?:Left|Right)\.|apps\/web\/src\/(?:shell\/(?:table\/use-pager|api\/use-suggestions)|domain\/locations\/)/;

/** A post, on its page and beside the list. */
const job =
  /apps\/web\/src\/(?:screens\/public\/jobs\/page\/|domain\/(?:job-posts\/(?:public\/page|own)|applications\/public|spaces\/public)\/)|icons\/Icon(?:Bookmark|BookmarkFilled|EyeOff|RosetteDiscountCheck|Share2)\./;

/** A page of text with its breadcrumb above and cards beside it. */
const reading = /packages\/ui\/src\/(?:base\/(?:card|crumbs)|patterns\/reading-page)\./;

/** The same names for browsers and for the server, which references stylesheets in the rendered pages. */
const assetFileNames = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => name.endsWith(".css")) ? "assets/[hash:7][extname]" : "assets/[name]-[hash][extname]";

export default defineConfig(({ command }) => {
  // A development shell sets NODE_ENV=development, which would put React's development build into the bundle.
  if (command === "build") process.env["NODE_ENV"] = "production";
  return options(command);
});

const options = (command: "build" | "serve"): UserConfig => ({
  resolve: { tsconfigPaths: true },
  // dist/ runs on its own: the server needs no node_modules beside it.
  ...(command === "build" && { ssr: { noExternal: true } }),
  build: {
    // For scripts/check-bundle.ts.
    manifest: true,
    // The entry would contain the names of all scripts of all pages, 3 KB and growing, although pages are prefetched when the user
    // points at their link anyway. Stylesheets stay: a page must not be shown without them.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
    // Below these browsers, Lightning CSS rewrites light-dark() wrongly.
    cssTarget: ["chrome123", "firefox120", "safari17.5", "edge123"],
  },
  environments: {
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The entry contains the names of every page's script and stylesheet: short hashes instead of names make it smaller.
            chunkFileNames: "assets/[hash:7].js",
            assetFileNames,
            codeSplitting: {
              // Few files compress better than many, and every page needs these.
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: "ui", test: shared, minShareCount: 2, priority: 1 },
                { name: "frame", test: frame, minShareCount: 2, priority: 1 },
                { name: "rows", test: rows, minShareCount: 2, priority: 1 },
                { name: "jobs-shared", test: jobs, minShareCount: 2, priority: 1 },
                { name: "lists", test: lists, minShareCount: 2, priority: 1 },
                { name: "job-shared", test: job, minShareCount: 2, priority: 1 },
                { name: "reading", test: reading, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tanstackStart({
      router: { virtualRouteConfig: addresses, quoteStyle: "double", semicolons: true },
      vite: { installDevServerMiddleware: false },
      // For `bench web`, which builds the same pages with a second server entry.
      ...(process.env.ORBITA_SERVER_ENTRY && { server: { entry: process.env.ORBITA_SERVER_ENTRY } }),
    }),
    noServerFunctions(),
    // Lingui's macro has to run before React's plugin sees the file.
    linguiMacro(),
    viteReact(),
    lingui(),
    errorTexts(),
    webServerInDevelopment(),
  ],
});
