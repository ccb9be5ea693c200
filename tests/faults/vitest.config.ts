import { defineConfig } from "vitest/config";
import { servers } from "./support/servers.ts";

/** These tests stop and kill servers: one file after the other, on an instance that nothing else uses. */
export default defineConfig({
  test: {
    name: "faults",
    include: ["*.test.ts"],
    env: servers.environment(),
    globalSetup: "./support/setup.ts",
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
  },
});
