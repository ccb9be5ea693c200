import { dice, inventCv, type Cv, type CvLanguage } from "./cv.ts";
import { drawCv, usual, type CvDrawing } from "./draw-cv.ts";
import { pdfCharacterTricks } from "./pdf-character-tricks.ts";
import { pdfFinerTricks } from "./pdf-finer-tricks.ts";
import { pdfTricks, type ExpectedHandling, type PdfTrick } from "./pdf-tricks.ts";
import { plantedTexts, visibleOrder } from "./planted.ts";
import { printPdf, show } from "./sheet.ts";
import { wordFinerTricks } from "./word-finer-tricks.ts";
import { wordTricks, type WordTrick } from "./word-tricks.ts";
import { paragraph, printWord, run, wordCv } from "./write-docx.ts";

/** A test CV with planted hidden text, and its twin: the same CV without that text. */
export type AdversarialCase = {
  name: string;
  kind: "pdf" | "docx";
  answer: ExpectedHandling;
  cv: Cv;
  /** The planted texts; empty if the trick only changes characters of visible text. */
  planted: string[];
  bytes: () => Promise<Buffer>;
  twin: () => Promise<Buffer>;
};

const bandLetters = 24;
/** Whether a hiding trick plants text of its own. A trick that only respells visible text does not. */
const ownText = (name: string, answer: ExpectedHandling): boolean => answer !== "characters" || name.includes("tags");

function pdfCase(trick: PdfTrick, seed: number, language: CvLanguage): AdversarialCase {
  const cv = inventCv(seed, language);
  const texts = plantedTexts(seed, language).map((text) => (trick.template ? text.slice(0, bandLetters).trim() : text));
  const look = {
    ...usual,
    template: trick.template ?? ("plain" as const),
    embed: trick.answer === "text" && dice(seed)() < 0.5,
  };
  const print = async (change: (drawing: CvDrawing) => void) => {
    const drawing = drawCv(cv, look);
    change(drawing);
    return printPdf([drawing.sheet]);
  };
  return {
    name: `PDF, ${language}: ${trick.name}`,
    kind: "pdf",
    answer: trick.answer,
    cv,
    planted: ownText(trick.name, trick.answer) ? texts.slice(0, trick.answer === "characters" ? 1 : 2) : [],
    bytes: () => print((drawing) => trick.plant(drawing, texts)),
    twin: () => print(() => {}),
  };
}

function wordCase(trick: WordTrick, seed: number, language: CvLanguage): AdversarialCase {
  const cv = inventCv(seed, language);
  const texts = plantedTexts(seed, language);
  return {
    name: `Word, ${language}: ${trick.name}`,
    kind: "docx",
    answer: trick.answer,
    cv,
    planted: ownText(trick.name, trick.answer) ? texts.slice(0, trick.answer === "characters" ? 1 : 2) : [],
    bytes: () => {
      const made = wordCv(cv);
      trick.plant(made, texts);
      return printWord(made.word);
    },
    twin: () => printWord(wordCv(cv).word),
  };
}

const languageOf = (index: number, turned: boolean): CvLanguage => ((index % 2 === 0) === turned ? "en" : "it");

/** Every hiding trick once, with alternating languages; `turned` swaps the languages and uses other people. */
export function hiddenCases({ turned = false } = {}): AdversarialCase[] {
  const seed = turned ? 500 : 1;
  return [
    ...[...pdfTricks, ...pdfCharacterTricks, ...pdfFinerTricks].map((trick, index) =>
      pdfCase(trick, seed + index, languageOf(index, turned)),
    ),
    ...[...wordTricks, ...wordFinerTricks].map((trick, index) =>
      wordCase(trick, seed + 100 + index, languageOf(index, turned)),
    ),
  ];
}

/** Documents with a visible instruction to machines: a sentence of the profile like any other. */
export function visibleCases(): AdversarialCase[] {
  const base = (kind: "pdf" | "docx", language: CvLanguage, seed: number) => {
    const cv = inventCv(seed, language);
    return {
      name: `${kind}, ${language}: instruction in the profile`,
      kind,
      answer: "aside" as const,
      cv,
      planted: [visibleOrder[language]],
    };
  };
  const pdf = (language: CvLanguage, seed: number): AdversarialCase => {
    const made = base("pdf", language, seed);
    const print = (cv: Cv) => Promise.resolve(printPdf([drawCv(cv).sheet]));
    const longer = { ...made.cv, summary: [...made.cv.summary, visibleOrder[language]] };
    return { ...made, bytes: () => print(longer), twin: () => print(made.cv) };
  };
  const docx = (language: CvLanguage, seed: number): AdversarialCase => {
    const made = base("docx", language, seed);
    const print = (cv: Cv) => printWord(wordCv(cv).word);
    const longer = { ...made.cv, summary: [...made.cv.summary, visibleOrder[language]] };
    return { ...made, bytes: () => print(longer), twin: () => print(made.cv) };
  };
  /** A test CV with the instruction at its end. */
  const last = (language: CvLanguage, seed: number): AdversarialCase => {
    const made = base("pdf", language, seed);
    const print = async (more: boolean) => {
      const drawing = drawCv(made.cv);
      if (more) drawing.sheet.over.push(show(visibleOrder[language], { ...drawing.foot, size: 10 }));
      return printPdf([drawing.sheet]);
    };
    return { ...made, name: `${made.name}, last`, bytes: () => print(true), twin: () => print(false) };
  };
  const lastInWord = (language: CvLanguage, seed: number): AdversarialCase => {
    const made = base("docx", language, seed);
    const print = (more: boolean) => {
      const { word } = wordCv(made.cv);
      if (more) word.body.push(paragraph(""), paragraph(run(visibleOrder[language])));
      return printWord(word);
    };
    return { ...made, name: `${made.name}, last`, bytes: () => print(true), twin: () => print(false) };
  };
  return [
    pdf("it", 901),
    pdf("en", 902),
    docx("it", 903),
    docx("en", 904),
    last("it", 905),
    last("en", 906),
    lastInWord("it", 907),
    lastInWord("en", 908),
  ];
}
