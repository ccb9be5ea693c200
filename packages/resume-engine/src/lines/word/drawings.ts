import type { HiddenText } from "@orbita/contract";
import { childOf, childrenOf, textOf, type XmlElement } from "../../gate/xml.ts";

/** A text box: its paragraphs, and the colour behind them. */
export type TextBox = { content: XmlElement; ground: string | null; vanished: boolean };

/** Recognises picture descriptions that Word generates, which are not the author's text. */
const automatic = /automatic|generat/i;
const fewWords = 3;

function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const child of childrenOf(element)) {
    // Skips the fallback copy of a drawing, which has the same content for older programs.
    if (child.name === "mc:Fallback") continue;
    yield child;
    yield* descendants(child);
  }
}

function groundOf(shape: XmlElement): string | null {
  const fill = childOf(childOf(shape, "wps:spPr"), "a:solidFill");
  const colour = fill && childrenOf(fill)[0];
  const value = colour?.attributes["val"];
  if (colour?.name === "a:srgbClr" && value && /^[0-9a-fA-F]{6}$/.test(value)) return `#${value.toLowerCase()}`;
  // A background that is a theme colour, a gradient or a picture counts as dark enough for white letters: the author chose them.
  const properties = childOf(shape, "wps:spPr");
  if (properties && childrenOf(properties).some(({ name }) => /^a:(solidFill|gradFill|blipFill|pattFill)$/.test(name)))
    return "#808080";
  const old = shape.attributes["fillcolor"];
  return old && /^#[0-9a-f]{6}/i.test(old) ? old.slice(0, 7).toLowerCase() : null;
}

/** Whether an old shape is hidden or placed off the paper, which it declares in its style. */
function isHidden({ attributes }: XmlElement): boolean {
  const style = attributes["style"] ?? "";
  if (/visibility:\s*hidden|display:\s*none/i.test(style)) return true;
  const places = [...style.matchAll(/(?:^|;)\s*(?:margin-)?(?:left|top):\s*(-?[\d.]+)pt/gi)].map(([, points]) =>
    Number(points),
  );
  return places.some((points) => points < -600 || points > 1_000);
}

/** Size of the largest paper in use, in drawing units (12,700 per point). */
const paper = { "wp:positionH": 16_000_000, "wp:positionV": 16_000_000 };

/** Whether a drawing is anchored off the paper. */
function isOffPage(anchor: XmlElement): boolean {
  const extent = childOf(anchor, "wp:extent")?.attributes;
  const sizes = { "wp:positionH": Number(extent?.["cx"] ?? 0), "wp:positionV": Number(extent?.["cy"] ?? 0) };
  return (["wp:positionH", "wp:positionV"] as const).some((name) => {
    const offset = childOf(childOf(anchor, name), "wp:posOffset");
    const value = offset ? Number(textOf(offset)) : 0;
    return value > paper[name] || value < -Math.max(sizes[name], 1_000_000);
  });
}

function noteAltText(drawing: XmlElement, hidden: HiddenText[]): void {
  const words = [drawing, ...descendants(drawing)]
    .filter(({ name }) => name === "wp:docPr" || name.startsWith("v:"))
    .map(({ attributes }) => attributes["descr"] ?? attributes["alt"] ?? "")
    .filter((text) => text.split(/\s+/).length > fewWords && !automatic.test(text));
  for (const text of new Set(words)) hidden.push({ page: 0, box: [0, 0, 0, 0], text, reason: "altText" });
}

type ShapeContext = { shape: XmlElement; hidden: boolean };

function* boxesWithin(element: XmlElement, around: ShapeContext): Generator<TextBox> {
  for (const child of childrenOf(element)) {
    if (child.name === "mc:Fallback") continue;
    const isShape = child.name === "wps:wsp" || (child.name.startsWith("v:") && child.name !== "v:textbox");
    const shape = isShape ? child : around.shape;
    const hidden = around.hidden || isHidden(child) || (child.name === "wp:anchor" && isOffPage(child));
    if (child.name === "w:txbxContent") yield { content: child, ground: groundOf(shape), vanished: hidden };
    else yield* boxesWithin(child, { shape, hidden });
  }
}

export function boxesIn(drawing: XmlElement, hidden: HiddenText[]): TextBox[] {
  noteAltText(drawing, hidden);
  return [...boxesWithin(drawing, { shape: drawing, hidden: false })];
}

/** Whether a part of the file has a painted object behind its text. */
export function hasBacking(root: XmlElement): boolean {
  for (const element of descendants(root))
    if (element.name === "wp:anchor" && /^(1|true)$/.test(element.attributes["behindDoc"] ?? "")) return true;
  return false;
}
