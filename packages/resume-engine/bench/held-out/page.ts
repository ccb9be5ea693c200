/** The page model that all writers share. Sizes are in points; `scale` multiplies the page's base size. */
export type PageRun = { text: string; bold?: boolean; italic?: boolean; color?: string; scale?: number };
export type TextBlock = {
  kind: "text";
  runs: PageRun[];
  align?: "center" | "right";
  before?: number;
  after?: number;
  indent?: number;
  /** A heading in the writer's own style (Word's Heading 1, HTML's h2). */
  heading?: boolean;
  spaced?: boolean;
  line?: string;
  fill?: string;
};
export type PageBlock =
  | TextBlock
  | { kind: "split"; left: PageRun[]; right: PageRun[]; before?: number }
  | { kind: "list"; items: string[]; mark: string }
  | {
      kind: "row";
      widths: number[];
      cells: PageBlock[][];
      fills?: (string | null)[];
      border?: string;
      pad?: number;
      before?: number;
      tall?: boolean;
    }
  | { kind: "chips"; items: string[]; fill: string; color: string }
  | { kind: "bars"; items: { text: string; value: number }[]; color: string; dots: boolean }
  | { kind: "rule"; color: string }
  | { kind: "gap"; size: number };
export type FontFace = "sans" | "serif" | "humanist" | "office" | "mono";
export type HeldOutPage = {
  lang: string;
  face: FontFace;
  size: number;
  margin: number;
  color: string;
  blocks: PageBlock[];
};

export const run = (text: string, look: Omit<PageRun, "text"> = {}): PageRun => ({ text, ...look });
export const bold = (text: string, look: Omit<PageRun, "text"> = {}): PageRun => ({ text, bold: true, ...look });
export const italic = (text: string, look: Omit<PageRun, "text"> = {}): PageRun => ({ text, italic: true, ...look });
export const text = (runs: string | PageRun[], look: Omit<TextBlock, "kind" | "runs"> = {}): TextBlock => ({
  kind: "text",
  runs: typeof runs === "string" ? [{ text: runs }] : runs,
  ...look,
});
export const bullets = (items: string[], mark = "•"): PageBlock => ({ kind: "list", items, mark });
export const row = (
  widths: number[],
  cells: PageBlock[][],
  look: Partial<Extract<PageBlock, { kind: "row" }>> = {},
): PageBlock => ({
  kind: "row",
  widths,
  cells,
  ...look,
});
export const gap = (size: number): PageBlock => ({ kind: "gap", size });
export const split = (left: PageRun[], right: PageRun[], before = 0): PageBlock => ({
  kind: "split",
  left,
  right,
  before,
});
