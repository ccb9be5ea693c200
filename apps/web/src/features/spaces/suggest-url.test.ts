import { expect, test } from "vitest";
import { otherUrls, suggestUrl } from "./suggest-url.ts";

test("a name becomes an address", () => {
  expect(suggestUrl("Officine Dora")).toBe("officine-dora");
  expect(suggestUrl("Perù & Càrdo S.r.l.")).toBe("peru-cardo-srl");
  expect(suggestUrl("L’Angolo d'Oro")).toBe("langolo-doro");
  expect(suggestUrl("  --  ")).toBe("");
});

test("within 25 characters, and no hyphen at the cut", () => {
  expect(suggestUrl("Cooperativa Sociale Monte Verde Alta")).toBe("cooperativa-sociale-monte");
});

test("beside a taken address there are others, within 25 characters too", () => {
  expect(otherUrls("officine-dora")).toEqual([
    "officine-dora-italia",
    "officine-dora-srl",
    "officine-dora-2",
    "officine-dora-3",
    "officine-dora-4",
  ]);
  expect(otherUrls("cooperativa-sociale-monte")[0]).toBe("cooperativa-social-italia");
  expect(otherUrls("cooperativa-socio-monte")[0]).toBe("cooperativa-socio-italia");
  for (const url of otherUrls("x".repeat(25))) expect(url.length).toBeLessThanOrEqual(25);
});
