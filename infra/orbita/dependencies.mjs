// Generates docs/dependencies.md: every external package with its exact version and the reason for it. The reasons are in
// docs/dependencies.reasons.json; a dependency without a reason fails.
import { globSync, readFileSync } from "node:fs";
import { deliver, root, table } from "./generated.mjs";

const reasonsFile = "docs/dependencies.reasons.json";
const read = (path) => readFileSync(root + path, "utf8");
const manifests = globSync(["package.json", "{apps,packages,tests}/*/package.json", "bench/package.json"], {
  cwd: root,
}).toSorted();

/** `catalog:` refers to a version in pnpm-workspace.yaml that several packages share. */
const catalog = new Map(
  [...read("pnpm-workspace.yaml").matchAll(/^ {2}"?([@\w/.-]+)"?: "?(\d[\w.-]*)"?$/gm)].map(([, name, version]) => [
    name,
    version,
  ]),
);
const versionOf = (name, given) => (given === "catalog:" ? catalog.get(name) : given);

const found = new Map();
for (const path of manifests) {
  const { name: owner, dependencies = {}, devDependencies = {} } = JSON.parse(read(path));
  const entries = [
    ...Object.entries(dependencies).map(([name, given]) => ({ name, given, runs: true })),
    ...Object.entries(devDependencies).map(([name, given]) => ({ name, given, runs: false })),
  ];
  for (const { name, given, runs } of entries) {
    if (given.startsWith("workspace:")) continue;
    const one = found.get(name) ?? { versions: new Set(), users: [], runs: false };
    one.versions.add(versionOf(name, given));
    one.users.push(owner.replace("@orbita/", ""));
    // Dependencies of tests and benchmarks do not reach users.
    one.runs ||= runs && /^(apps|packages)\//.test(path) && !path.startsWith("packages/testing/");
    found.set(name, one);
  }
}

const reasons = JSON.parse(read(reasonsFile));
const problems = [];
for (const [name, { versions }] of found) {
  if (!reasons[name]) problems.push(`${name} has no reason in ${reasonsFile}`);
  if (versions.size > 1) problems.push(`${name} has several versions: ${[...versions].join(", ")}`);
  for (const version of versions)
    if (!/^\d/.test(version ?? "")) problems.push(`${name}: ${version} is not an exact version`);
}
// Only a warning: a reason may be added a commit before its dependency, or removed a commit after it.
for (const name of Object.keys(reasons)) if (!found.has(name)) console.warn(`nobody uses ${name}`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const rows = (runs) =>
  [...found]
    .filter(([, one]) => one.runs === runs)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { versions, users }]) => [
      `\`${name}\``,
      [...versions].join(", "),
      [...new Set(users)].toSorted((a, b) => a.localeCompare(b)).join(", "),
      reasons[name],
    ]);

const head = ["package", "version", "used by", "why"];
const text = `# Dependencies

Made by \`node infra/orbita/dependencies.mjs\` from every \`package.json\` and the reasons in \`docs/dependencies.reasons.json\`; CI
fails when a dependency has no reason, two versions, or a version that is not exact. Do not edit it. How to add one is in
[CONTRIBUTING](../CONTRIBUTING.md). \`pnpm-lock.yaml\` fixes what these bring along; nothing younger than three days is taken
(\`minimumReleaseAge\` in \`pnpm-workspace.yaml\`).

## What the product runs on

${table(head, rows(true))}

## What it is made and proved with

${table(head, rows(false))}

The mail catcher of development, maildev, is a project of its own in \`infra/services/mail\`: it is installed with the servers, not
with the workspace. The servers and their versions are in [infra/services](../infra/services/README.md).
`;
deliver("docs/dependencies.md", text, "node infra/orbita/dependencies.mjs");
