// Checks the links in our documents: every relative link, and every path in backticks that begins at the root.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./generated.mjs";

const documents = globSync(["*.md", "{docs,apps,packages,tests,bench,infra}/**/*.md"], {
  cwd: root,
  exclude: (path) => /node_modules|dist|test-results/.test(path),
}).toSorted();

const link = /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g;
const path = /`((?:apps|packages|tests|infra|bench|docs)\/[\w./-]+)`/g;

/** Whether the link's target is created by a build or a run, and may therefore be missing in a clean clone. */
const isMade = (target) => /(^|\/)(dist|test-results|pictures)(\/|$)/.test(target);

const broken = documents.flatMap((document) => {
  const text = readFileSync(root + document, "utf8");
  const links = [...text.matchAll(link)].map(([, target]) => target).filter((target) => !/^[a-z]+:/.test(target));
  const paths = [...text.matchAll(path)].map(([, target]) => target).filter((target) => !isMade(target));
  return [
    ...links.filter((target) => !existsSync(join(root, dirname(document), target))),
    ...paths.filter((target) => !existsSync(join(root, target))),
  ].map((target) => `${document}: ${target}`);
});

for (const line of broken) console.error(`leads nowhere: ${line}`);
console.log(`${documents.length} documents, ${broken.length} links that lead nowhere`);
process.exitCode = broken.length > 0 ? 1 : 0;
