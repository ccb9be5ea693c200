import { describe, expect, test } from "vitest";
import { flowOf } from "./flow.ts";
import type { Fragment } from "./fragment.ts";

const fragment = (text: string, x: number, y: number): Fragment => ({
  text,
  x,
  right: x + text.length * 5,
  y,
  size: 10,
  runs: [
    { text, font: "", size: 10, bold: false, italic: false, colour: "#000000", box: [x, y - 10, text.length * 5, 10] },
  ],
  dotted: false,
  links: [],
  unseen: null,
});
const cellsOf = (rows: readonly [left: string | null, right: string | null][]): (string | null)[] => {
  const fragments = rows.flatMap(([left, right], i) => [
    ...(left ? [fragment(left, 40, 100 + 13 * i)] : []),
    ...(right ? [fragment(right, 160, 100 + 13 * i)] : []),
  ]);
  return flowOf([{ number: 1, height: 842, fragments, grounds: [] }]).map(
    ({ text, cell }) => cell && `${cell.row}:${cell.column} ${text}`,
  );
};

describe("table rows without white space between them", () => {
  test("CV page with dates in the margin → each date begins a table row, the town under it does not", () => {
    expect(
      cellsOf([
        ["2004 - 2005", "Steward presso Hotel Luxana"],
        ["Alessandria", "Accoglienza dei clienti"],
        ["2000 - 2003", "Steward presso Istituto Kapex"],
        ["Catania", null],
        ["1999 - 2000", "Operatrice presso Aqueo"],
        ["Gorizia", null],
      ]),
    ).toEqual([
      "0:0 2004 - 2005", "0:0 Alessandria", "0:1 Steward presso Hotel Luxana", "0:1 Accoglienza dei clienti",
      "1:0 2000 - 2003", "1:0 Catania", "1:1 Steward presso Istituto Kapex",
      "2:0 1999 - 2000", "2:0 Gorizia", "2:1 Operatrice presso Aqueo",
    ]); // prettier-ignore
  });

  test("CV page: a period in the margin wraps to the next line → both halves are in one table row", () => {
    const cells = cellsOf([
      ["March 2014 –", "Forklift Operator, Thistle Foods plc"],
      ["August 2018", "Loading of chilled trailers"],
      ["May 2012 –", "Delivery Driver, Kelvin Couriers"],
      ["February 2014", "Parcel rounds across the city"],
    ]);
    expect(cells.filter((cell) => cell?.includes(":0 "))).toEqual([
      "0:0 March 2014 –",
      "0:0 August 2018",
      "1:0 May 2012 –",
      "1:0 February 2014",
    ]);
  });
});
