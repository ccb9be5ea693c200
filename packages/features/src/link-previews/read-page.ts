import { Parser } from "htmlparser2";
import { readOrganisation, type WebsiteOrganisation } from "./read-organisation.ts";

/** The data that were read from a web page: raw and untrusted. */
export type ParsedPage = {
  readonly title: string | null;
  /** The first value of each meta tag of the page, such as `og:title`, `twitter:title` and `description`. */
  readonly meta: ReadonlyMap<string, string>;
  readonly touchIcons: readonly string[];
  readonly icons: readonly string[];
  readonly organisation: WebsiteOrganisation | null;
};

const most = {
  metas: 400,
  icons: 10,
  scripts: 12,
  scriptLength: 200_000,
  titleLength: 2_000,
  valueLength: 20_000,
  depth: 1_000,
};

/** Parses the page as a stream without building a tree: a page may be large, and all needed data is in its head or in data scripts. */
export function readPage(html: string): ParsedPage {
  const meta = new Map<string, string>();
  const [touchIcons, icons, scripts]: [string[], string[], string[]] = [[], [], []];
  let title: string | null = null;
  let inside: "title" | "data" | null = null;
  let drawing = 0;
  let depth = 0;
  let text = "";

  function readMeta({ property, name, itemprop, content }: Record<string, string>): void {
    const key = (property ?? name ?? itemprop ?? "").trim().toLowerCase();
    if (key && content?.trim() && !meta.has(key) && meta.size < most.metas)
      meta.set(key, content.slice(0, most.valueLength));
  }
  function readLink({ rel = "", href = "", type = "" }: Record<string, string>): void {
    const kinds = rel.toLowerCase().split(/\s+/);
    // Skips picture formats that we cannot convert.
    if (!href || /svg|icon/.test(type) || /\.(?:svg|ico)(?:[?#]|$)/i.test(href)) return;
    if (kinds.some((kind) => kind.startsWith("apple-touch-icon"))) touchIcons.push(href);
    else if (kinds.includes("icon")) icons.push(href);
  }

  const parser = new Parser({
    onopentag: (tag, attributes) => {
      // The parser needs quadratic time for nested elements, and no honest page nests this deep: the rest is ignored.
      if (++depth > most.depth) parser.pause();
      if (tag === "svg") drawing += 1;
      else if (tag === "meta") readMeta(attributes);
      else if (tag === "link") readLink(attributes);
      else if (tag === "title" && title === null && drawing === 0) inside = "title";
      else if (tag === "script" && /^\s*application\/ld\+json/i.test(attributes.type ?? "")) inside = "data";
      text = "";
    },
    ontext: (piece) => {
      if (inside !== null && text.length < most.scriptLength) text += piece;
    },
    onclosetag: (tag) => {
      depth -= 1;
      if (tag === "svg") drawing -= 1;
      if (inside === "title" && tag === "title") title = text.slice(0, most.titleLength);
      if (inside === "data" && tag === "script" && scripts.length < most.scripts) scripts.push(text);
      if (tag === "title" || tag === "script") inside = null;
    },
  });
  parser.end(html);
  return {
    title,
    meta,
    touchIcons: touchIcons.slice(0, most.icons),
    icons: icons.slice(0, most.icons),
    organisation: readOrganisation(scripts),
  };
}
