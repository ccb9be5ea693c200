import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The default combinations: all chosen journeys in the first, and those tagged @phone in the second. */
const usual = ["it-desktop-light", "en-phone-dark"] as const;

const given = process.argv.slice(2).filter((argument) => argument !== "--");
const isUsual = !given.some((argument) => argument === "--all" || argument.startsWith("--project"));
const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
const { status } = spawnSync(
  process.execPath,
  [
    cli,
    "test",
    ...(isUsual ? usual.map((name) => `--project=${name}`) : []),
    ...given.filter((argument) => argument !== "--all"),
  ],
  {
    cwd: dirname(fileURLToPath(import.meta.url)),
    stdio: "inherit",
    env: { ...process.env, ...(isUsual && { E2E_REDUCED: usual[1] }) },
  },
);
process.exit(status ?? 1);
