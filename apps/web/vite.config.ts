import { lingui } from "@lingui/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import viteReact from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { webServerInDevelopment } from "./dev/web-server.ts";
import { addresses } from "./src/addresses.ts";
import { errorTexts } from "./dev/error-texts.ts";
import { linguiMacro } from "./dev/lingui-macro.ts";
import { noServerFunctions } from "./dev/no-server-functions.ts";

/** The modules of the framework that every page needs: forms use `useBlocker`, the back office the middleware of zustand. */
const framework =
  /node_modules\/(?!.*\/(?:useBlocker|esm\/middleware)\.)(?:react|react-dom|scheduler|use-sync-external-store|zustand|seroval|seroval-plugins|@lingui\/(?:core|react)|@tanstack\/(?:react-router|router-core|history|store|react-store|start-client-core|react-start-client|react-start))\//;

/** Modules of a chunk for public pages: basic components. The rest of the component kit is bundled with the pages that use it. */
const shared =
  /packages\/ui\/src\/(?:icons\/(?!drawings)|hooks\/color-scheme|base\/(?!ai-label|avatar|badge|banner|card|crumbs|data-list|day-bars|divider|kbd|meta|note|orbit-clock|pagination|progress-bar|promise-label|section-nav|sign\.|skeleton|show|status-light|tab-links|tag))/;

/** Modules of a chunk for public pages: rows of lists. */
const rows =
  /packages\/ui\/src\/(?:base\/(?:meta|promise-label|tag)|overlays\/popover-panel|patterns\/item-list)|apps\/web\/src\/shell\/(?:format|realtime\/throttle-refetch|api\/file-url|session\/use-me)|apps\/web\/src\/domain\/job-posts\/public\/row\//;

/** Modules of a chunk that the home page, the list of jobs and the page of a job share. */
const jobs = /apps\/web\/src\/domain\/job-posts\/public\/(?:list\/|as-combobox)|packages\/ui\/src\/patterns\/list-row/;

/** Modules of a chunk for public pages: the top bar and the footer. */
const frame =
  /packages\/ui\/src\/patterns\/(?:footer|top-bar|language-switch)|apps\/web\/src\/shell\/(?:frames\/(?:scheme-switch|public-frame)|i18n\/(?:language-link|use-language))|icons\/Icon(?:Moon|Sun)\./;

/** Modules of a chunk for public pages: search fields, filters and pagination. */
const lists =
  /packages\/ui\/src\/(?:base\/pagination|fields\/(?:input-box|text-field|field-error|search-field)|patterns\/(?:filter-panel|list-detail))|icons\/IconChevron(?:Left|Right)\.|apps\/web\/src\/(?:shell\/table\/use-pager|domain\/locations\/(?!use-place|place-options))/;

/** Modules of a chunk that shows a job post, on its page and beside the list. */
const job =
  /apps\/web\/src\/(?:screens\/public\/jobs\/page\/|domain\/(?:job-posts\/public\/page\/|job-posts\/own\/use-saved\.|applications\/public\/|spaces\/public\/))|icons\/Icon(?:Bookmark|BookmarkFilled|EyeOff|RosetteDiscountCheck|Share2)\./;

/** Modules of a chunk for pages of text with a breadcrumb above and cards beside the text. */
const reading = /packages\/ui\/src\/(?:base\/(?:card|crumbs)|patterns\/reading-page)\./;

/** Names the asset files in the same way in the browser's and the server's build, because server-rendered pages reference the stylesheets. */
const assetFileNames = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => name.endsWith(".css")) ? "assets/[hash:7][extname]" : "assets/[name]-[hash][extname]";

export default defineConfig(({ command }) => {
  // A development shell sets NODE_ENV=development, which would put React's development build into the bundle.
  if (command === "build") process.env["NODE_ENV"] = "production";
  return options(command);
});

const options = (command: "build" | "serve"): UserConfig => ({
  resolve: {
    tsconfigPaths: true,
    // React has had this hook since version 18; the router's store brings a copy for older versions.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }],
  },
  // dist/ runs on its own: the server needs no node_modules beside it.
  ...(command === "build" && { ssr: { noExternal: true } }),
  build: {
    // scripts/check-bundle.ts reads the manifest.
    manifest: true,
    // Omits the scripts, because their names would add 3 KB to the entry chunk, and pages are prefetched anyway when the user points at a link.
    // Stylesheets stay, because a page must not be shown without them.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
    // For browsers older than these, Lightning CSS would rewrite light-dark() wrongly.
    cssTarget: ["chrome123", "firefox120", "safari17.5", "edge123"],
  },
  environments: {
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The entry chunk lists the script and stylesheet names of every page. Names that consist of a short hash keep it small.
            chunkFileNames: "assets/[hash:7].js",
            assetFileNames,
            codeSplitting: {
              // Every page needs these modules, and a few large files compress better than many small ones.
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
      // `bench web` builds the same pages with a second server entry.
      ...(process.env.ORBITA_SERVER_ENTRY && { server: { entry: process.env.ORBITA_SERVER_ENTRY } }),
    }),
    noServerFunctions(),
    // Lingui's macro has to run before React's plugin transforms the file.
    linguiMacro(),
    viteReact(),
    lingui(),
    errorTexts(),
    webServerInDevelopment(),
  ],
});
