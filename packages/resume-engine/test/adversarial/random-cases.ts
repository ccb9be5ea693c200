import type { CleanDocument } from "./clean-looks.ts";
import type { AdversarialCase } from "./cases.ts";
import { dice, inventCv, pick, type CvLanguage } from "./cv.ts";
import { drawCv, usual, type CvDrawing, type CvStyle } from "./draw-cv.ts";
import { plantedTexts } from "./planted.ts";
import { boxed } from "./pdf-tricks.ts";
import { block, paper, picture, place, printPdf, show, white, type RgbColour, type SheetPosition } from "./sheet.ts";

type RandomFunction = () => number;
type HiddenTextInserter = (drawing: CvDrawing, text: string, at: SheetPosition) => string;

const between = (random: RandomFunction, from: number, to: number): number => from + random() * (to - from);
const near = (colour: RgbColour, by: number, random: RandomFunction): RgbColour =>
  colour.map((part) => Math.min(1, Math.max(0, part + between(random, -by, by)))) as unknown as RgbColour;
const anyColour = (random: RandomFunction): RgbColour => [random(), random(), random()];
const bright = ([red, green, blue]: RgbColour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Ways to hide text in a test CV, each with random parameters. */
const ways: Record<string, (random: RandomFunction) => HiddenTextInserter> = {
  "nearly the paper's colour": (random) => (_, text, at) =>
    show(text, { ...at, size: between(random, 6, 12), colour: near(white, 0.015, random) }),
  "nearly the ground's colour": (random) => {
    const ground = anyColour(random);
    return (_, text, at) =>
      `${block(...boxed(text, at), ground)} ${show(text, { ...at, size: 10, colour: near(ground, 0.012, random) })}`;
  },
  "a few points high": (random) => (_, text, at) => show(text, { ...at, size: between(random, 0.3, 3) }),
  "hardly opaque": (random) => {
    const opaque = between(random, 0, 0.02).toFixed(4);
    return ({ sheet }, text, at) => {
      sheet.gstates["Lot"] = `<< /ca ${opaque} /CA ${opaque} >>`;
      return `q /Lot gs ${show(text, { ...at, size: 10 })} Q`;
    };
  },
  "far away": (random) => {
    const far = pick(
      [
        [-900, 0],
        [700, 0],
        [0, -1_000],
        [0, 1_000],
        [900, 900],
        [-4_000, 12],
      ] as const,
      random,
    );
    return (_, text, at) => show(text, { x: at.x + far[0], y: at.y + far[1], size: 10 });
  },
  "clipped to somewhere else": (random) => {
    const clip = [between(random, 300, 500), between(random, 20, 100)].map(Math.round).join(" ");
    return (_, text, at) => `q ${clip} 40 20 re W n ${show(text, { ...at, size: 10 })} Q`;
  },
  "under paint": (random) => {
    const paint = random() < 0.5 ? white : anyColour(random);
    return (_, text, at) => `${show(text, { ...at, size: 10 })} ${block(...boxed(text, at), paint)}`;
  },
  "under a picture": (random) => {
    const [from, to] = [anyColour(random), anyColour(random)];
    return ({ sheet }, text, at) => {
      sheet.xobjects["Lot"] = picture(from, to);
      return `${show(text, { ...at, size: 10 })} ${place("Lot", ...boxed(text, at))}`;
    };
  },
  "without painting": (random) => {
    const mode = pick(["3 Tr", "7 Tr"], random);
    return (_, text, at) => show(text, { ...at, size: between(random, 6, 14) }, mode);
  },
};

export function randomCase(seed: number): AdversarialCase {
  const random = dice(seed * 31 + 5);
  const language: CvLanguage = random() < 0.5 ? "it" : "en";
  const cv = inventCv(seed + 6_000, language);
  const name = pick(Object.keys(ways), random);
  const planted = plantedTexts(seed, language);
  const look: CvStyle = { ...usual, embed: random() < 0.5, size: Math.round(between(random, 8, 11)) };
  const draw = async (plant: boolean) => {
    const drawing = drawCv(cv, look);
    const lot = dice(seed * 31 + 6);
    const way = ways[name]!(lot);
    if (plant)
      for (const [index, text] of planted.entries())
        drawing.sheet.over.push(way(drawing, text, drawing.gaps[index * 2 + 1]!));
    return printPdf([drawing.sheet]);
  };
  return {
    name: `PDF with random parameters, seed ${seed}, ${language}: ${name}`,
    kind: "pdf",
    answer: name === "far away" ? "far" : "text",
    cv,
    planted,
    bytes: () => draw(true),
    twin: () => draw(false),
  };
}

/** A clean document with random legible colours, sizes from 5.5 points, and an opacity of 60 to 100 %. */
export function randomClean(seed: number): CleanDocument {
  const random = dice(seed * 37 + 11);
  const readable = (ground: RgbColour): RgbColour => {
    for (;;) {
      const colour = anyColour(random);
      const [light, dark] = [bright(colour), bright(ground)].toSorted((one, other) => other - one) as [number, number];
      if ((light + 0.05) / (dark + 0.05) > 2) return colour;
    }
  };
  const band = anyColour(random);
  const look: CvStyle = {
    ...usual,
    template: random() < 0.5 ? "plain" : "sidebar",
    embed: random() < 0.5,
    body: readable(white),
    muted: readable(white),
    heading: readable(white),
    band,
    onBand: readable(band),
    size: Math.round(between(random, 5.5, 12) * 2) / 2,
  };
  const drawing = drawCv(inventCv(seed + 8_000, random() < 0.5 ? "it" : "en"), look);
  const opaque = between(random, 0.6, 1).toFixed(2);
  drawing.sheet.gstates["Lot"] = `<< /ca ${opaque} /CA ${opaque} >>`;
  drawing.sheet.ops.unshift("/Lot gs");
  if (look.template === "plain")
    drawing.sheet.under.push(block({ x: 0, y: 0 }, paper.width, paper.height, near(white, 0.04, random)));
  return {
    name: `PDF with random legible colours, seed ${seed}`,
    kind: "pdf",
    written: drawing.written.map(({ text }) => text),
    bytes: async () => printPdf([drawing.sheet]),
  };
}
