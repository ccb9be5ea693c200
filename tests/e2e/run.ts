import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Two of the eight combinations run by default, or one of the two (--usual=en-phone-dark); others by name (--project=it-phone-dark),
 * and all of them with --all.
 */
const usual = ["it-desktop-light", "en-phone-dark"];

const words = process.argv.slice(2).filter((argument) => argument !== "--");
const chosen = words.find((argument) => argument.startsWith("--usual="))?.slice("--usual=".length);
if (chosen && !usual.includes(chosen)) throw new Error(`${chosen} is none of ${usual.join(", ")}`);
const given = words.filter((argument) => !argument.startsWith("--usual="));
const all = given.includes("--all");
const named = given.some((argument) => argument.startsWith("--project"));
const projects = all || named ? [] : (chosen ? [chosen] : usual).map((name) => `--project=${name}`);
const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
const { status } = spawnSync(
  process.execPath,
  [cli, "test", ...projects, ...given.filter((argument) => argument !== "--all")],
  {
    cwd: dirname(fileURLToPath(import.meta.url)),
    stdio: "inherit",
    env: { ...process.env, ...(projects.length > 0 && { E2E_ONCE: usual[0] }) },
  },
);
process.exit(status ?? 1);
