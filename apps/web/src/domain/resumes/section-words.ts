import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FactualSection, JudgingSection } from "@orbita/contract/resumes/limits";
import type { ResumeSection } from "@orbita/contract";

export const sectionNames: Record<ResumeSection, MessageDescriptor> = {
  summary: msg`Summary`,
  comments: msg({ message: "Comments", context: "section of a resume" }),
  aiquestions: msg`Questions for you`,
  proposedJobPositions: msg`Proposed roles`,
  proposedTechnicalSkills: msg`Proposed skills`,
  experience: msg`Experience`,
  technicalSkills: msg`Technical skills`,
  softSkills: msg`Soft skills`,
  education: msg`Education`,
  certifications: msg`Certifications`,
  courses: msg`Courses`,
  languages: msg`Languages`,
  interests: msg`Interests`,
  criticalSummary: msg`Critical reading`,
  questions: msg`Interview questions`,
};

/** The hint of each empty section. */
export const emptyWords: Record<FactualSection, MessageDescriptor> = {
  summary: msg`Three or four lines in your own words: who reads you begins here.`,
  experience: msg`Where you worked, when, and what you did there.`,
  technicalSkills: msg`Tools, techniques, machines: what a job asks for by name.`,
  softSkills: msg`How you work with others, in words that you can give an example for.`,
  education: msg`Schools, degrees, and what you studied.`,
  certifications: msg`Certificates and licences, with who gave them and until when.`,
  courses: msg`Courses, with their topics.`,
  languages: msg`The languages you speak, each with its level.`,
  interests: msg`What you do when you do not work, if you like to say it.`,
};

/** A one-sentence description of each judging section. */
export const judgingWords: Record<JudgingSection, MessageDescriptor> = {
  comments: msg`Remarks on how your resume reads: what is clear, and what a reader would miss.`,
  aiquestions: msg`Questions whose answers would make your resume clearer. Answer what you like.`,
  proposedJobPositions: msg`Roles that your lines speak for, each with the words it rests on.`,
  proposedTechnicalSkills: msg`Skills that your lines speak of and your list does not name.`,
  criticalSummary: msg`Your resume read with a cold eye, so that you read it first.`,
  questions: msg`Questions that an interviewer could ask about what you wrote.`,
};
