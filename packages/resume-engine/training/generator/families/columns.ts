import type { SectionKind } from "../../../src/lexicon/headings.ts";
import type { Desk } from "../desk.ts";
import { consentBlocks, footBlocks } from "../sections/others.ts";
import { contactBlocks, contactForm, nameBlocks } from "../sections/top.ts";
import type { Block } from "../sheet.ts";
import { sectionsOf, sideOf, type TrainingTemplate, type PageComposition } from "./classic.ts";

const grounds = ["#24405c", "#eeeeee", "#f3efe6", "#2f2f2f", "#e8f0f7", "#3d5a45", "#f7f7f7"];
const isDark = (ground: string | null) => ground !== null && Number.parseInt(ground.slice(1, 3), 16) < 0x80;

/** Writes sections in a column. Text on a dark background is light. */
function columnOf(desk: Desk, kinds: readonly SectionKind[], column: number, ground: string | null = null): Block[] {
  const light = isDark(ground) ? { colour: "#ffffff" } : {};
  return sectionsOf(desk, kinds, { column, ...light });
}

const mainOf = (desk: Desk): SectionKind[] => {
  const { random } = desk;
  const pair: SectionKind[] = random.chance(0.8) ? ["experience", "education"] : ["education", "experience"];
  const more = (["certifications", "courses", "other"] as const).filter(() => random.chance(0.45));
  return [...(random.chance(0.7) ? (["summary"] as const) : []), ...pair, ...more];
};

function sidebar(desk: Desk, left: boolean): PageComposition {
  const { random } = desk;
  const side = left ? 0 : 1;
  const share = random.pick([0.27, 0.3, 0.33, 0.36, 0.4]);
  const ground = random.chance(0.55) ? random.pick(grounds) : null;
  const narrow = isDark(ground)
    ? { column: side, colour: "#ffffff", align: "left" as const }
    : { column: side, align: "left" as const };
  const where = random.weigh({ across: 4, side: 2, main: 3 });
  const top = nameBlocks(desk, where === "across" ? { column: -1 } : where === "side" ? narrow : { column: 1 - side });
  const inSide = random.chance(0.85);
  const contacts = inSide ? [] : contactBlocks(desk, contactForm(desk), { column: where === "main" ? 1 - side : -1 });
  const kinds: SectionKind[] = [
    ...(inSide ? (["contacts"] as const) : []),
    ...random.shuffle(sideOf(desk)),
    ...(random.chance(0.3) ? (["certifications"] as const) : []),
  ];
  const main = mainOf(desk).filter((kind) => !kinds.includes(kind));
  if (random.chance(0.15)) {
    // Moves the studies to the narrow column, where they also fit.
    main.splice(main.indexOf("education"), 1);
    kinds.push("education");
  }
  const aside = columnOf(desk, kinds, side, ground);
  const body = columnOf(desk, main, 1 - side);
  const [topSide, topMain] = [where === "side" ? top : [], where === "main" ? [...top, ...contacts] : []];
  const columns = left
    ? [
        [...topSide, ...aside],
        [...topMain, ...body],
      ]
    : [
        [...topMain, ...body],
        [...topSide, ...aside],
      ];
  const across = where === "across" ? [...top, ...contacts] : where === "side" ? contacts : [];
  return {
    blocks: [
      ...across.map((block) => ({ ...block, column: -1 })),
      ...columns.flat(),
      ...consentBlocks(desk, { column: random.chance(0.5) ? -1 : 1 }),
      ...footBlocks(desk),
    ],
    columns: left ? [share, 1 - share] : [1 - share, share],
    grounds: left ? [ground, null] : [null, ground],
  };
}

export const sidebarLeft: TrainingTemplate = (desk) => sidebar(desk, true);
export const sidebarRight: TrainingTemplate = (desk) => sidebar(desk, false);

/** Generates a CV in two columns of equal width, as in a leaflet. */
export const halves: TrainingTemplate = (desk) => {
  const { random } = desk;
  const all = random.shuffle<SectionKind>([...mainOf(desk), ...sideOf(desk)]);
  const half = Math.ceil(all.length / 2);
  return {
    blocks: [
      ...nameBlocks(desk, { column: -1 }),
      ...contactBlocks(desk, contactForm(desk), { column: -1 }),
      ...columnOf(desk, all.slice(0, half), 0),
      ...columnOf(desk, all.slice(half), 1),
      ...consentBlocks(desk, { column: -1 }),
    ],
    columns: [0.5, 0.5],
  };
};

export const threeColumns: TrainingTemplate = (desk) => {
  const { random } = desk;
  const sides = random.shuffle<SectionKind>([...sideOf(desk), "contacts", "certifications", "courses"]);
  const wide = random.int(0, 2);
  const narrow = [0, 1, 2].filter((column) => column !== wide);
  const cut = random.int(2, sides.length - 1);
  const parts: SectionKind[][] = [[], [], []];
  parts[wide] = mainOf(desk).filter((kind) => !sides.includes(kind));
  parts[narrow[0]!] = sides.slice(0, cut);
  parts[narrow[1]!] = sides.slice(cut);
  const columns = [0.24, 0.24, 0.24];
  columns[wide] = 0.52;
  return {
    blocks: [
      ...nameBlocks(desk, { column: -1 }),
      ...parts.flatMap((kinds, column) => columnOf(desk, kinds, column)),
      ...consentBlocks(desk, { column: -1 }),
    ],
    columns,
  };
};
