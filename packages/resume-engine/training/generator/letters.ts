import type { Span } from "./sheet.ts";

/** The part of a piece of text that is on one line after wrapping. */
export type SpanPart = { span: Span; text: string };

const narrow = /[ijlIft.,;:'|!()[\]/ ]/u;
const wide = /[mwMW@%—]/u;
const tall = /[A-ZÀ-Ý&]/u;

/** The approximate width of a text in a common font, accurate enough for realistic line breaks. */
export function approximateWidthOf(text: string, size: number, bold: boolean): number {
  let width = 0;
  for (const letter of text)
    width += narrow.test(letter) ? 0.29 : wide.test(letter) ? 0.83 : tall.test(letter) ? 0.68 : 0.535;
  return width * size * (bold ? 1.06 : 1);
}

export const spanPartsOf = (spans: readonly Span[]): SpanPart[] => spans.map((span) => ({ span, text: span.text }));

/** Wraps spans at the right edge; manual line breaks (`\n`) are preserved. */
export function wrapSpans(spans: readonly Span[], size: number, width: number): SpanPart[][] {
  const lines: SpanPart[][] = [[]];
  let used = 0;
  const fresh = () => {
    lines.push([]);
    used = 0;
  };
  for (const span of spans) {
    for (const word of span.text.split(/(?<=[ \n])/u)) {
      const own = approximateWidthOf(word.trimEnd(), span.size ?? size, span.bold ?? false);
      if (used > 0 && used + own > width) fresh();
      const line = lines.at(-1)!;
      const last = line.at(-1);
      const text = word.replace("\n", "");
      if (last?.span === span) last.text += text;
      else line.push({ span, text });
      used += approximateWidthOf(text, span.size ?? size, span.bold ?? false);
      if (word.endsWith("\n")) fresh();
    }
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ""));
}
