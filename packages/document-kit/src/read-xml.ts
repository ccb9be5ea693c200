import { ParseOption, XmlDocument, XmlElement, XmlText, XmlCData } from "libxml2-wasm";

/** An XML element. Its name has no namespace prefix, because files choose their own prefixes. */
export type XmlTree = { name: string; attributes: Record<string, string>; text: string; children: XmlTree[] };

function treeOf(element: XmlElement): XmlTree {
  const children: XmlTree[] = [];
  let text = "";
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(treeOf(node));
    else if (node instanceof XmlText || node instanceof XmlCData) text += node.content;
  }
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  return { name: element.name, attributes, text, children };
}

/** Parses XML; returns null if it is invalid. Rejects document types, so there are no custom entities and no network access. */
export function parseXml(xml: string): XmlTree | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return null;
  try {
    using document = XmlDocument.fromString(xml.replace(/^\s*<\?xml[^>]*\?>/, ""), {
      option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE,
    });
    return treeOf(document.root);
  } catch {
    return null;
  }
}

/** Finds the element at a path of names; undefined if an element of the path is missing. */
export function at(from: XmlTree | undefined, ...path: string[]): XmlTree | undefined {
  let tree = from;
  for (const name of path) tree = tree?.children.find((child) => child.name === name);
  return tree;
}

export const allAt = (from: XmlTree | undefined, ...path: string[]): XmlTree[] =>
  at(from, ...path.slice(0, -1))?.children.filter(({ name }) => name === path.at(-1)) ?? [];

export const textAt = (from: XmlTree | undefined, ...path: string[]): string => at(from, ...path)?.text.trim() ?? "";
