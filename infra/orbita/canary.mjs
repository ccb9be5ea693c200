// Tests the import rules: a small tree with one violation per rule. Every rule must catch its own violation; otherwise it checks
// nothing. The tree is created for each run outside the workspace, so that no other check sees it.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { featureEdges } from "./feature-edges.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const config = join(root, ".dependency-cruiser.mjs");

const feature = "packages/features/src";
/** Maps each import rule to the files that break it. */
const sins = {
  "everything-resolves": { "packages/contract/src/lost.ts": 'import "./nowhere.ts";' },
  "contract-imports-nothing": { "packages/contract/src/up.ts": 'import "../../db/src/row.ts";' },
  "ad-linter-imports-nothing": { "packages/ad-linter/src/down.ts": 'import "../../contract/src/core.ts";' },
  "below-features": { "packages/db/src/up.ts": `import "../../features/src/a/rules.ts";` },
  "document-kit-imports-nothing": { "packages/document-kit/src/down.ts": 'import "../../contract/src/core.ts";' },
  "invoice-formats": { "packages/invoice-formats/src/up.ts": 'import "../../db/src/row.ts";' },
  "resume-engine": { "packages/resume-engine/src/up.ts": 'import "../../db/src/row.ts";' },
  features: { [`${feature}/a/up.ts`]: 'import "../../../../apps/api/src/main.ts";' },
  web: { "apps/web/src/down.ts": 'import "../../../packages/db/src/row.ts";' },
  "ui-imports-nothing": { "packages/ui/src/down.ts": 'import "../../contract/src/core.ts";' },
  "testing-is-for-tests": { "packages/db/src/lazy.ts": 'import "../../testing/src/factories.ts";' },
  ...Object.fromEntries(
    Object.keys(featureEdges).map((from) => [
      `feature-edges-${from}`,
      { [`${feature}/${from}/edge.ts`]: 'import "../b/index.ts";' },
    ]),
  ),
  "web-shell-below": { "apps/web/src/shell/up.ts": 'import "../domain/spaces/labels.ts";' },
  "web-domain-below": { "apps/web/src/domain/spaces/up.ts": 'import "../../screens/space/members/page.ts";' },
  "web-screens-below": { "apps/web/src/screens/space/members/up.ts": 'import "../../../routes/members.ts";' },
  "web-screens-apart": { "apps/web/src/screens/space/members/sideways.ts": 'import "../billing/page.ts";' },
  "web-domain-has-a-feature": {
    "apps/web/src/screens/space/members/lost.ts": 'import "../../../domain/odd/labels.ts";',
  },
  ...Object.fromEntries(
    Object.keys(featureEdges).map((from) => [
      `web-domain-edges-${from}`,
      { [`apps/web/src/domain/${from}/edge.ts`]: 'import "../odd/labels.ts";' },
    ]),
  ),
  apps: { "apps/api/src/sideways.ts": 'import "../../web/src/page.ts";' },
  "contract-is-zod-only": { "packages/contract/src/core.ts": 'import "node:fs";' },
  "rules-are-pure": { [`${feature}/a/rules.ts`]: 'import "../../../db/src/row.ts";' },
  "roles-through-policy": { [`${feature}/a/publish.ts`]: 'import "../kernel/roles.ts";' },
  "features-through-index": { [`${feature}/a/inside.ts`]: 'import "../b/queries.ts";' },
  "no-cycles": { "apps/web/src/one.ts": 'import "./two.ts";', "apps/web/src/two.ts": 'import "./one.ts";' },
};
const innocent = [
  "packages/db/src/row.ts",
  "apps/api/src/main.ts",
  "apps/web/src/page.ts",
  `${feature}/kernel/roles.ts`,
  "apps/web/src/domain/odd/labels.ts",
  "apps/web/src/domain/spaces/labels.ts",
  "apps/web/src/routes/members.ts",
  "apps/web/src/screens/space/billing/page.ts",
  "apps/web/src/screens/space/members/page.ts",
  `${feature}/b/queries.ts`,
  `${feature}/b/index.ts`,
  "packages/testing/src/factories.ts",
];

const dir = mkdtempSync(join(tmpdir(), "orbita-canary-"));
function write(path, text) {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), `${text}\nexport {};\n`);
}

try {
  for (const path of innocent) write(path, "");
  for (const files of Object.values(sins)) for (const [path, text] of Object.entries(files)) write(path, text);
  const bin = join(root, "node_modules/.bin/depcruise");
  const args = ["apps", "packages", "--config", config, "--output-type", "json"];
  const { stdout, stderr } = spawnSync(bin, args, { cwd: dir, encoding: "utf8", maxBuffer: 1 << 26 });
  if (!stdout) throw new Error(stderr);
  const { violations } = JSON.parse(stdout).summary;
  const caught = (rule) => violations.some((one) => one.rule.name === rule && one.from in sins[rule]);
  const rules = (await import(pathToFileURL(config).href)).default.forbidden.map((rule) => rule.name);
  const untried = rules.filter((rule) => !(rule in sins));
  const asleep = rules.filter((rule) => rule in sins && !caught(rule));
  for (const rule of untried) console.error(`rule ${rule} has no canary: add its sin to infra/orbita/canary.mjs`);
  for (const rule of asleep) console.error(`rule ${rule} did not catch its canary`);
  console.log(`${rules.length - untried.length - asleep.length} of ${rules.length} rules caught their canary`);
  process.exitCode = untried.length + asleep.length > 0 ? 1 : 0;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
