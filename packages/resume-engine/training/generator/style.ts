import type { Random } from "./random.ts";
import type { FontStyle } from "./sheet.ts";

/** The style of a document, chosen once and used throughout. */
export type DocumentStyle = {
  font: string; size: number; pitch: number; margin: number; body: FontStyle; name: FontStyle & { align: "left" | "center" | "right"; caps: boolean; order: "first" | "last" };
  heading: FontStyle & { caps: boolean; above: number; align: "left" | "center"; wrap: (text: string, number: number) => string; rule: boolean; kept: boolean };
  title: FontStyle; company: FontStyle; city: FontStyle; dates: FontStyle; bullet: string; indent: number; entryGap: number; textGap: number; between: string;
}; // prettier-ignore

const fonts = "LiberationSans DejaVuSans Arial Calibri TimesNewRoman Georgia Lato Roboto OpenSans Garamond Helvetica Cambria Verdana Montserrat Carlito LiberationSerif Poppins".split(" "); // prettier-ignore
const dark = ["#000000", "#111111", "#222222", "#333333", "#1a1a1a"];
const accents = [
  "#24405c",
  "#0b5394",
  "#8b0000",
  "#2e7d32",
  "#555555",
  "#b45f06",
  "#6a1b9a",
  "#00695c",
  "#c2185b",
  "#37474f",
  "#1f4e79",
];
const greys = ["#555555", "#666666", "#777777", "#888888", "#444444"];
const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** Functions that decorate the headings of a generated CV. */
const wraps: ((text: string, number: number) => string)[] = [
  (text) => `${text}:`, (text) => `${text}:`, (text, n) => `${n}. ${text}`, (text, n) => `${n}) ${text}`, (text, n) => `${roman[n - 1] ?? n}. ${text}`,
  (text, n) => `0${n} ${text}`, (text) => `★ ${text}`, (text) => `◆ ${text}`, (text) => `// ${text}`, (text) => `— ${text} —`, (text) => `[ ${text} ]`,
  (text) => `# ${text}`, (text) => `» ${text}`, (text) => `${text} ...`, (text) => `*** ${text} ***`, (text) => `> ${text}`, (text) => `~ ${text} ~`,
  (text) => `${text}.`, (text) => `• ${text}`, (text) => `== ${text} ==`, (text) => `▪ ${text}`, (text) => `--- ${text} ---`, (text) => `| ${text}`,
  (text) => text.toLowerCase(), (text) => `${text} –`, (text, n) => `${String.fromCodePoint(64 + n)}. ${text}`,
]; // prettier-ignore

function headingStyle(random: Random, size: number): DocumentStyle["heading"] {
  const plainly = random.chance(0.65);
  const bold = random.chance(0.75);
  const larger = random.chance(0.7) ? random.int(1, 6) : 0;
  const caps = random.chance(0.4);
  return {
    size: size + larger,
    bold,
    italic: random.chance(0.05),
    colour: random.chance(0.45) ? random.pick(accents) : random.pick(dark),
    caps,
    above: random.int(4, 18),
    align: random.chance(0.08) ? "center" : "left",
    wrap: plainly ? (text) => text : random.pick(wraps),
    rule: random.chance(0.35),
    kept: random.chance(0.9),
  };
}

export function styleOf(random: Random): DocumentStyle {
  const size = random.pick([8.5, 9, 9, 9.5, 10, 10, 10, 10.5, 10.5, 11, 11, 12]);
  const ink = random.pick(dark);
  const emphasis = (): FontStyle => {
    const kind = random.weigh({ bold: 4, plain: 2, italic: 2, colour: 1, boldLarge: 1 });
    if (kind === "bold") return { bold: true };
    if (kind === "italic") return { italic: true };
    if (kind === "colour") return { colour: random.pick(accents) };
    if (kind === "boldLarge") return { bold: true, size: size + random.pick([0.5, 1, 1.5]) };
    return {};
  };
  const quiet = (): FontStyle => random.pick<FontStyle>([{}, {}, { colour: random.pick(greys) }, { italic: true }, { italic: true, colour: random.pick(greys) }, { size: size - 1, colour: random.pick(greys) }, { bold: true }]); // prettier-ignore
  return {
    font: random.pick(fonts), size, pitch: random.pick([1.12, 1.15, 1.2, 1.2, 1.25, 1.3, 1.4, 1.5]), margin: random.pick([28, 34, 40, 48, 57, 71]),
    body: { colour: ink },
    name: {
      size: size + random.pick([0, 2, 6, 8, 10, 12, 14, 18]), bold: random.chance(0.7), colour: random.chance(0.25) ? random.pick(accents) : ink,
      align: random.pick(["left", "left", "left", "center", "right"]), caps: random.chance(0.25), order: random.chance(0.88) ? "first" : "last",
    },
    heading: headingStyle(random, size),
    title: emphasis(), company: emphasis(), city: quiet(), dates: quiet(),
    bullet: random.pick(["•", "•", "•", "-", "–", "▪", "◦", "*", "✔", "►", "o", "·", "●", "→"]), indent: random.pick([0, 0, 6, 12, 18]),
    entryGap: random.pick([0, 3, 5, 7, 9, 12]), textGap: random.pick([0, 0, 1, 2, 4]),
    between: random.pick([" | ", " · ", " • ", ", ", " - ", " – ", " / ", "   ", " ; ", " ~ ", " ▪ "]),
  }; // prettier-ignore
}
