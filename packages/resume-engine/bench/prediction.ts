import type { ParsedResume } from "@orbita/contract";

type PredictedItem = string | { name: string };

/** A resume as plain values. The expected values of the bench and the output of `./orbita parse` have this format. */
export type ResumePrediction = {
  contacts?: {
    firstName?: string | null;
    lastName?: string | null;
    email?: string | null;
    phone?: string | null;
    city?: string | null;
    links?: string[];
  };
  summary?: string | null;
  experience?: PredictedJob[];
  education?: PredictedStudy[];
  technicalSkills?: PredictedItem[];
  softSkills?: PredictedItem[];
  languages?: { name?: string; code?: string; native?: boolean; level?: string | null }[];
  certifications?: PredictedItem[];
  courses?: ({ name: string; topics?: string[] } | string)[];
  interests?: PredictedItem[];
};
export type PredictedJob = {
  company?: string | null;
  title?: string | null;
  start?: string | null;
  end?: string | null;
  isCurrent?: boolean;
  description?: string | null;
  tasks?: string[];
};
export type PredictedStudy = {
  degreeTitle?: string | null;
  institution?: string | null;
  start?: string | null;
  end?: string | null;
  isCurrent?: boolean;
  grade?: string | null;
  thesis?: string | null;
};
export type ResumeTruth = ResumePrediction & { id: string; lang: string; layout: string };

const plain = <T>(found: { value: T } | null): T | null => found?.value ?? null;

/** Converts a resume that the engine read to plain values, without their positions in the document. */
export function predictionOf(resume: ParsedResume): ResumePrediction {
  const { firstName, lastName, email, phone, city, links } = resume.contacts;
  return {
    contacts: {
      firstName: plain(firstName),
      lastName: plain(lastName),
      email: plain(email),
      phone: plain(phone),
      city: plain(city),
      links: links.map(({ value }) => value),
    },
    summary: plain(resume.summary),
    experience: resume.experience.map((job) => ({
      company: plain(job.company),
      title: plain(job.title),
      start: plain(job.start),
      end: plain(job.end),
      isCurrent: plain(job.isCurrent) ?? false,
      description: plain(job.description) ?? "",
      tasks: job.tasks.map(({ value }) => value),
    })),
    education: resume.education.map((study) => ({
      degreeTitle: plain(study.degreeTitle),
      institution: plain(study.institution),
      start: plain(study.start),
      end: plain(study.end),
      isCurrent: plain(study.isCurrent) ?? false,
      grade: plain(study.grade),
      thesis: plain(study.thesis),
    })),
    technicalSkills: resume.technicalSkills.map(({ value }) => value),
    softSkills: resume.softSkills.map(({ value }) => value),
    languages: resume.languages.map(({ code, native, level }) => ({
      code: code.value,
      native: plain(native) ?? false,
      level: plain(level),
    })),
    certifications: resume.certifications.map(({ name }) => ({ name: name.value })),
    courses: resume.courses.map(({ name, topics }) => ({ name: name.value, topics: topics.map(({ value }) => value) })),
    interests: resume.interests.map(({ value }) => value),
  };
}
