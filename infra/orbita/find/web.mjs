// Pages of the browser's side: screens, folders of the web app, components of the design system.
import { existsSync } from "node:fs";
import { webFolders } from "../find-words.mjs";
import { root } from "../generated.mjs";
import { code, list, page, paragraph, sections } from "./markdown.mjs";
import { read, webFiles, webUnit } from "./sources.mjs";

/** Parses `route("/jobs", [index("public/jobs.tsx"), …])`. An address is the concatenation of its parent routes. */
function listScreens() {
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
  return rows;
}
const screens = listScreens();
export const screenCount = screens.length;
export const screenPage = page(
  "Screens",
  paragraph(
    "Italian addresses have no prefix, the others begin with their language (`/en/jobs`). The list is `apps/web/src/addresses.ts`. A route file, in `apps/web/src/routes/`, composes a page from the [folders of the web app](web-folders.md). Pages for guests load their data in the route file, other pages with the queries of `domain/`. `/space/$url` is the public page of a Space; its members work at `/work/$space`.",
  ),
  list(
    screens.map(
      ([address, file, isFrame]) =>
        `${code(address)}: ${code(file)}${isFrame ? ", frame of the screens below it" : ""}`,
    ),
  ),
);

/** Folders come from the tree. `webFolders` describes them, with keys of any depth; in `domain` a description is optional. */
const layers = ["screens", "domain", "shell"];
const units = [...new Set(webFiles.map(webUnit))].filter(
  (unit) => layers.includes(unit.split("/")[0]) && unit.includes("/"),
);
const undescribed = units.filter((unit) => !webFolders[unit] && !unit.startsWith("domain/"));
if (undescribed.length > 0) throw new Error(`describe ${undescribed[0]} in webFolders of infra/orbita/find-words.mjs`);
const gone = Object.keys(webFolders).filter((folder) => !existsSync(`${root}apps/web/src/${folder}`));
if (gone.length > 0) throw new Error(`there is no apps/web/src/${gone[0]}; remove it from webFolders`);

const folders = [...new Set([...units, ...Object.keys(webFolders)])].toSorted((a, b) => (a < b ? -1 : 1));
/** Screens are grouped by their area, the other folders by their layer. */
const groupOf = (folder) =>
  folder
    .split("/")
    .slice(0, folder.startsWith("screens/") ? 2 : 1)
    .join("/");
const layerOrder = (folder) => layers.indexOf(folder.split("/")[0]);
export const folderCount = folders.length;
export const folderPage = page(
  "Folders of the web app",
  paragraph(
    "In `apps/web/src/`. A component or hook is in the file with its name. `domain/<feature>` has the queries, labels, formats and small components that several screens share; its folders have the names of the server's features.",
  ),
  sections(
    folders
      .toSorted((a, b) => layerOrder(a) - layerOrder(b))
      .map((folder) => {
        const group = groupOf(folder);
        const description = webFolders[folder] ? `: ${webFolders[folder]}` : "";
        return [code(group), `${code(folder.slice(group.length + 1))}${description}`];
      }),
  ),
);

const components = [...read("packages/ui/src/index.ts").matchAll(/export \{([^}]+)\} from "\.\/([^"]+)"/g)].flatMap(
  ([, names, file]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith("type "))
      .map((name) => [code(file.split("/")[0]), `${code(name)}: ${code(file.split("/").slice(1).join("/"))}`]),
);
export const componentCount = components.length;
export const componentPage = page(
  "Components",
  paragraph(
    "The design system, in `packages/ui/src/`. [Its README](../../packages/ui/README.md) documents the props; `/_gallery` shows all components in development.",
  ),
  sections(components),
);
