import { XmlDocument, type XmlElement } from "libxml2-wasm";

/** Content of an XML element. Names that begin with @ are attributes. Undefined and empty values are omitted. */
export type XmlObject = { [name: string]: XmlObject | XmlObject[] | string | undefined };

const isEmpty = (value: XmlObject | XmlObject[] | string | undefined): boolean =>
  value === undefined ||
  value === "" ||
  (Array.isArray(value) ? value.every(isEmpty) : typeof value === "object" && Object.values(value).every(isEmpty));

function fill(element: XmlElement, content: XmlObject | string): void {
  if (typeof content === "string") {
    element.addText(content);
    return;
  }
  for (const [name, value] of Object.entries(content)) {
    if (value === undefined || isEmpty(value)) continue;
    if (typeof value === "string" && name.startsWith("@")) element.setAttr(name.slice(1), value);
    else
      for (const one of Array.isArray(value) ? value : [value]) if (!isEmpty(one)) fill(element.addElement(name), one);
  }
}

/** Writes XML; the library escapes all text, so user input is never markup. */
export function writeXml(root: string, namespace: { uri: string; prefix?: string }, content: XmlObject): string {
  using document = XmlDocument.create();
  fill(document.createRoot(root, namespace.uri, namespace.prefix), content);
  return document.toString({ format: true });
}
