import { ParseOption, XmlDocument, XmlElement, XmlText, XmlCData } from "libxml2-wasm";

/** An element without its prefix, because files choose their own prefixes. */
export type Tree = { name: string; attributes: Record<string, string>; text: string; children: Tree[] };

function treeOf(element: XmlElement): Tree {
  const children: Tree[] = [];
  let text = "";
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(treeOf(node));
    else if (node instanceof XmlText || node instanceof XmlCData) text += node.content;
  }
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  return { name: element.name, attributes, text, children };
}

/** Returns null for invalid XML. Rejects document types, so there are no custom entities and no network access. */
export function parseXml(xml: string): Tree | null {
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

/** Follows a path of names; undefined if an element is missing. */
export function at(from: Tree | undefined, ...path: string[]): Tree | undefined {
  let tree = from;
  for (const name of path) tree = tree?.children.find((child) => child.name === name);
  return tree;
}

export const allAt = (from: Tree | undefined, ...path: string[]): Tree[] =>
  at(from, ...path.slice(0, -1))?.children.filter(({ name }) => name === path.at(-1)) ?? [];

export const textAt = (from: Tree | undefined, ...path: string[]): string => at(from, ...path)?.text.trim() ?? "";
