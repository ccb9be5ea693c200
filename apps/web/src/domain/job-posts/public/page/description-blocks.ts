export type DescriptionBlock = { kind: "paragraph" | "heading"; text: string } | { kind: "list"; items: string[] };

const bullet = /^\s*[-–•*]\s+/;
/** True for a short line without final punctuation, such as "What you will do", which opens a section. */
const opens = (text: string): boolean => text.length <= 60 && !/[.,;:!?…]$/.test(text) && !text.includes("\n");

/**
 * Splits the text of an ad into blocks.
 * Blank lines separate paragraphs; lines that begin with a dash form a list; a short line right above a list is its heading.
 */
export function toDescriptionBlocks(text: string): DescriptionBlock[] {
  const blocks = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksOfPart);
  return blocks.map((block, at) =>
    block.kind === "paragraph" && blocks[at + 1]?.kind === "list" && opens(block.text)
      ? { kind: "heading", text: block.text }
      : block,
  );
}

function blocksOfPart(part: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const line of part.split("\n")) {
    const last = blocks.at(-1);
    if (bullet.test(line)) {
      const item = line.replace(bullet, "");
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
    } else if (last?.kind === "paragraph") last.text += `\n${line}`;
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const lines = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

const elementOf = (block: DescriptionBlock): string => {
  if (block.kind === "list") return `<ul>${block.items.map((item) => `<li>${lines(item)}</li>`).join("")}</ul>`;
  return block.kind === "heading" ? `<p><strong>${lines(block.text)}</strong></p>` : `<p>${lines(block.text)}</p>`;
};

/** The text of an ad as HTML, for readers outside the web app: search engines, feed readers, aggregators. */
export const htmlOf = (text: string): string => toDescriptionBlocks(text).map(elementOf).join("");
