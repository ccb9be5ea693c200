import { fileLimits } from "@orbita/contract/files/limits";
import { expect, test } from "vitest";
import { checkDocument } from "./chosen-document.ts";

const cv = { name: "cv.pdf", type: "application/pdf", size: 1_000 };
const { maxBytes } = fileLimits.resume;

test("CV file of exactly the maximum size → accepted; one byte more → refused", () => {
  expect(checkDocument([{ ...cv, size: maxBytes }])).toBeNull();
  expect(checkDocument([{ ...cv, size: maxBytes + 1 }])).toEqual({ kind: "size", bytes: maxBytes + 1 });
});

test("empty CV file, several files or no file → refused", () => {
  expect(checkDocument([{ ...cv, size: 0 }])).toEqual({ kind: "empty" });
  expect(checkDocument([cv, cv])).toEqual({ kind: "many" });
  expect(checkDocument([])).toEqual({ kind: "many" });
});

test("CV file without a specific MIME type → its extension decides; an image type → refused despite a .pdf extension", () => {
  expect(checkDocument([{ ...cv, name: "CV.DOC", type: "" }])).toBeNull();
  expect(checkDocument([{ ...cv, name: "cv.docx", type: "application/octet-stream" }])).toBeNull();
  expect(checkDocument([{ ...cv, name: "cv.pdf", type: "image/png" }])).toEqual({ kind: "type" });
  expect(checkDocument([{ ...cv, name: "cv.odt", type: "" }])).toEqual({ kind: "type" });
});
