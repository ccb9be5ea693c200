import { z } from "zod";
import { resumeContent } from "@orbita/contract/resumes/content";

/** The name of the file inside our PDFs. */
export const ownFileName = "orbita-resume.json";

/**
 * What our PDFs carry: what the paper says, as data, by the contract's own rules. No ids and no origins: they belong to where the
 * resume is kept. Nothing that is not on the paper, so that who sends it on sends no more than they see.
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
