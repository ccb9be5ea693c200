import { BorderStyle, type IStylesOptions } from "docx";
import type { PrintLanguage } from "../printed.ts";

export const soft = "403d37";
export const faint = "635f56";
const strong = "1a1917";
/** Width of the text on A4, without the margins, in twentieths of a point. */
export const textWidth = 11_906 - 2 * 1_247;

/**
 * The styles of the Word file. The font is Arial, because every Word has it, and a missing font would be replaced anyway. Sizes are
 * in half points.
 */
export const docxStyles = (language: PrintLanguage): IStylesOptions => ({
  default: {
    document: {
      run: { font: "Arial", size: 19, color: "262420", language: { value: language === "it" ? "it-IT" : "en-GB" } },
      paragraph: { spacing: { line: 288 } },
    },
    heading1: { run: { size: 42, bold: true, color: strong }, paragraph: { spacing: { after: 40 } } },
    heading2: {
      run: { size: 21, bold: true, color: strong },
      paragraph: {
        keepNext: true,
        spacing: { before: 280, after: 120 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 5, space: 3, color: "8d887d" } },
      },
    },
    heading3: {
      run: { size: 20, bold: true, color: strong },
      paragraph: { keepNext: true, spacing: { before: 160, after: 0 } },
    },
    hyperlink: { run: { color: soft, underline: { type: "none" } } },
  },
  paragraphStyles: [{ id: "role", name: "Role", basedOn: "Normal", run: { size: 22, color: soft } }],
});
