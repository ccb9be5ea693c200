import { describe, expect, test } from "vitest";
import { flowOf, type PageLayout } from "./flow.ts";
import type { Fragment } from "./fragment.ts";

type FragmentInput = { text: string; x: number; y: number; size?: number; bold?: boolean };

const fragment = ({ text, x, y, size = 10, bold = false }: FragmentInput): Fragment => ({
  text,
  x,
  right: x + text.length * size * 0.5,
  y,
  size,
  runs: [
    {
      text,
      font: "",
      size,
      bold,
      italic: false,
      colour: "#000000",
      box: [x, y - size, text.length * size * 0.5, size],
    },
  ],
  dotted: false,
  links: [],
  unseen: null,
});
const pageOf = (words: readonly FragmentInput[], number = 1): PageLayout => ({
  number,
  height: 842,
  fragments: words.map(fragment),
  grounds: [],
});
const heading = (text: string, x: number, y: number): FragmentInput => ({ text, x, y, bold: true, size: 12 });
const texts = (pages: PageLayout[]): string[] => flowOf(pages).map(({ text }) => text);

const left = (from = 100): FragmentInput[] => [
  heading("Contact", 40, from),
  ...["Bari", "080 010 2277", "anna@example.org", "Patente B"].map((text, at) => ({
    text,
    x: 40,
    y: from + 16 + at * 13,
  })),
];
const right = (from = 100): FragmentInput[] => [
  heading("Experience", 220, from),
  ...["Nurse at the hospital of the town", "Ward of the elderly", "Nights and holidays", "Training of the new"].map(
    (text, at) => ({ text, x: 220, y: from + 18 + at * 14 }),
  ),
];

describe("columns of a page", () => {
  test("CV page with headings on both sides of a gutter → two columns, each read to its end", () => {
    const lines = flowOf([pageOf([...left(), ...right()].toSorted((a, b) => a.y - b.y))]);
    expect(lines.map(({ text }) => text)).toEqual([...left(), ...right()].map(({ text }) => text));
    expect(lines.map(({ column }) => column)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });

  test("CV page in columns whose text has another order in the file → the same lines", () => {
    const words = [...left(), ...right()];
    const shuffled = words.toSorted((a, b) => ((a.x * 31 + a.y * 17) % 23) - ((b.x * 31 + b.y * 17) % 23));
    expect(texts([pageOf(shuffled)])).toEqual(texts([pageOf(words)]));
  });

  test("CV page: a line across the page → read before the columns below it", () => {
    const name: FragmentInput = {
      text: "Anna Bianchi, nurse of the critically ill and of the very old",
      x: 40,
      y: 60,
      size: 18,
    };
    const lines = flowOf([pageOf([...left(), ...right(), name])]);
    expect(lines[0]).toMatchObject({ text: name.text, column: -1 });
  });

  test("CV page: an address too long for its column → the gutter between the columns is still found", () => {
    const address: FragmentInput = { text: "www.example.org/in/anna-bianchi-demo-profile", x: 40, y: 200 };
    const lines = flowOf([pageOf([...left(), address, ...right()])]);
    expect(lines.filter(({ column }) => column === 0).map(({ text }) => text)).toContain(address.text);
  });

  test("CV: a column continues on the next page → its lines there are read before the next column", () => {
    const overleaf = [
      ...["Reading", "Choir"].map((text, at) => ({ text, x: 40, y: 60 + at * 13 })),
      ...["Nurse on the coast", "Summer of the floods", "First aid"].map((text, at) => ({
        text,
        x: 220,
        y: 60 + at * 14,
      })),
    ];
    const lines = texts([pageOf([...left(), ...right()]), pageOf(overleaf, 2)]);
    expect(lines.indexOf("Reading")).toBe(5);
    expect(lines.indexOf("Nurse on the coast")).toBe(12);
  });
});

describe("columns at the bottom of a page", () => {
  const across = (text: string, y: number): FragmentInput => ({
    text: `${text} ${"and so on and on ".repeat(6)}`.trim(),
    x: 40,
    y,
  });
  const skills = ["SAP", "Excel", "Lean"].map((text, at) => ({ text, x: 40, y: 216 + at * 13 }));
  const languages = ["Italian: C2", "English: B1", "French: A2"].map((text, at) => ({
    text,
    x: 320,
    y: 216 + at * 13,
  }));
  const page = [
    across("Nurse", 100),
    heading("Skills", 40, 200),
    ...skills,
    heading("Languages", 320, 200),
    ...languages,
    heading("Education", 40, 275),
    across("Degree", 292),
  ];

  test("CV page: two headings side by side above aligned lines → two columns, not a table", () => {
    expect(flowOf([pageOf(page)]).map(({ column, text }) => [column, text.slice(0, 9)])).toEqual([
      [-1, "Nurse and"],
      [0, "Skills"],
      [0, "SAP"],
      [0, "Excel"],
      [0, "Lean"],
      [1, "Languages"],
      [1, "Italian: "],
      [1, "English: "],
      [1, "French: A"],
      [-1, "Education"],
      [-1, "Degree an"],
    ]);
  });
});

describe("tables of labels and values", () => {
  const rows = [
    ["Date", "01/2017 – today"],
    ["Employer", "Hospital of Bari, emergency department"],
    ["Role", "Nurse"],
  ];
  const table: FragmentInput[] = rows.flatMap(([label, value], at) => [
    { text: label!, x: 120, y: 100 + at * 20 },
    { text: value!, x: 230, y: 100 + at * 20 },
  ]);

  test("CV page: a gutter without headings on both sides → a table of labels and values", () => {
    const lines = flowOf([pageOf(table)]);
    expect(lines.map(({ cell, text }) => [cell?.row, cell?.column, text])).toEqual(
      rows.flatMap(([label, value], row) => [
        [row, 0, label],
        [row, 1, value],
      ]),
    );
  });

  test("CV table: a value wraps to the next line → one value; a heading → a separate line", () => {
    const more: FragmentInput[] = [
      { text: "and of the wards above it", x: 230, y: 132 },
      { ...heading("WORK EXPERIENCE", 110, 70), size: 10 },
    ];
    const lines = flowOf([pageOf([...table, ...more])]);
    expect(lines.find(({ text }) => text.startsWith("and of"))?.cell).toMatchObject({ row: 1, column: 1 });
    expect(lines[0]).toMatchObject({ text: "WORK EXPERIENCE", cell: null });
  });

  test("CV: employer, town and dates stacked beside a description → one table row, although lines happen to align", () => {
    const entry = (y: number, left_: string[], right_: string[]): FragmentInput[] => [
      ...left_.map((text, at) => ({ text, x: 40, y: y + at * 13 })),
      ...right_.map((text, at) => ({ text, x: 200, y: y + at * 13, bold: at === 0 })),
    ];
    const lines = flowOf([
      pageOf([
        ...entry(
          100,
          ["Hospital of Bari", "Bari", "2017 – 2020"],
          ["Nurse in the emergency ward", "Triage", "Nights", "Training of the new"],
        ),
        ...entry(180, ["Clinic Villa", "Monopoli"], ["Nurse of the elderly people", "Care", "Stores"]),
      ]),
    ]);
    expect(lines.map(({ cell }) => `${cell?.row}.${cell?.column}`).join(" ")).toBe(
      "0.0 0.0 0.0 0.1 0.1 0.1 0.1 1.0 1.0 1.1 1.1 1.1",
    );
  });

  test("CV page: dates at the right margin → on the line of their title", () => {
    const dated: FragmentInput[] = ["2015 – 2018", "2012 – 2015", "2007 – 2012"].flatMap((date, at) => [
      { text: `A degree in a subject ${"of some length ".repeat(at)}`.trim(), x: 40, y: 100 + at * 40 },
      { text: date, x: 500, y: 100 + at * 40 },
    ]);
    const lines = flowOf([pageOf(dated)]);
    expect(lines.map(({ cell }) => cell)).toEqual([null, null, null]);
    expect(lines[0]?.text).toBe("A degree in a subject\t2015 – 2018");
  });
});

describe("list items", () => {
  const body = (text: string, y: number, x = 40): FragmentInput => ({ text, x, y });
  test("CV page: indented lines → list items; a wrapped line → part of the item before it", () => {
    const words = [
      body("Hospital of the town, Bari", 100),
      body("Triage in a department with sixty thousand people a year and", 114, 54),
      body("the training of the new", 128, 54),
      body("Protocols", 142, 54),
      body("Clinic by the sea, Monopoli", 170),
    ];
    expect(flowOf([pageOf(words)]).map(({ bullet }) => bullet)).toEqual([false, true, false, true, false]);
  });

  test("CV page: a typed bullet → not part of the text of the list item", () => {
    expect(flowOf([pageOf([body("• Protocols", 100)])])[0]).toMatchObject({ text: "Protocols", bullet: true });
  });
});

test("CV: page numbers and headers repeated on later pages → read after all other text", () => {
  const page = (number: number) =>
    pageOf(
      [
        { text: "Anna Bianchi – CV", x: 40, y: 30 },
        { text: `Text of page ${number} and more`, x: 40, y: 400 },
        { text: `${number}/2`, x: 290, y: 820 },
      ],
      number,
    );
  expect(texts([page(1), page(2)])).toEqual([
    "Anna Bianchi – CV",
    "Text of page 1 and more",
    "Text of page 2 and more",
    "1/2",
    "Anna Bianchi – CV",
    "2/2",
  ]);
});
