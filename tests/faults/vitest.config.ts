import { defineConfig } from "vitest/config";
import { servers } from "./support/servers.ts";

/** These test files stop or kill a shared server, so no other file may run at the same time. */
const stopsServers = ["messages.test.ts", "outages.test.ts", "sockets.test.ts"];
const common = { env: servers.environment(), testTimeout: 1_800_000, hookTimeout: 300_000 };

/** All test files use an instance of the servers that nothing else uses. */
export default defineConfig({
  test: {
    globalSetup: "./support/setup.ts",
    maxWorkers: 2,
    projects: [
      // Test files that only kill their own processes run two at a time.
      {
        test: {
          ...common,
          name: "processes",
          include: ["*.test.ts"],
          exclude: stopsServers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...common,
          name: "servers",
          include: stopsServers,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
