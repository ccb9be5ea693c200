import type { Span } from "../sheet.ts";

export type HeadLine = { left: Span[]; right: Span[] };

/** A template as lines of spans. A value that is absent takes the mark before it along. */
export function fromTemplate(template: string, values: Record<string, Span | null>, at: string): HeadLine[] {
  const side = (text: string): Span[] => {
    const spans: Span[] = [];
    let dropped = false;
    for (const part of text.split(/(\{\w\})/u)) {
      if (part === "") continue;
      const key = /^\{(\w)\}$/u.exec(part)?.[1];
      if (!key) {
        const words = part.replace(" at ", ` ${at} `);
        // What stood before an absent value is already written: brackets must not be left open.
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
    // A mark that joins nothing, at the beginning.
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
