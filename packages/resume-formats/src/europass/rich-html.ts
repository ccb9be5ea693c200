import { clean } from "@orbita/document-kit/printable";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Writes items as an HTML list, because Europass texts contain simple HTML. */
export const list = (items: string[]): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${escaped(clean(item))}</li>`).join("")}</ul>`;

export const html = (text: string | null, items: string[]): string => {
  const lines = (text ?? "").split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => `<p>${escaped(clean(line))}</p>`).join("") + list(items);
};
