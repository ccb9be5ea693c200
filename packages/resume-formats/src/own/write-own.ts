import type { PrintedResume, PrintLanguage } from "../printed.ts";
import type { OwnFormat } from "./own-format.ts";

type OwnResume = OwnFormat["resume"];

const skill = ({ skillId, name, level }: PrintedResume["technicalSkills"][number]) => ({ skillId, name, level });

function contentOf(resume: PrintedResume): OwnResume {
  return {
    firstName: resume.firstName,
    lastName: resume.lastName,
    headline: resume.headline,
    contacts: resume.contacts,
    summary: resume.summary,
    experience: resume.experience.map(
      ({ company, companyUrl, title, city, start, end, isCurrent, description, tasks }) => ({
        company,
        companyUrl,
        title,
        city,
        start,
        end,
        isCurrent,
        description,
        tasks,
      }),
    ),
    technicalSkills: resume.technicalSkills.map(skill),
    softSkills: resume.softSkills.map(skill),
    education: resume.education.map(
      ({ degreeTitle, institution, grade, thesis, start, end, isCurrent, description }) => ({
        degreeTitle,
        institution,
        grade,
        thesis,
        start,
        end,
        isCurrent,
        description,
      }),
    ),
    certifications: resume.certifications.map(({ name, issuer, start, end, url }) => ({
      name,
      issuer,
      start,
      end,
      url,
    })),
    courses: resume.courses.map(({ name, provider, topics, start, end, isCurrent }) => ({
      name,
      provider,
      topics,
      start,
      end,
      isCurrent,
    })),
    languages: resume.languages.map(({ code, level, native, mandatory }) => ({ code, level, native, mandatory })),
    interests: resume.interests.map(({ name }) => ({ name })),
  };
}

export const writeOwn = (resume: PrintedResume, language: PrintLanguage): OwnFormat => ({
  orbita: 1,
  language,
  resume: contentOf(resume),
});
