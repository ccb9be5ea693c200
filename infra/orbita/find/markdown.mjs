// Builds the Markdown of the pages in docs/find. They use lists with wrapped lines, because the formatter would pad tables to their
// widest cell.
const width = 140;

export const code = (text) => `\`${text}\``;
export const codes = (texts) => texts.map(code).join(", ");

/** Wraps text at spaces outside of `code`. A line never starts with a list marker, which would begin a new list item. */
function wrap(text, indent) {
  const lines = [""];
  for (const word of text.replaceAll("\n", " ").match(/(?:`[^`]*`|[^\s`])+/g)) {
    const line = lines.at(-1);
    if (line !== "" && line.length + word.length >= width - indent.length && !/^(?:[-+*#>]|\d+[.)])/.test(word))
      lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join(`\n${indent}`);
}

export const paragraph = (text) => wrap(text, "");
export const list = (items) => items.map((item) => `- ${wrap(item, "  ")}`).join("\n");

/** Groups [heading, item] pairs into Markdown sections, in the order in which the headings first occur. */
export const sections = (rows) =>
  [...Map.groupBy(rows, ([heading]) => heading)]
    .map(([heading, own]) => `## ${heading}\n\n${list(own.map(([, item]) => item))}`)
    .join("\n\n");

/** Builds a Markdown page from its title and its parts, separated by blank lines. */
export const page = (title, ...parts) => `${[`# ${title}`, ...parts].join("\n\n")}\n`;
