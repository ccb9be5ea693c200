import { defineConfig } from "vitest/config";

/** One after the other: what is measured must not be measured beside something else. */
export default defineConfig({
  test: {
    name: "security",
    include: ["*.test.ts"],
    globalSetup: "../../packages/testing/src/prepare.ts",
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
  },
});
