// Generates the pages of docs/find from the sources: where each table, route, event, job, index, mail, screen and component is.
import { mkdirSync, readdirSync } from "node:fs";
import { places } from "./find-words.mjs";
import { list, page, paragraph } from "./find/markdown.mjs";
import { adminRouteCount, adminRoutePage, routeCount, routePage } from "./find/routes.mjs";
import { tableCount, tablePage } from "./find/tables.mjs";
import { componentCount, componentPage, folderCount, folderPage, screenCount, screenPage } from "./find/web.mjs";
import { eventPage, indexPage, jobPage, mailPage, workCounts } from "./find/work.mjs";
import { deliver, root } from "./generated.mjs";

const command = "node infra/orbita/find.mjs";
const folder = "docs/find/";

/** The generated pages: file name, description in the index, content. */
const pages = [
  ["tables.md", `${tableCount} tables and views, by owning feature`, tablePage],
  ["routes.md", `${routeCount} routes of the api for guests, users and members, by feature`, routePage],
  ["admin-routes.md", `${adminRouteCount} routes of the api for administrators, by feature`, adminRoutePage],
  ["events.md", `${workCounts.events} events and their destinations`, eventPage],
  ["jobs.md", `${workCounts.jobs} jobs and ${workCounts.routines} routines of the worker`, jobPage],
  ["indexes.md", `${workCounts.indexes} search indexes and their fields`, indexPage],
  ["mails.md", `${workCounts.mails} mail templates and the files that name them`, mailPage],
  ["screens.md", `${screenCount} addresses of the web app and their route files`, screenPage],
  ["web-folders.md", `${folderCount} folders of the web app`, folderPage],
  ["components.md", `${componentCount} exports of the design system`, componentPage],
];

const readme = page(
  "Where is …?",
  paragraph(
    `Do not edit these pages: \`${command}\` generates them from the sources, and CI fails if they are stale. [CONTRIBUTING](../../CONTRIBUTING.md) explains how the files of a feature are named; the [glossary](../glossary.md) explains the terms.`,
  ),
  list(pages.map(([name, description]) => `[${name.replace(".md", "")}](${name}): ${description}`)),
  "Other things:",
  list(places.map(([thing, place]) => `${thing}: ${place}`)),
);

mkdirSync(root + folder, { recursive: true });
for (const [name, , text] of [["README.md", "", readme], ...pages]) deliver(folder + name, text, command);

const known = new Set(["README.md", ...pages.map(([name]) => name)]);
for (const name of readdirSync(root + folder).filter((file) => !known.has(file))) {
  console.error(`${folder}${name} is generated no longer: delete it`);
  process.exitCode = 1;
}
