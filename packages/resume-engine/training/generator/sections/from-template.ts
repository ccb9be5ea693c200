import type { Span } from "../sheet.ts";

export type SplitLine = { left: Span[]; right: Span[] };

/** Expands a template into lines of spans. An absent value also drops the separator before it. */
export function fromTemplate(template: string, values: Record<string, Span | null>, at: string): SplitLine[] {
  const side = (text: string): Span[] => {
    const spans: Span[] = [];
    let dropped = false;
    for (const part of text.split(/(\{\w\})/u)) {
      if (part === "") continue;
      const key = /^\{(\w)\}$/u.exec(part)?.[1];
      if (!key) {
        const words = part.replace(" at ", ` ${at} `);
        // If a value in brackets is absent, the opening bracket before it was dropped too, so the closing bracket is dropped.
        if (dropped && /^[)\]]/u.test(words)) spans.push({ text: words.slice(1) });
        else spans.push({ text: words });
        dropped = false;
        continue;
      }
      const found = values[key];
      if (found) spans.push(found);
      else {
        const before = spans.at(-1);
        if (before && !before.field) before.text = "";
        dropped = true;
      }
    }
    const written = spans.filter((span) => span.text !== "");
    // Drops separators at the beginning of the line, because they join nothing.
    while (written[0] && !written[0].field && !/^[([]/u.test(written[0].text)) written.shift();
    return written;
  };
  return template
    .split("\n")
    .map((line) => {
      const [left, right = ""] = line.split(">");
      return { left: side(left!.trimEnd()), right: side(right) };
    })
    .map((line) => (line.left.length === 0 ? { left: line.right, right: [] } : line))
    .filter(({ left }) => left.length > 0);
}
