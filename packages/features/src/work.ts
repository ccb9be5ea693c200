import { accountJobHandlers, accountRoutines } from "./accounts/job-handlers.ts";
import { applicationJobHandlers, applicationMails, applicationRoutines } from "./applications/job-handlers.ts";
import { candidateJobHandlers, candidateRoutines } from "./candidates/job-handlers.ts";
import { clickRoutines } from "./clicks/index.ts";
import { contactOfferMails } from "./contact-offers/mails.ts";
import { contactOfferRoutines } from "./contact-offers/expire-offers.ts";
import { contactJobHandlers, contactRoutines } from "./contacts/job-handlers.ts";
import { credentialRoutines } from "./credentials/routines.ts";
import { fileJobHandlers, fileRoutines } from "./files/job-handlers.ts";
import { jobPostRoutines } from "./job-posts/job-handlers.ts";
import { jobPostMails } from "./job-posts/mails.ts";
import type { JobHandler, Routine } from "./kernel/work.ts";
import { memberJobHandlers, memberRoutines } from "./members/job-handlers.ts";
import { notificationJobHandlers, notificationRoutines } from "./notifications/job-handlers.ts";
import { personalDataRoutines } from "./personal-data/index.ts";
import { passkeyRoutines } from "./passkeys/index.ts";
import { resumeUploadJobHandlers, resumeUploadRoutines } from "./resume-uploads/job-handlers.ts";
import { resumeUploadMails } from "./resume-uploads/mails.ts";
import { savedSearchRoutines } from "./saved-searches/job-handlers.ts";
import { savedSearchMails } from "./saved-searches/mails.ts";
import { skillRoutines } from "./skills/index.ts";
import { socialRoutines } from "./social/index.ts";
import { fairnessRoutines } from "./talent-search/fairness.ts";
import { talentSearchRoutines } from "./talent-search/refresh-documents.ts";
import { vocabularyRoutines } from "./vocabulary/index.ts";
import { skillUses, vocabularyUses } from "./catalogue.ts";

export { keepFairnessRun } from "./talent-search/fairness.ts";

/** What the worker runs. Apart from the catalogue, so that the api does not load what only mails need. */
export const jobHandlers: readonly JobHandler[] = [
  ...fileJobHandlers,
  ...accountJobHandlers,
  ...applicationJobHandlers,
  ...notificationJobHandlers([applicationMails, contactOfferMails, jobPostMails, resumeUploadMails, savedSearchMails]),
  ...candidateJobHandlers,
  ...contactJobHandlers,
  ...memberJobHandlers,
  ...resumeUploadJobHandlers,
];
export const routines: readonly Routine[] = [
  ...accountRoutines,
  ...applicationRoutines,
  ...notificationRoutines,
  ...personalDataRoutines,
  ...fileRoutines,
  ...candidateRoutines,
  ...clickRoutines,
  ...contactOfferRoutines,
  ...contactRoutines,
  ...memberRoutines,
  ...credentialRoutines,
  ...passkeyRoutines,
  ...skillRoutines(skillUses),
  ...socialRoutines,
  ...vocabularyRoutines(vocabularyUses),
  ...jobPostRoutines,
  ...talentSearchRoutines,
  ...resumeUploadRoutines,
  ...savedSearchRoutines,
  ...fairnessRoutines,
];
