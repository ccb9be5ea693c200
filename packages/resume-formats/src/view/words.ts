import type { FactualSection } from "@orbita/contract";
import type { PrintLanguage } from "../printed.ts";

const it = {
  cv: "Curriculum vitae",
  present: "Presente",
  goesOn: "in corso",
  thesis: "Tesi",
  soft: "Trasversali",
  other: "Altro",
  native: "madrelingua",
  sections: {
    summary: "Profilo",
    experience: "Esperienza",
    technicalSkills: "Competenze tecniche",
    softSkills: "Competenze trasversali",
    education: "Istruzione",
    certifications: "Certificazioni",
    courses: "Corsi",
    languages: "Lingue",
    interests: "Interessi",
  } satisfies Record<FactualSection, string>,
  both: {
    skills: "Competenze",
    certificationsAndCourses: "Certificazioni e corsi",
    coursesAndCertifications: "Corsi e certificazioni",
    languagesAndInterests: "Lingue e interessi",
  },
  academic: { education: "Formazione", experience: "Esperienza professionale" },
  attached: "I dati di questo CV, per chi lo legge con una macchina",
};
type ResumeLabels = typeof it;

const en: ResumeLabels = {
  cv: "Curriculum vitae",
  present: "Present",
  goesOn: "ongoing",
  thesis: "Thesis",
  soft: "Soft skills",
  other: "Other",
  native: "native speaker",
  sections: {
    summary: "Profile",
    experience: "Experience",
    technicalSkills: "Technical skills",
    softSkills: "Soft skills",
    education: "Education",
    certifications: "Certifications",
    courses: "Courses",
    languages: "Languages",
    interests: "Interests",
  },
  both: {
    skills: "Skills",
    certificationsAndCourses: "Certifications and courses",
    coursesAndCertifications: "Courses and certifications",
    languagesAndInterests: "Languages and interests",
  },
  academic: { education: "Education", experience: "Professional experience" },
  attached: "The data of this CV, for who reads it by machine",
};

export const wordsIn = (language: PrintLanguage): ResumeLabels => (language === "it" ? it : en);
