import { entityFeatures } from "../../../packages/contract/src/back-office/entities/index.ts";
import { routes } from "../../../packages/contract/src/routes.ts";
import { code, codes, list, page, paragraph } from "./markdown.mjs";
import { read, webFiles, webUnit } from "./sources.mjs";

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The folder of a feature. Routes for Spaces and admins are in the same folder as the other routes of the feature. */
const featureFolder = (feature) =>
  feature in entityFeatures ? "back-office" : kebab(feature).replace(/^(space|admin)-(?=posts|channels|invoices)/, "");

/** The folders of the web app that contain a call of the route. */
function callersOf(feature, name) {
  const call = new RegExp(`\\b${feature}\\s*\\.${name}\\b`);
  return [...new Set(webFiles.filter((path) => call.test(read(path))).map(webUnit))].filter(Boolean);
}

function describeRoute(feature, name, { method, path, guests, summary }) {
  const callers = callersOf(feature, name);
  const web = callers.length > 0 ? ` (${codes(callers)})` : "";
  return `${code(`${method} ${path}`)} ${code(name)}${guests ? ", guests" : ""}: ${summary}${web}`;
}

const isAdmin = (area) => area === "admin";
const isOther = (area) => area !== "admin";

/** The Markdown section about the routes of a feature in the shown areas; empty if there are none. */
function describeFeature([feature, own], isShown) {
  const folder = featureFolder(feature);
  const where = folder === kebab(feature) ? [] : [`Folder ${code(folder)}.`];
  const areas = [...Map.groupBy(Object.entries(own), ([, { area }]) => area)].filter(([area]) => isShown(area));
  const lists = areas.flatMap(([area, rows]) => [
    ...(isAdmin(area) ? [] : [`Area ${code(area)}:`]),
    list(rows.map(([name, route]) => describeRoute(feature, name, route))),
  ]);
  return lists.length > 0 ? [`## ${feature}`, ...where, ...lists] : [];
}

const features = Object.entries(routes).toSorted(([a], [b]) => a.localeCompare(b));
const areas = features.flatMap(([, own]) => Object.values(own).map(({ area }) => area));

const introduction = paragraph(
  "A route is defined in `packages/contract/src/<folder>/routes.ts` and handled by the function of the same name in `packages/features/src/<folder>/routes.ts`. The folder is the feature's name in kebab case, unless stated otherwise; the contract of the back-office entities is in `packages/contract/src/back-office/entities/`. All paths are under `/api/v1`. The folders in brackets, in `apps/web/src/`, call the route.",
);

export const adminRouteCount = areas.filter(isAdmin).length;
export const adminRoutePage = page(
  "Routes for administrators",
  introduction,
  ...features.flatMap((feature) => describeFeature(feature, isAdmin)),
);

export const routeCount = areas.filter(isOther).length;
export const routePage = page(
  "Routes",
  introduction,
  "Routes for administrators have [their own page](admin-routes.md).",
  ...features.flatMap((feature) => describeFeature(feature, isOther)),
  "## Not in the contract",
  list([
    "`/api/v1/openapi.json`, `/api/v1/docs` and `/.well-known/jwks.json`: `apps/api/src/plugins/`",
    "`/live`, `/ready`, `/metrics` and `/web-session…` on the internal ports: `apps/api/src/inner/`, `apps/worker/src/inner.ts`",
    "`/healthz`, `/robots.txt`, `/sitemap.xml`, `/llms.txt`, `/jobs/feed.xml`, `/jobs/feed.json` and `/jobs/aggregator.xml` of the web server: `apps/web/server/`",
  ]),
);
