import { childOf, childrenOf, readXml, type XmlElement } from "../../gate/xml.ts";

/** The style of a text after inheritance from its paragraph and its styles. */
export type TextStyle = {
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  /** The background colour, if the file states one; null means the paper. */
  ground: string | null;
  vanished: boolean;
};

export type ParagraphStyle = {
  heading: number | null;
  listed: boolean;
  before: number;
  after: number;
  text: TextStyle;
};

export type StyleResolver = {
  paragraph: (properties: XmlElement | undefined, around: TextStyle) => ParagraphStyle;
  run: (properties: XmlElement | undefined, around: TextStyle) => TextStyle;
  base: TextStyle;
};

const plainText: TextStyle = {
  font: "",
  size: 10,
  bold: false,
  italic: false,
  colour: "#000000",
  ground: null,
  vanished: false,
};
const maxAncestors = 20;

export const valueOf = (element: XmlElement | undefined): string | undefined =>
  element?.attributes["w:val"] ?? element?.attributes["val"];
const isOn = (element: XmlElement | undefined): boolean => !/^(0|false|off|none)$/.test(valueOf(element) ?? "1");

/** The colour of a shading; null if there is none. */
export function fillOf(shading: XmlElement | undefined): string | null {
  const fill = shading?.attributes["w:fill"];
  if (!fill || fill === "auto" || !/^[0-9a-fA-F]{6}$/.test(fill)) return null;
  return `#${fill.toLowerCase()}`;
}

const highlights: Record<string, string> = {
  black: "#000000",
  blue: "#0000ff",
  cyan: "#00ffff",
  green: "#00ff00",
  magenta: "#ff00ff",
  red: "#ff0000",
  yellow: "#ffff00",
  white: "#ffffff",
  darkBlue: "#00008b",
  darkCyan: "#008b8b",
  darkGreen: "#006400",
  darkMagenta: "#8b008b",
  darkRed: "#8b0000",
  darkYellow: "#808000",
  darkGray: "#a9a9a9",
  lightGray: "#d3d3d3",
};
/** Horizontal scale in per cent below which letters look like thin lines. */
const narrowest = 20;

function applyRun(properties: XmlElement | undefined, style: TextStyle): TextStyle {
  if (!properties) return style;
  const next = { ...style };
  for (const property of childrenOf(properties)) {
    const value = valueOf(property);
    if (property.name === "w:b") next.bold = isOn(property);
    if (property.name === "w:i") next.italic = isOn(property);
    if (property.name === "w:sz" && Number(value) > 0) next.size = Number(value) / 2;
    if (property.name === "w:color")
      next.colour = value && /^[0-9a-fA-F]{6}$/.test(value) ? `#${value.toLowerCase()}` : "#000000";
    if (property.name === "w:rFonts")
      next.font = property.attributes["w:ascii"] ?? property.attributes["w:hAnsi"] ?? next.font;
    if (property.name === "w:vanish" || property.name === "w:webHidden") next.vanished = isOn(property);
    if (property.name === "w:w" && value && Number.parseInt(value) < narrowest) next.vanished = true;
    if (property.name === "w:shd") next.ground = fillOf(property) ?? next.ground;
    if (property.name === "w:highlight" && value && value !== "none") next.ground = highlights[value] ?? next.ground;
  }
  return next;
}

/** Converts twentieths of a point to points. */
const pointsOf = (value: string | undefined): number | null =>
  value !== undefined && Number.isFinite(Number(value)) ? Number(value) / 20 : null;

function applyParagraph(properties: XmlElement | undefined, style: ParagraphStyle): ParagraphStyle {
  const next = { ...style };
  const spacing = childOf(properties, "w:spacing");
  next.before = pointsOf(spacing?.attributes["w:before"]) ?? next.before;
  next.after = pointsOf(spacing?.attributes["w:after"]) ?? next.after;
  const level = Number(valueOf(childOf(properties, "w:outlineLvl")) ?? Number.NaN);
  if (level >= 0 && level < 6) next.heading = level + 1;
  const list = childOf(properties, "w:numPr");
  if (list) next.listed = valueOf(childOf(list, "w:numId")) !== "0";
  const ground = fillOf(childOf(properties, "w:shd"));
  if (ground) next.text = { ...next.text, ground };
  return next;
}

function headingOf(style: XmlElement): number | null {
  const name = valueOf(childOf(style, "w:name")) ?? "";
  const number = /^(?:heading|titolo|überschrift|titre) ?([1-6])$/i.exec(name)?.[1];
  return number ? Number(number) : null;
}

function chainOf(id: string | undefined, styles: Map<string, XmlElement>): XmlElement[] {
  const chain: XmlElement[] = [];
  for (
    let at = id && styles.get(id);
    at && chain.length < maxAncestors;
    at = styles.get(valueOf(childOf(at, "w:basedOn")) ?? "")
  )
    chain.unshift(at);
  return chain;
}

export function stylesOf(bytes: Uint8Array | undefined): StyleResolver {
  const root = bytes && readXml(bytes);
  const all = root ? childrenOf(root).filter(({ name }) => name === "w:style") : [];
  const byId = new Map(all.map((style) => [style.attributes["w:styleId"] ?? "", style]));
  const normal = all.find(
    ({ attributes }) => attributes["w:type"] === "paragraph" && /^(1|true)$/.test(attributes["w:default"] ?? ""),
  );
  const defaults = root && childOf(root, "w:docDefaults");
  const base = applyRun(childOf(childOf(defaults, "w:rPrDefault"), "w:rPr"), plainText);
  const spacing = childOf(childOf(defaults, "w:pPrDefault"), "w:pPr");

  const paragraph = (properties: XmlElement | undefined, around: TextStyle): ParagraphStyle => {
    let style: ParagraphStyle = { heading: null, listed: false, before: 0, after: 0, text: around };
    style = applyParagraph(spacing, style);
    const id = valueOf(childOf(properties, "w:pStyle")) ?? normal?.attributes["w:styleId"];
    for (const ancestor of chainOf(id, byId)) {
      style = applyParagraph(childOf(ancestor, "w:pPr"), style);
      style.heading = headingOf(ancestor) ?? style.heading;
      style.text = applyRun(childOf(ancestor, "w:rPr"), style.text);
    }
    return applyParagraph(properties, style);
  };
  const run = (properties: XmlElement | undefined, around: TextStyle): TextStyle =>
    applyRun(
      properties,
      chainOf(valueOf(childOf(properties, "w:rStyle")), byId).reduce(
        (style, ancestor) => applyRun(childOf(ancestor, "w:rPr"), style),
        around,
      ),
    );
  return { paragraph, run, base };
}
