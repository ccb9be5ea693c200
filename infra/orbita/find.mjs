// Generates docs/find.md from the sources: where each table, route, event, job, index, screen and component is.
import { globSync, readFileSync } from "node:fs";
import { upkeep } from "../../apps/worker/src/schedule.ts";
import { entityFeatures } from "../../packages/contract/src/back-office/entities/index.ts";
import { routes } from "../../packages/contract/src/routes.ts";
import { events, indexes, jobs } from "../../packages/features/src/catalogue.ts";
import { routines } from "../../packages/features/src/work.ts";
import { templates } from "../../packages/i18n/src/mail/templates/index.ts";
import { meanings, placeRows, webFolders } from "./find-words.mjs";
import { deliver, root, table } from "./generated.mjs";

const texts = new Map();
const read = (path) => {
  if (!texts.has(path)) texts.set(path, readFileSync(root + path, "utf8"));
  return texts.get(path);
};
const code = (text) => `\`${text}\``;
const files = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|\.test\./.test(path) }).toSorted();
const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The folder of a feature. Routes for Spaces and admins are in the same folder as the other routes of the feature. */
const featureFolder = (feature) =>
  feature in entityFeatures ? "back-office" : kebab(feature).replace(/^(space|admin)-(?=posts|channels|invoices)/, "");

/** The first file that contains `text`. If there is none, this script or the catalogue has an error. */
function home(text, candidates) {
  const found = candidates.find((path) => read(path).includes(text));
  if (!found) throw new Error(`${text} was found in none of ${candidates.length} files`);
  return found;
}

const featureFiles = files("packages/features/src/**/*.ts");
const webFiles = files("apps/web/src/**/*.{ts,tsx}");

/** The comment lines right above a statement describe the table. */
function tablesOf(path) {
  const lines = read(path).split("\n");
  return lines.flatMap((line, at) => {
    const name = /^create table (\w+) (?:partition of )?/.exec(line)?.[1];
    if (!name || line.includes(" partition of ")) return [];
    const about = [];
    for (let above = at - 1; lines[above]?.startsWith("-- "); above--) about.unshift(lines[above].slice(3));
    const what = about.join(" ") || meanings[name];
    if (!what) throw new Error(`what is the table ${name} for? Say it above it, or in meanings`);
    return [[name, path, what]];
  });
}

const tables = files("packages/db/migrations/*.sql").flatMap(tablesOf);
const statementFiles = [...featureFiles, ...files("packages/db/src/*.ts"), ...files("apps/worker/src/seed/*.ts")];
const statementsOn = (name) => {
  const asked = new RegExp(
    `(?:From|Into|Table|Join|from|into|update|join)\\(?["\\s]+${name}(?: as \\w+)?\\b`.replaceAll(" as", "\\sas"),
  );
  return statementFiles.filter((path) => asked.test(read(path)));
};

const tableRows = tables.map(([name, path, about]) => [
  code(name),
  code(path.split("/").at(-1)),
  statementsOn(name)
    .map((file) => code(file.replace("packages/features/src/", "").replace("packages/db/", "db/")))
    .join(", "),
  about,
]);

const callers = (feature, name) =>
  webFiles.filter((path) => new RegExp(`\\b${feature}\\s*\\.${name}\\b`).test(read(path)));

const routeRows = Object.entries(routes).flatMap(([feature, own]) =>
  Object.entries(own).map(([name, { method, path, area, guests, summary }]) => [
    code(`${method} ${path}`),
    `${area}${guests ? ", guests" : ""}`,
    code(`${feature}.${name}`),
    callers(feature, name)
      .map((file) => code(file.replace("apps/web/src/", "")))
      .join(", ") || "–",
    summary,
  ]),
);

const featureRows = Object.keys(routes).map((feature) => [
  code(feature),
  code(
    feature in entityFeatures
      ? "packages/contract/src/back-office/entities/"
      : `packages/contract/src/${featureFolder(feature)}/`,
  ),
  code(`packages/features/src/${featureFolder(feature)}/routes.ts`),
]);

const eventRows = events.map(({ name, project, announce }) => [
  code(name),
  code(home(`name: "${name}"`, featureFiles)),
  [project && "search", announce && "broker"].filter(Boolean).join(", "),
]);

const jobFiles = featureFiles.filter((path) => path.endsWith("/jobs.ts"));
const jobRows = jobs.map(({ name }) => {
  const file = home(`"${name}"`, jobFiles);
  return [code(name), "queue", code(file), code(file.replace("jobs.ts", "job-handlers.ts"))];
});
const scheduled = [...featureFiles, "apps/worker/src/schedule.ts"];
const routineRows = [...upkeep, ...routines].map(({ name, cron }) => {
  const file = home(`name: "${name}"`, scheduled);
  return [code(`routine.${name}`), `clock ${code(cron)}`, code(file), code(file)];
});

const indexRows = indexes.map(({ definition: { name, fields } }) => [
  code(name),
  code(home(`name: "${name}"`, featureFiles)),
  Object.keys(fields).map(code).join(", "),
]);

/** Parses `route("/jobs", [index("public/jobs.tsx"), …])`. An address is the concatenation of its parent routes. */
function screens() {
  const rows = [];
  const stack = [];
  const token = /(route|index|layout)\(((?:"[^"]*"(?:,\s*)?)+)(\[)?|\]\)/g;
  for (const [whole, kind, words, opens] of read("apps/web/src/addresses.ts").matchAll(token)) {
    if (whole === "])") {
      stack.pop();
      continue;
    }
    const given = [...words.matchAll(/"([^"]*)"/g)].map(([, text]) => text);
    const file = given.find((text) => text.endsWith(".tsx"));
    const part = kind === "route" ? given[0].replace(/^\/?/, "/").replaceAll(/[[\]]/g, "") : "";
    if (file && !(opens && kind === "layout")) rows.push([[...stack, part].join("") || "/", file, Boolean(opens)]);
    if (opens) stack.push(part);
  }
  return rows.map(([address, file, frame]) => [
    code(address),
    code(`apps/web/src/routes/${file}`),
    frame ? "frame of what is below it" : "",
  ]);
}

const components = [...read("packages/ui/src/index.ts").matchAll(/export \{([^}]+)\} from "\.\/([^"]+)"/g)].flatMap(
  ([, names, file]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith("type "))
      .map((name) => [code(name), code(`packages/ui/src/${file}`)]),
);

const folderOf = (path) => path.replace("apps/web/src/", "").split("/").slice(0, 2).join("/");
const strangers = webFiles
  .filter((path) => /src\/(features|shell)\/[^/]+\//.test(path) && !webFolders[folderOf(path)])
  .map(folderOf);
if (strangers.length > 0) throw new Error(`what is in ${strangers[0]}? Say it in webFolders`);
const folderRows = Object.entries(webFolders).map(([folder, what]) => [code(folder), what]);

const mailFiles = files("packages/i18n/src/mail/templates/*.ts");
const mailRows = Object.keys(templates).map((name) => [
  code(name),
  code(home(`  ${name}: {`, mailFiles)),
  featureFiles
    .filter((path) => read(path).includes(`renderMail("${name}"`) || read(path).includes(`"${name}"`))
    .map(code)
    .join(", ") || code("apps/worker/src/cli/mail.ts"),
]);

const text = `# Where is …?

Do not edit this file: \`node infra/orbita/find.mjs\` generates it from the sources, and CI fails if it is stale.
[CONTRIBUTING](../CONTRIBUTING.md) explains how the files of a feature are named; the [glossary](glossary.md) explains the terms.

${table(["what", "where"], placeRows)}

## Tables

Migrations are in \`packages/db/migrations/\`; the types generated from them in \`packages/db/src/tables.gen.ts\`. pg-boss has its own
tables in the schema \`pgboss\`, and \`migrations\` lists the applied migrations. Paths are relative to \`packages/features/src/\`; \`db\` is \`packages/db\`.

${table(["table", "migration", "statements in", "what"], tableRows)}

## Routes

A route is defined in \`packages/contract/src/<feature>/routes.ts\` and handled by the function of the same name in the feature's
\`routes.ts\`. All routes are under \`/api/v1\`. The web files are in \`apps/web/src/\`.

${table(["feature", "contract", "functions"], featureRows)}

${table(["route", "area", "name", "web", "what"], routeRows)}

Not in the contract: \`/api/v1/openapi.json\`, \`/api/v1/docs\` and \`/.well-known/jwks.json\` (\`apps/api/src/plugins/\`); the internal ports'
\`/live\`, \`/ready\`, \`/metrics\` and \`/web-session…\` (\`apps/api/src/inner/\`, \`apps/worker/src/inner.ts\`); the web server's \`/healthz\`,
\`/robots.txt\`, \`/sitemap.xml\`, \`/llms.txt\`, \`/jobs/feed.xml\`, \`/jobs/feed.json\` and \`/jobs/aggregator.xml\` (\`apps/web/server/\`).

## Events

Events that writes emit; the relay delivers them to their destinations.

${table(["event", "file", "destinations"], eventRows)}

## Jobs and routines

${table(["queue", "started by", "defined in", "run by"], [...jobRows, ...routineRows])}

## Indexes

${table(["index", "document", "fields"], indexRows)}

## Mails

${table(["template", "texts", "sent by"], mailRows)}

## Screens

Italian addresses have no prefix, the others begin with their language (\`/en/jobs\`). The list is \`apps/web/src/addresses.ts\`. A route
file loads data and composes a page; the components are in \`apps/web/src/features/\`, frames and states in \`apps/web/src/shell/\`.

${table(["address", "file", ""], screens())}

## Parts of the screens

In \`apps/web/src/\`, one component or hook per file, which has its name.

${table(["folder", "what"], folderRows)}

## Components

The design system, \`packages/ui\`. [Its README](../packages/ui/README.md) documents the props; \`/_gallery\` shows all components in development.

${table(["component", "file"], components)}
`;
deliver("docs/find.md", text, "node infra/orbita/find.mjs");
