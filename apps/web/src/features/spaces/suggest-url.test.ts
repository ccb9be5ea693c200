import { expect, test } from "vitest";
import { suggestUrl } from "./suggest-url.ts";

test("a name becomes an address", () => {
  expect(suggestUrl("Officine Dora")).toBe("officine-dora");
  expect(suggestUrl("Perù & Càrdo S.r.l.")).toBe("peru-cardo-srl");
  expect(suggestUrl("L’Angolo d'Oro")).toBe("langolo-doro");
  expect(suggestUrl("  --  ")).toBe("");
});

test("within 25 characters, and no hyphen at the cut", () => {
  expect(suggestUrl("Cooperativa Sociale Monte Verde Alta")).toBe("cooperativa-sociale-monte");
});
