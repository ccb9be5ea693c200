import type { HiddenText } from "@orbita/contract";
import { childOf, childrenOf, type Xml } from "../../gate/xml.ts";

/** A text box: its paragraphs, and the colour behind them. */
export type TextBox = { content: Xml; ground: string | null; vanished: boolean };

/** What Word writes by itself under a picture is not said by anybody. */
const automatic = /automatic|generat/i;
const fewWords = 3;

function* descendants(element: Xml): Generator<Xml> {
  for (const child of childrenOf(element)) {
    // The same once more for programs that are older.
    if (child.name === "mc:Fallback") continue;
    yield child;
    yield* descendants(child);
  }
}

function groundOf(shape: Xml): string | null {
  const fill = childOf(childOf(shape, "wps:spPr"), "a:solidFill");
  const colour = fill && childrenOf(fill)[0];
  const value = colour?.attributes["val"];
  if (colour?.name === "a:srgbClr" && value && /^[0-9a-fA-F]{6}$/.test(value)) return `#${value.toLowerCase()}`;
  // A theme's colour, a gradient or a picture: dark enough for white letters, or nobody would have chosen it.
  const properties = childOf(shape, "wps:spPr");
  if (properties && childrenOf(properties).some(({ name }) => /^a:(solidFill|gradFill|blipFill|pattFill)$/.test(name)))
    return "#808080";
  const old = shape.attributes["fillcolor"];
  return old && /^#[0-9a-f]{6}/i.test(old) ? old.slice(0, 7).toLowerCase() : null;
}

/** Switched off, as a whole. */
const isHidden = ({ attributes }: Xml): boolean =>
  /visibility:\s*hidden|display:\s*none/i.test(attributes["style"] ?? "");

function noteAltText(drawing: Xml, hidden: HiddenText[]): void {
  const words = [drawing, ...descendants(drawing)]
    .filter(({ name }) => name === "wp:docPr" || name.startsWith("v:"))
    .map(({ attributes }) => attributes["descr"] ?? attributes["alt"] ?? "")
    .filter((text) => text.split(/\s+/).length > fewWords && !automatic.test(text));
  for (const text of new Set(words)) hidden.push({ page: 0, box: [0, 0, 0, 0], text, reason: "altText" });
}

export function boxesIn(drawing: Xml, hidden: HiddenText[]): TextBox[] {
  noteAltText(drawing, hidden);
  const boxes: TextBox[] = [];
  const visit = (element: Xml, shape: Xml): void => {
    for (const child of childrenOf(element)) {
      if (child.name === "mc:Fallback") continue;
      if (child.name === "w:txbxContent")
        boxes.push({ content: child, ground: groundOf(shape), vanished: isHidden(shape) });
      else
        visit(
          child,
          child.name === "wps:wsp" || child.name.startsWith("v:")
            ? child.name === "v:textbox"
              ? shape
              : child
            : shape,
        );
    }
  };
  visit(drawing, drawing);
  return boxes;
}

/** Something painted lies behind the text somewhere in this part. */
export function hasBacking(root: Xml): boolean {
  for (const element of descendants(root))
    if (element.name === "wp:anchor" && /^(1|true)$/.test(element.attributes["behindDoc"] ?? "")) return true;
  return false;
}
