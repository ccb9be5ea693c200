import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../product/folders.ts";

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Path segments after which the next segment is a name that a user chose, such as a username. */
const beforeNames = new Set(["space", "u", "work", "lists", "channel", "tag"]);
/** Query parameters that select another page. All other query parameters only narrow a list. */
const pageParameters = new Set(["tab", "view", "part"]);
const files = /\.(xml|json|ics|txt|pdf|svg|png|csv|webmanifest)$/;
const otherLanguages = /^\/(en|ar|de|es|fr|ja|pt|ru|zh)(\/|$)/;

/** The path without its language prefix. The crawl compares and reports addresses in this form. */
const withoutLanguage = (pathname: string): string => pathname.replace(otherLanguages, "/");

/**
 * The kind of page that an address leads to, as a path pattern. All pages of jobs have the same signature, because only their content differs.
 * The full crawl counts a narrowed list as another kind of page than the whole list; CI does not.
 */
export function signatureOf(address: URL, { isNarrowingShown }: { isNarrowingShown: boolean }): string {
  const segments = withoutLanguage(address.pathname).replaceAll(uuid, ":id").split("/");
  const path = segments.map((segment, at) => (beforeNames.has(segments[at - 1] ?? "") ? ":name" : segment)).join("/");
  const keys = [...new Set(address.searchParams.keys())].toSorted();
  const query = keys.filter((key) => pageParameters.has(key)).map((key) => `${key}=${address.searchParams.get(key)}`);
  if (isNarrowingShown && query.length < keys.length) query.push("…");
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** True if a link leads to a page of ours in the language of the crawl. */
export function isPage(address: URL, origin: string, language: "it" | "en"): boolean {
  if (address.origin !== origin || address.pathname.startsWith("/api/") || files.test(address.pathname)) return false;
  const prefix = otherLanguages.exec(address.pathname)?.[1] ?? "it";
  return prefix === language;
}

/** All addresses of the web app that contain no id, including pages that no link leads to. */
export function readStaticAddresses(space: string | undefined): string[] {
  const tree = readFileSync(join(repository, "apps/web/src/routeTree.gen.ts"), "utf8");
  const listed = /\n {2}to:\n([^]*?)\n {2}id:/.exec(tree)?.[1] ?? "";
  const paths = [...listed.matchAll(/["']([^"']+)["']/g)].map(([, path = ""]) =>
    path.replaceAll(/\/\{-\$\w+\}/g, "").replace("/$space", space ? `/${space}` : "/$space"),
  );
  if (paths.length < 50) throw new Error("the list of addresses in routeTree.gen.ts could not be read");
  return [...new Set(paths)].filter((path) => !path.includes("$") && path !== "/_gallery").map((path) => path || "/");
}
