// Follows the imports of programs, as Node resolves them: modules of the repository file by file, installed packages as a whole.
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { findPackageJSON, isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseSync } from "oxc-parser";

export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");

const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

/** Every module specifier in a source text, and whether Node loads it: imports of types are removed before the module runs. */
function specifiersOf(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const isForTypes = ({ start }) => /^(?:im|ex)port\s+type\b/.test(text.slice(start, start + 40));
  const ofExports = module.staticExports.flatMap(({ start, entries }) =>
    entries.filter(({ moduleRequest }) => moduleRequest).map(({ moduleRequest }) => ({ start, moduleRequest })),
  );
  const declared = [...module.staticImports, ...ofExports]
    .filter((one) => !isForTypes(one))
    .map(({ moduleRequest }) => moduleRequest.value);
  // `import("./x.ts")`, `import.meta.resolve("x")`, `require.resolve("x")` and `new URL("./x.ts", import.meta.url)`.
  const called =
    /(?:\bimport|\bresolve)\(\s*["']([^"'$]+)["']|new URL\(\s*["'](\.[^"'$]*\.[cm]?[jt]s)["'],\s*import\.meta\.url/g;
  const computed = [...text.matchAll(called)].map(([, specifier, url]) => specifier ?? url);
  return [...declared, ...computed].filter((specifier) => !isBuiltin(specifier));
}

/** The file of one of our packages that a specifier such as `@orbita/db/seed` names. */
function resolveInWorkspace(folder, subpath) {
  const { exports = {}, main } = readManifest(folder);
  if (exports[subpath]) return join(folder, exports[subpath]);
  const pattern = Object.keys(exports).find((key) => key.endsWith("*") && subpath.startsWith(key.slice(0, -1)));
  if (pattern) return join(folder, exports[pattern].replace("*", subpath.slice(pattern.length - 1)));
  return subpath === "." && main ? join(folder, main) : undefined;
}

/** Sets of paths relative to the root: modules, folders of installed packages, single files of packages, folders of our packages. */
export function readModules(entries) {
  const found = { modules: new Set(), packages: new Set(), files: new Set(), workspaces: new Set(), problems: [] };
  const waiting = [...entries];

  const addInstalled = (folder) => {
    if (found.packages.has(folder)) return;
    found.packages.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = readManifest(folder);
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])) {
      const manifest = safely(() => findPackageJSON(name, pathToFileURL(join(root, folder, "package.json"))));
      // Packages for other platforms are optional and not installed.
      if (manifest) addInstalled(relative(root, realpathSync(dirname(manifest))));
    }
  };

  const follow = (module, specifier) => {
    if (specifier.startsWith(".")) {
      waiting.push(join(dirname(module), specifier));
      return;
    }
    const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
    const base = pathToFileURL(join(root, module));
    const manifest = safely(() => findPackageJSON(specifier, base)) ?? safely(() => findPackageJSON(name, base));
    if (!manifest) return void found.problems.push(`${module} imports ${specifier}, which is not installed`);
    const folder = relative(root, realpathSync(dirname(manifest)));
    if (folder.includes("node_modules") && /\.(?:ttf|otf|woff2?)$/.test(specifier)) {
      // A package of fonts holds dozens of files, and the product uses a single file.
      for (const file of ["package.json", specifier.slice(name.length + 1)]) found.files.add(join(folder, file));
      return;
    }
    if (folder.includes("node_modules")) return addInstalled(folder);
    const file = resolveInWorkspace(folder, `.${specifier.slice(name.length)}`);
    if (file) waiting.push(file);
    else found.problems.push(`${module} imports ${specifier}, which ${folder} does not export`);
  };

  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    // The build of the web app has everything in it and is copied as a whole.
    if (found.modules.has(module) || module.startsWith("apps/web/dist/")) continue;
    const path = join(root, module);
    if (!existsSync(path) || !statSync(path).isFile()) {
      found.problems.push(`${module} is missing`);
      continue;
    }
    found.modules.add(module);
    const [, workspace] = /^((?:apps|packages)\/[^/]+)\//.exec(module) ?? [];
    if (workspace) found.workspaces.add(workspace);
    if (!/\.[cm]?[jt]sx?$/.test(module)) continue;
    for (const specifier of specifiersOf(module, readFileSync(path, "utf8"))) follow(module, specifier);
  }
  return found;
}

function safely(find) {
  try {
    return find();
  } catch {
    return undefined;
  }
}
