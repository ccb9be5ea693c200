import { fileLimits } from "@orbita/contract/files/limits";
import { expect, test } from "vitest";
import { refusalOf } from "./chosen-document.ts";

const cv = { name: "cv.pdf", type: "application/pdf", size: 1_000 };
const { maxBytes } = fileLimits.resume;

test("a file of exactly the maximum size is accepted, one byte more is refused", () => {
  expect(refusalOf([{ ...cv, size: maxBytes }])).toBeNull();
  expect(refusalOf([{ ...cv, size: maxBytes + 1 }])).toEqual({ kind: "size", bytes: maxBytes + 1 });
});

test("an empty file, several files and no file are refused", () => {
  expect(refusalOf([{ ...cv, size: 0 }])).toEqual({ kind: "empty" });
  expect(refusalOf([cv, cv])).toEqual({ kind: "many" });
  expect(refusalOf([])).toEqual({ kind: "many" });
});

test("without a specific MIME type the file extension decides; an image type is refused despite a .pdf extension", () => {
  expect(refusalOf([{ ...cv, name: "CV.DOC", type: "" }])).toBeNull();
  expect(refusalOf([{ ...cv, name: "cv.docx", type: "application/octet-stream" }])).toBeNull();
  expect(refusalOf([{ ...cv, name: "cv.pdf", type: "image/png" }])).toEqual({ kind: "type" });
  expect(refusalOf([{ ...cv, name: "cv.odt", type: "" }])).toEqual({ kind: "type" });
});
