import { z } from "zod";
import { resumeContent } from "@orbita/contract/resumes/content";

/** The name of the file embedded in our PDFs. */
export const ownFileName = "orbita-resume.json";

/**
 * The data embedded in our PDFs: the printed content, validated by the contract. It has no ids and origins, which belong to the
 * stored resume. It has nothing beyond the printed content either, so that forwarding the PDF reveals no more than is visible.
 */
export const ownFormat = z.object({
  orbita: z.literal(1),
  language: z.enum(["it", "en"]),
  resume: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    ...resumeContent.pick({
      headline: true,
      contacts: true,
      summary: true,
      experience: true,
      technicalSkills: true,
      softSkills: true,
      education: true,
      certifications: true,
      courses: true,
      languages: true,
      interests: true,
    }).shape,
  }),
});
export type OwnFormat = z.output<typeof ownFormat>;
