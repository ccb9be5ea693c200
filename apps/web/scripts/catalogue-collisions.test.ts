import { expect, test } from "vitest";
import { findCollisions } from "./catalogue-collisions.ts";

const po = (message: string, translation: string, context?: string) =>
  [...(context ? [`msgctxt "${context}"`] : []), `msgid "${message}"`, `msgstr "${translation}"`, ""].join("\n");
const file = (catalogue: string, text: string, locale = "it") => ({ catalogue, locale, text });

test("one message with different translations in two catalogues of the same language → reported as a collision", () => {
  const found = findCollisions([file("public", po("Places", "Sedi")), file("app", po("Places", "Territori"))]);
  expect(found).toEqual([{ locale: "it", message: "Places", translations: { public: "Sedi", app: "Territori" } }]);
});

test("messages with the same translation, another language, another context or no translation → no collision", () => {
  const files = [
    file("public", po("Places", "Sedi")),
    file("own", po("Places", "Sedi")),
    file("app", po("Places", "Territori", "parts of Italy")),
    file("pages", po("Places", "")),
    file("app", po("Places", "Places"), "en"),
  ];
  expect(findCollisions(files)).toEqual([]);
});
