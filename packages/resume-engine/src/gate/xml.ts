import { NotRead } from "../not-read.ts";

/** An XML element. Its name has our prefix for the namespace (w:p, a:t), whatever prefix the file uses. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] };

const limits = { depth: 200, nodes: 400_000, attributes: 200 };

const prefixes: [RegExp, string][] = [
  [/wordprocessingml\/(2006\/)?main$/, "w"],
  [/drawingml\/(2006\/)?main$/, "a"],
  [/drawingml\/(2006\/)?wordprocessingDrawing$/, "wp"],
  [/officeDocument\/(2006\/)?relationships$/, "r"],
  [/officeDocument\/(2006\/)?math$/, "m"],
  [/markup-compatibility\/2006$/, "mc"],
  [/word\/2010\/wordprocessingShape$/, "wps"],
  [/schemas-microsoft-com:vml$/, "v"],
];
const prefixOf = (uri: string): string => prefixes.find(([pattern]) => pattern.test(uri))?.[1] ?? "";

const named: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function character(code: number): string {
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : "";
}

const decode = (text: string): string =>
  text.includes("&")
    ? text.replaceAll(
        /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w+));/g,
        (_, hex?: string, decimal?: string, name?: string) => {
          if (hex) return character(Number.parseInt(hex, 16));
          if (decimal) return character(Number(decimal));
          const value = named[name ?? ""];
          // An entity other than the five predefined ones could only be defined by a document type, and documents with one are refused.
          if (value === undefined) throw new NotRead("tooComplex", "entity");
          return value;
        },
      )
    : text;

const attribute = /([^\s=/"'<>]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

type NamespaceScope = Record<string, string>;

function rename(name: string, scope: NamespaceScope): string {
  const colon = name.indexOf(":");
  const local = colon < 0 ? name : name.slice(colon + 1);
  const prefix = scope[colon < 0 ? "" : name.slice(0, colon)] ?? "";
  return prefix === "" ? local : `${prefix}:${local}`;
}

function openTag(inner: string, outer: NamespaceScope): { element: XmlElement; scope: NamespaceScope } {
  const end = /[\s/]|$/.exec(inner)?.index ?? inner.length;
  const pairs = [...inner.slice(end).matchAll(attribute)].map(
    ([, key = "", a, b]) => [key, decode(a ?? b ?? "")] as const,
  );
  if (pairs.length > limits.attributes) throw new NotRead("tooComplex", "attributes");
  const declared = pairs.filter(([key]) => key === "xmlns" || key.startsWith("xmlns:"));
  const scope =
    declared.length === 0
      ? outer
      : { ...outer, ...Object.fromEntries(declared.map(([key, uri]) => [key.slice(6), prefixOf(uri)])) };
  const attributes: Record<string, string> = {};
  for (const [key, value] of pairs)
    if (!key.startsWith("xmlns")) attributes[key.includes(":") ? rename(key, scope) : key] = value;
  return { element: { name: rename(inner.slice(0, end), scope), attributes, children: [] }, scope };
}

/** The end of the tag that begins at `from`. Attributes are skipped, because they may contain a greater-than sign. */
function tagEnd(text: string, from: number): number {
  const end = text.indexOf(">", from);
  if (end < 0) throw new NotRead("damaged", "xml");
  const quotes = text.slice(from, end).match(/["']/g)?.length ?? 0;
  if (quotes % 2 === 0) return end;
  const whole = /^(?:[^"'>]|"[^"]*"|'[^']*')*>/.exec(text.slice(from, from + 100_000));
  if (!whole) throw new NotRead("damaged", "xml");
  return from + whole[0].length - 1;
}

function skipTo(text: string, from: number, mark: string): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new NotRead("damaged", "xml");
  return at + mark.length;
}

/** Parses XML. Refuses documents with a document type or entities of their own, and those that are too deep or too large. */
export function readXml(bytes: Uint8Array): XmlElement {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  const text = new TextDecoder(wide).decode(bytes);
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open: { element: XmlElement; scope: NamespaceScope }[] = [{ element: root, scope: {} }];
  let nodes = 0;
  for (let at = 0; at < text.length;) {
    const top = open.at(-1) ?? open[0]!;
    const next = text.indexOf("<", at);
    const upTo = next < 0 ? text.length : next;
    if (upTo > at) top.element.children.push(decode(text.slice(at, upTo)));
    if (next < 0) break;
    if (++nodes > limits.nodes) throw new NotRead("tooComplex", "nodes");
    if (text.startsWith("<!--", next)) at = skipTo(text, next, "-->");
    else if (text.startsWith("<?", next)) at = skipTo(text, next, "?>");
    else if (text.startsWith("<![CDATA[", next)) {
      at = skipTo(text, next, "]]>");
      top.element.children.push(text.slice(next + 9, at - 3));
    } else if (text.startsWith("<!", next)) throw new NotRead("tooComplex", "document type");
    else {
      const end = tagEnd(text, next);
      at = end + 1;
      if (text[next + 1] === "/") {
        if (open.length < 2) throw new NotRead("damaged", "xml");
        open.pop();
        continue;
      }
      const tag = openTag(text.slice(next + 1, end), top.scope);
      top.element.children.push(tag.element);
      if (text[end - 1] === "/") continue;
      open.push(tag);
      if (open.length > limits.depth) throw new NotRead("tooComplex", "depth");
    }
  }
  if (open.length !== 1) throw new NotRead("damaged", "xml");
  const top = root.children.find((child) => typeof child !== "string");
  if (!top || typeof top === "string") throw new NotRead("damaged", "xml");
  return top;
}

export const childrenOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== "string");
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && childrenOf(element).find((child) => child.name === name);
export const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
