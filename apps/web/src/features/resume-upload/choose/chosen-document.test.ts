import { fileLimits } from "@orbita/contract/files/limits";
import { expect, test } from "vitest";
import { refusalOf } from "./chosen-document.ts";

const cv = { name: "cv.pdf", type: "application/pdf", size: 1_000 };
const { maxBytes } = fileLimits.resume;

test("taken at the bound, refused one byte beyond", () => {
  expect(refusalOf([{ ...cv, size: maxBytes }])).toBeNull();
  expect(refusalOf([{ ...cv, size: maxBytes + 1 }])).toEqual({ kind: "size", bytes: maxBytes + 1 });
});

test("an empty file, several, none", () => {
  expect(refusalOf([{ ...cv, size: 0 }])).toEqual({ kind: "empty" });
  expect(refusalOf([cv, cv])).toEqual({ kind: "many" });
  expect(refusalOf([])).toEqual({ kind: "many" });
});

test("a Word file that the system does not know is known by its ending, a picture is not a CV", () => {
  expect(refusalOf([{ ...cv, name: "CV.DOC", type: "" }])).toBeNull();
  expect(refusalOf([{ ...cv, name: "cv.docx", type: "application/octet-stream" }])).toBeNull();
  expect(refusalOf([{ ...cv, name: "cv.pdf", type: "image/png" }])).toEqual({ kind: "type" });
  expect(refusalOf([{ ...cv, name: "cv.odt", type: "" }])).toEqual({ kind: "type" });
});
