import type { Span } from "@orbita/contract";
import type { ModelAnswer } from "./answer.ts";

/**
 * A language model's answer after the check against the document's lines: the positions of the values. It contains none of the
 * document's words, so that it may be stored.
 */
export type FieldRanges = {
  sections: ModelAnswer["sections"];
  headline: Span[];
  summary: Span[];
  experience: { title: Span[]; company: Span[]; city: Span[]; dates: Span[]; text: Span[][] }[];
  education: { degree: Span[]; institution: Span[]; dates: Span[]; grade: Span[]; thesis: Span[] }[];
  certifications: { name: Span[]; issuer: Span[]; date: Span[] }[];
  courses: { name: Span[]; provider: Span[]; date: Span[] }[];
  languages: { name: Span[]; level: Span[] }[];
  technicalSkills: Span[][];
  softSkills: Span[][];
  interests: Span[][];
};
