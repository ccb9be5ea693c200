// Copies what the processes and the operator's commands need to run, and nothing else: the modules that they import, the data of our
// packages, the installed packages that those modules import, and what these depend on. Tests, benches, training data, build tools and
// icons stay behind without a list of what to delete. The Dockerfile runs it in a tree with all packages installed and the web app built:
//   production-files.mjs <folder>    copies into the folder
//   production-files.mjs --check     copies nothing; fails if an import leads nowhere or to a file of a test. Needs no web build
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readModules, root } from "./production-imports.mjs";

/** The programs that run in the image. */
export const entries = [
  "apps/api/src/main.ts",
  "apps/web/server/main.ts",
  "apps/worker/src/main.ts",
  ...["admin", "bucket", "dead-letters", "mail", "rebuild", "reference", "seed"].map(
    (name) => `apps/worker/src/cli/${name}.ts`,
  ),
  "packages/db/src/cli/migrate.ts",
  "packages/resume-engine/src/child.ts",
  "infra/docker/doctor.mjs",
  "infra/docker/healthy.mjs",
  "infra/docker/setup.mjs",
  "infra/docker/warm.mjs",
  "infra/orbita/make-secrets.mjs",
  "infra/orbita/rotate-keys.mjs",
];

/** Files that the programs read or execute, beside the data of the packages. */
const others = [
  "LICENSE",
  "package.json",
  "infra/docker/orbita",
  "infra/docker/readers.json",
  "infra/services/conf",
  "apps/web/dist",
];

/** Folders of our packages that hold nothing for production. */
const unused = new Set([
  "node_modules",
  "test",
  "tests",
  "testing",
  "fixtures",
  "bench",
  "training",
  "judged",
  "scripts",
  "dev",
  "dist",
]);
const isCode = (name) => /\.(?:[cm]?[jt]sx?|css|po)$/.test(name);
const isForDevelopers = (name) =>
  /\.(?:map|d\.[cm]?ts|md|tsbuildinfo)$|^tsconfig/.test(name) && !/licen[cs]e|notice/i.test(name);

/** In installed packages: sources that Node refuses to run there, bundles for browsers, and folders that no module imports. */
const isForOthers = (path) =>
  /\.(?:[cm]?tsx?|flow)$|\.(?:umd|iife)\.[cm]?js$/.test(path) ||
  /^(?:tests?|__tests__|docs?|examples?|benchmarks?)(?:\/|$)/.test(path) ||
  /\/pdfjs-dist\/(?:build|web|image_decoders)(?:\/|$)/.test(path);

/** Data of one of our packages: every file that is neither code nor in an unused folder. */
function* dataOf(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!unused.has(entry.name)) yield* dataOf(path);
    } else if (!isCode(entry.name) && !isForDevelopers(entry.name)) yield path;
  }
}

const { modules, packages, files: fonts, workspaces, problems } = readModules(entries);
for (const module of modules)
  if (module.split("/").some((part) => unused.has(part) && part !== "scripts") || /\.test\.ts$/.test(module))
    problems.push(`${module} is imported in production, but belongs to tests`);
for (const other of others)
  if (other !== "apps/web/dist" && !existsSync(join(root, other))) problems.push(`${other} is missing`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}

const target = process.argv[2];
if (!target) throw new Error("usage: production-files.mjs <folder>|--check");
if (target !== "--check") copy();
console.log(`${modules.size} modules of ${workspaces.size} packages, and ${packages.size} installed packages`);

function copy() {
  const files = [...modules, ...fonts];
  // The pages of the web app are in its build, and its sources are not needed.
  for (const folder of workspaces) files.push(...(folder === "apps/web" ? ["apps/web/package.json"] : dataOf(folder)));
  for (const file of [...files, ...others]) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file), { recursive: true });
  }
  for (const folder of packages) copyPackage(folder);
  for (const font of fonts) packages.add(font.replace(/\/(?:package\.json|[^/]+\/[^/]+)$/, ""));
  for (const folder of [...workspaces, ...packages]) linkDependencies(folder);
}

function copyPackage(folder) {
  const source = join(root, folder);
  const name = folder.split("/").at(-1);
  cpSync(source, join(target, folder), {
    recursive: true,
    filter: (path) => {
      const inside = relative(source, path);
      if (inside === "node_modules") return false;
      return !isForDevelopers(path.split("/").at(-1)) && !isForOthers(inside) && !isForOthers(`/${name}/${inside}`);
    },
  });
}

/** Repeats pnpm's symbolic links from a package to those of its dependencies that were copied. */
function linkDependencies(folder) {
  const isWorkspace = workspaces.has(folder);
  // pnpm puts the dependencies of an installed package beside it, and those of ours into its own node_modules.
  const beside = isWorkspace
    ? join(folder, "node_modules")
    : /^(?<store>.*\.pnpm\/[^/]+\/node_modules)\//.exec(folder).groups.store;
  for (const name of packageNames(join(root, beside))) {
    const link = join(beside, name);
    if (!lstatSync(join(root, link)).isSymbolicLink()) continue;
    const leadsTo = relative(root, join(root, dirname(link), readlinkSync(join(root, link))));
    if ((!packages.has(leadsTo) && !workspaces.has(leadsTo)) || existsSync(join(target, link))) continue;
    mkdirSync(dirname(join(target, link)), { recursive: true });
    symlinkSync(relative(dirname(link), leadsTo), join(target, link));
  }
}

function packageNames(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
    );
}
