import type { ParsedDocument } from "@orbita/contract";
import type { ModelAnswer, AnswerPart } from "../../src/model/answer.ts";

const here = (line: number, text: string): AnswerPart => ({ from: line, to: line, text });
const none: AnswerPart = { from: null, to: null, text: null };

/** Simulates a language model that invents everything: the line numbers in its answer exist, the words do not. */
export function inventedAnswer({ lines }: ParsedDocument): ModelAnswer {
  const at = (share: number) => Math.floor(share * (lines.length - 1));
  const jobs = [0.2, 0.4, 0.6].map((share) => ({
    from: at(share),
    to: Math.min(lines.length - 1, at(share) + 5),
    title: here(at(share), "Galactic Overseer"),
    company: here(at(share), "Nonesuch Holdings"),
    city: here(at(share), "Atlantis"),
    dates: here(at(share), "1961 – 1999"),
    text: [],
  }));
  const school = { degree: here(at(0.7), "Doctor of Everything"), institution: here(at(0.7), "Nowhere University") };
  return {
    sections: [],
    headline: here(0, "Emperor"),
    summary: { from: 9_000, to: 9_009 },
    experience: jobs,
    education: [{ from: at(0.7), to: at(0.7), ...school, dates: none, grade: here(at(0.7), "111/110"), thesis: none }],
    certifications: [{ name: here(at(0.8), "Certified Wizard"), issuer: none, date: none }],
    courses: [{ name: here(at(0.8), "Alchemy"), provider: none, date: none }],
    languages: [{ name: here(at(0.9), "Klingon"), level: here(at(0.9), "C2") }],
    technicalSkills: [here(at(0.5), "Perpetual motion")],
    softSkills: [here(at(0.5), "Telepathy")],
    interests: [here(at(0.9), "World domination")],
  };
}
