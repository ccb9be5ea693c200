import type { PrintedResume, PrintLanguage } from "../printed.ts";
import { makeView } from "../view/make-view.ts";
import type { ViewBlock, ViewEntry, LinkedText } from "../view/view.ts";

/** Escapes Markdown syntax; a line break stays within its paragraph. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+=])(?=\s|$|=|-)/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])/, String.raw`$1\$2`);

const address = (url: string): string => url.replaceAll(/[\s()<>\\]/g, (sign) => encodeURIComponent(sign));

const linked = ({ text, url }: LinkedText): string =>
  url === null ? escaped(text) : `[${escaped(text)}](${address(url).replaceAll("(", "%28").replaceAll(")", "%29")})`;

function entryLines({ title, org, when, paragraphs, points, note }: ViewEntry): string[] {
  const under = [org && linked(org), when && escaped(when)].filter((part) => part !== null && part !== "");
  return [
    `### ${escaped(title)}`,
    ...(under.length > 0 ? [under.join(" · ")] : []),
    ...paragraphs.map(escaped),
    ...(points.length > 0 ? [points.map((point) => `- ${escaped(point)}`).join("\n")] : []),
    ...(note === null ? [] : [escaped(note)]),
  ];
}

function blockLines(block: ViewBlock): string[] {
  switch (block.kind) {
    case "entries":
      return block.entries.flatMap(entryLines);
    case "pairs":
      return [
        block.pairs
          .map(({ label, text }) => `- ${label === null ? "" : `**${escaped(label)}:** `}${escaped(text)}`)
          .join("\n"),
      ];
    case "dated":
      return [
        block.items
          .map((item) => `- ${linked(item)}${item.when === null ? "" : ` (${escaped(item.when)})`}`)
          .join("\n"),
      ];
    case "levels":
      return [block.items.map(({ label, text }) => `- ${escaped(label)}: ${escaped(text)}`).join("\n")];
    case "text":
      return [escaped(block.text)];
  }
}

export function writeMarkdown(resume: PrintedResume, language: PrintLanguage): string {
  const view = makeView(resume, "sobrio", language);
  const lines = [
    `# ${escaped(view.name)}`,
    ...(view.role === null ? [] : [escaped(view.role)]),
    ...(view.contacts.length === 0 ? [] : [view.contacts.map(linked).join(" · ")]),
    ...view.summary.map(escaped),
    ...view.main.flatMap((block) => [`## ${escaped(block.title)}`, ...blockLines(block)]),
  ];
  return `${lines.filter((line) => line !== "").join("\n\n")}\n`;
}
