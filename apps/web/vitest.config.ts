import { lingui } from "@lingui/vite-plugin";
import viteReact from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { errorTexts } from "./dev/error-texts.ts";
import { linguiMacro } from "./dev/lingui-macro.ts";

const chromium = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/**
 * Lets the browser keep modules for the whole run. Otherwise each test file requests again all modules that an earlier one loaded.
 * Off in watch mode, where modules change.
 */
const keptModules: Plugin = {
  name: "kept-modules",
  configureServer({ config, middlewares }) {
    if (config.server.watch !== null) return;
    middlewares.use((request, response, next) => {
      if (!request.url?.includes("__vitest")) {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === "cache-control" ? "max-age=3600, immutable" : value);
      }
      next();
    });
  },
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Tests in the browser read it through packages/testing/src/proof.ts.
  define: { "process.env.PROOF": JSON.stringify(process.env["PROOF"] ?? "") },
  plugins: [linguiMacro(), viteReact(), lingui(), errorTexts(), keptModules],
  test: {
    // Two test files run at a time, also on a machine with two processors, because browser tests mostly wait for animations and debouncing.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "web-unit", environment: "node", include: ["{src,scripts}/**/*.test.ts"] },
      },
      {
        extends: true,
        resolve: {
          alias: { "@tanstack/react-start": new URL("src/testing/react-start.ts", import.meta.url).pathname },
        },
        // These dependencies are pre-bundled, because a dependency that Vite discovers during a test would bring its own copy of React.
        optimizeDeps: { include: ["@dnd-kit/core", "@stripe/react-stripe-js", "@stripe/stripe-js/pure"] },
        test: {
          name: "web-browser",
          include: ["src/**/*.browser.test.tsx"],
          setupFiles: ["src/testing/setup.ts"],
          // The timeouts are generous, so that a busy machine does not fail tests.
          expect: { poll: { timeout: 8_000 } },
          testTimeout: 40_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
