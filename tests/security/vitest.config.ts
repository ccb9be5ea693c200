import { defineConfig } from "vitest/config";

/** Runs the test files one after the other, because several of them measure time. */
export default defineConfig({
  test: {
    name: "security",
    include: ["*.test.ts"],
    globalSetup: "../../packages/features/test/prepare.ts",
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
  },
});
