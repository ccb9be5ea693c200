// Lists the files of the packages that every Debian has, with those of their dependencies, from the tree of a larger Debian:
// required-packages.mjs <tree>. The result is what `debootstrap --variant=minbase` makes, without apt.
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const tree = process.argv[2];
const info = "var/lib/dpkg/info";
const packages = new Map();
for (const text of readFileSync(join(tree, "var/lib/dpkg/status"), "utf8").split("\n\n")) {
  const fields = Object.fromEntries([...text.matchAll(/^([\w-]+): (.*)$/gm)].map(([, key, value]) => [key, value]));
  if (!fields.Package) continue;
  packages.set(fields.Package, fields);
  for (const name of (fields.Provides ?? "").split(/, */))
    if (name && !packages.has(name.split(" ")[0])) packages.set(name.split(" ")[0], fields);
}

const chosen = new Set();
function choose(name) {
  const fields = packages.get(name);
  if (!fields || chosen.has(fields.Package)) return;
  chosen.add(fields.Package);
  // Of alternatives, the installed one.
  for (const one of `${fields.Depends ?? ""}, ${fields["Pre-Depends"] ?? ""}`.split(/, */))
    choose(
      one
        .split("|")
        .map((text) => text.trim().split(/[ :]/)[0])
        .find((other) => packages.has(other)),
    );
}
for (const [name, { Essential, Priority }] of packages)
  if (Essential === "yes" || Priority === "required") choose(name);
choose("ca-certificates");

const lists = readdirSync(join(tree, info)).filter(
  (name) => name.endsWith(".list") && chosen.has(name.replace(/(?::[a-z0-9]+)?\.list$/, "")),
);
// Files that packages create during their installation, and the links at the root.
const made = [
  "bin",
  "sbin",
  "lib",
  "lib64",
  "dev",
  "proc",
  "sys",
  "run",
  "tmp",
  "var/lib/dpkg/status",
  "var/lib/dpkg/info",
];
const etc = [
  "passwd",
  "group",
  "shadow",
  "gshadow",
  "nsswitch.conf",
  "ld.so.cache",
  "ssl/certs/ca-certificates.crt",
  "alternatives/awk",
];
const files = new Set([...made, ...etc.map((name) => `etc/${name}`), "usr/bin/awk"]);
for (const list of lists)
  for (const path of readFileSync(join(tree, info, list), "utf8").split("\n"))
    if (path.length > 2 && !/^\/usr\/share\/(?:doc|man|locale|info)\/./.test(path)) files.add(path.slice(1));
const isThere = (path) => existsSync(join(tree, path)) || lstatSync(join(tree, path), { throwIfNoEntry: false });
process.stdout.write([...files].filter(isThere).toSorted().join("\n"));
