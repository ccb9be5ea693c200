import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FactualSection, AssessmentSection } from "@orbita/contract/resumes/limits";
import type { ResumeSection } from "@orbita/contract";

export const sectionNames: Record<ResumeSection, MessageDescriptor> = {
  summary: msg`Summary`,
  comments: msg({ message: "Comments", context: "section of a resume" }),
  aiquestions: msg`Questions for you`,
  proposedJobPositions: msg`Suggested roles`,
  proposedTechnicalSkills: msg`Suggested skills`,
  experience: msg`Experience`,
  technicalSkills: msg`Technical skills`,
  softSkills: msg`Soft skills`,
  education: msg`Education`,
  certifications: msg`Certifications`,
  courses: msg`Courses`,
  languages: msg`Languages`,
  interests: msg`Interests`,
  criticalSummary: msg`Critical review`,
  questions: msg`Interview questions`,
};

/** The hint that is shown in each section while it is empty. */
export const emptySectionTexts: Record<FactualSection, MessageDescriptor> = {
  summary: msg`Three or four lines in your own words: people will read these first.`,
  experience: msg`Where you worked, when, and what you did there.`,
  technicalSkills: msg`Tools, techniques, machines: what jobs ask for by name.`,
  softSkills: msg`How you work with others. List skills you can give an example of.`,
  education: msg`Schools, degrees, and what you studied.`,
  certifications: msg`Certificates and licences, with who issued them and when they expire.`,
  courses: msg`Courses you’ve taken and the topics they covered.`,
  languages: msg`The languages you speak and your level in each.`,
  interests: msg`What you do outside work, if you’d like to share it.`,
};

/** A one-sentence description of each section that the AI writes about the CV. */
export const judgingLabels: Record<AssessmentSection, MessageDescriptor> = {
  comments: msg`Comments on how your CV reads: what’s clear and what a reader would find missing.`,
  aiquestions: msg`Questions that can help make your CV clearer. Answer only the ones you want to.`,
  proposedJobPositions: msg`Roles your CV points to, each with the words it’s based on.`,
  proposedTechnicalSkills: msg`Skills your CV mentions that aren’t in your skills list.`,
  criticalSummary: msg`A critical look at your CV before others read it.`,
  questions: msg`Questions an interviewer could ask about what you wrote.`,
};
