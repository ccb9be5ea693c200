import { geoConicConformal } from "d3-geo";
import { describe, expect, test } from "vitest";
import { onMap } from "./on-map.ts";
import { borders, land } from "./outline.gen.ts";
import { centralMeridian, parallels, project, scale } from "./projection.ts";

describe("map of Italy", () => {
  test("our map projection matches that of the drawn outline of Italy to 0.01 units", () => {
    const exact = geoConicConformal()
      .parallels([...parallels])
      .rotate([-centralMeridian, 0])
      .center([0, 42])
      .scale(scale)
      .translate([0, 0]);
    for (let lat = 35; lat <= 48; lat += 0.5)
      for (let lon = 6; lon <= 19; lon += 0.5) {
        const [x, y] = exact([lon, lat])!;
        const ours = project(lat, lon);
        expect(Math.hypot(ours[0] - x, ours[1] - y)).toBeLessThan(0.01);
      }
  });

  test("places near each other share a dot on the map; places abroad or without coordinates are listed instead", () => {
    const { drawn, others } = onMap([
      { lat: 37.5, lon: 15.09, label: "Catania" },
      { lat: 45.69, lon: 9.67, label: "Bergamo" },
      { lat: 45.69, lon: 9.67, label: "Bergamo" },
      { lat: 45.6901, lon: 9.6701, label: "Via Roma" },
      { lat: 46.005, lon: 8.952, label: "Lugano", country: "CH" },
      { lat: 48.85, lon: 2.35, label: "Parigi" },
      { lat: null, lon: null, label: "Altrove" },
      { lat: 43.94, lon: 12.45, label: "San Marino", country: "SM" },
    ]);
    expect(drawn.map(({ label }) => label)).toEqual(["Bergamo, Via Roma", "San Marino", "Catania"]);
    expect(others.map(({ label }) => label)).toEqual(["Lugano", "Parigi", "Altrove"]);
  });

  test("the outline of Italy has at most 12 kB", () =>
    expect(land.length + borders.length).toBeLessThanOrEqual(12_000));
});
