import { resumeTemplates } from "@orbita/contract";
import { writePdf } from "@orbita/resume-formats";
import { anyResumes, expectedOf, saidBy } from "@orbita/resume-formats/fixtures";
import { proofSize } from "@orbita/testing/proof";
import { describe, expect, it } from "vitest";
import { readDocument } from "../read-document.ts";

const many = proofSize({ short: 12, whole: 100 });
const templates = resumeTemplates.filter((template) => template !== "anonimo");

describe("our own PDFs", () => {
  it(
    `resumes written as our own PDFs and read back → exactly the same: ${many} resumes`,
    async () => {
      for (const [index, resume] of anyResumes(many).entries()) {
        const template = templates[index % templates.length]!;
        const pdf = writePdf(resume, { template, language: index % 2 ? "en" : "it" });
        const read = await readDocument(pdf, { now: new Date("2026-11-15") });
        expect([index, template, read.kind]).toEqual([index, template, "orbita"]);
        expect(saidBy(read.resume)).toEqual(saidBy(expectedOf(resume)));
        expect(read.unplaced).toEqual([]);
        expect(read.hidden).toEqual([]);
      }
    },
    many * 5_000,
  );
});
