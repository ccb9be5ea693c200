import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { italy, regions } from "../src/screens/public/jobs/map/outlines.gen.ts";
import { areaOutlines, type ProvinceTopology } from "./area-outlines.ts";

/** Two provinces of one region that share a border with a small and a large spike, and an island of the second. */
const small: ProvinceTopology = {
  type: "Topology",
  transform: { scale: [0.001, 0.001], translate: [9, 45] },
  arcs: [
    [
      [500, 0],
      [1, 100],
      [-1, 100],
      [200, 300],
      [-200, 0],
    ],
    [
      [500, 500],
      [-500, 0],
      [0, -500],
      [500, 0],
    ],
    [
      [500, 0],
      [500, 0],
      [0, 500],
      [-500, 0],
    ],
    [
      [1200, 100],
      [100, 0],
      [0, 100],
      [-100, -100],
    ],
  ],
  objects: {
    provinces: {
      type: "GeometryCollection",
      geometries: [
        {
          type: "Polygon",
          arcs: [[0, 1]],
          properties: { prov_acr: "AA", reg_name: "Sopra/Oben" },
        },
        {
          type: "MultiPolygon",
          arcs: [[[2, -1]], [[3]]],
          properties: { prov_acr: "BB", reg_name: "Sopra/Oben" },
        },
      ] as never,
    },
  },
};

/** The absolute points of a path. */
function pointsOf(path: string): string[] {
  const points: string[] = [];
  for (const part of path.split("M").slice(1)) {
    const [start = "", steps = ""] = part.split("l");
    let [x = 0, y = 0] = start.split(" ").map(Number);
    points.push(`${x} ${y}`);
    const numbers = steps.match(/-?\d+/g)?.map(Number) ?? [];
    for (let at = 0; at < numbers.length; at += 2) {
      [x, y] = [x + numbers[at]!, y + numbers[at + 1]!];
      points.push(`${x} ${y}`);
    }
  }
  return points;
}

describe("outlines of areas", () => {
  const made = areaOutlines(small);

  test("a region has its Italian name only, and its provinces their letters", () => {
    expect(Object.keys(made.italy.areas)).toEqual(["Sopra"]);
    expect(Object.keys(made.regions["Sopra"]!.areas)).toEqual(["AA", "BB"]);
  });

  test("simplification drops a small spike and keeps a large one, on both sides of the border alike", () => {
    const { AA, BB } = made.regions["Sopra"]!.areas;
    const [one, other] = [pointsOf(AA!.d), pointsOf(BB!.d)];
    expect(one.filter((point) => other.includes(point))).toHaveLength(4);
  });

  test("the region has neither the border between its provinces nor a lost island", () => {
    const inner = pointsOf(made.regions["Sopra"]!.areas["AA"]!.d);
    const outline = made.italy.areas["Sopra"]!.d;
    expect(outline.split("M")).toHaveLength(3);
    expect(inner.filter((point) => !pointsOf(outline).includes(point))).toHaveLength(2);
  });

  test("the number of an area is written inside the frame and inside the area", () => {
    const { frame, areas } = made.regions["Sopra"]!;
    const [AA, BB] = [areas["AA"]!, areas["BB"]!];
    expect(AA.x).toBeLessThan(BB.x);
    for (const { x, y } of [AA, BB]) {
      expect(x > frame.left && x < frame.left + frame.width).toBe(true);
      expect(y > frame.top && y < frame.top + frame.height).toBe(true);
    }
  });
});

describe("map of jobs", () => {
  let known: string[][];
  beforeAll(async () => {
    const file = new URL("../../../packages/db/seed/reference/places/province.tsv", import.meta.url);
    known = (await readFile(file, "utf8"))
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"));
  });

  test("its regions and provinces are those of the gazetteer, by the same names and letters", () => {
    const drawn = Object.entries(regions).flatMap(([region, { areas }]) =>
      Object.keys(areas).map((code) => `${code} ${region}`),
    );
    expect(drawn.toSorted()).toEqual(known.map(([code, , region]) => `${code} ${region}`).toSorted());
    expect(Object.keys(italy.areas)).toEqual(Object.keys(regions));
  });

  test("its outlines have at most 60 KB, compressed", async () => {
    const file = new URL("../src/screens/public/jobs/map/outlines.gen.ts", import.meta.url);
    expect(gzipSync(await readFile(file)).length).toBeLessThanOrEqual(60 * 1024);
  });
});
