import { expect, test } from "vitest";
import { otherUrls, suggestUrl } from "./suggest-url.ts";

test("the name of a Space is converted to an address of lowercase letters, digits and hyphens", () => {
  expect(suggestUrl("Officine Dora")).toBe("officine-dora");
  expect(suggestUrl("Perù & Càrdo S.r.l.")).toBe("peru-cardo-srl");
  expect(suggestUrl("L’Angolo d'Oro")).toBe("langolo-doro");
  expect(suggestUrl("  --  ")).toBe("");
});

test("the suggested address of a Space is cut to 25 characters without a hyphen at the end", () => {
  expect(suggestUrl("Cooperativa Sociale Monte Verde Alta")).toBe("cooperativa-sociale-monte");
});

test("alternatives to a taken Space address have at most 25 characters", () => {
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
