import { accountJobHandlers, accountRoutines } from "./accounts/job-handlers.ts";
import { aiCallRoutines } from "./ai-calls/routines.ts";
import { applicationJobHandlers, applicationMails, applicationRoutines } from "./applications/job-handlers.ts";
import { backOfficeRunners } from "./back-office/bulk-runner.ts";
import { candidateJobHandlers, candidateRoutines } from "./candidates/job-handlers.ts";
import { clickRoutines } from "./clicks/index.ts";
import { collectingRunners } from "./collecting/collect-in-run.ts";
import { collectingJobHandlers, collectingRoutines } from "./collecting/job-handlers.ts";
import { collectingMails } from "./collecting/mails.ts";
import { contactRequestMails } from "./contact-requests/mails.ts";
import { contactRequestRoutines } from "./contact-requests/expire-contact-requests.ts";
import { contactJobHandlers, contactRoutines } from "./contacts/job-handlers.ts";
import { credentialJobHandlers, credentialRoutines } from "./credentials/job-handlers.ts";
import { disclosureRoutines } from "./disclosures/record-disclosures.ts";
import { duplicateRoutines } from "./duplicates/mark-subjects.ts";
import { fitMails } from "./fits/mails.ts";
import { fitRoutines } from "./fits/send-weekly-fits.ts";
import { fileJobHandlers, fileRoutines } from "./files/job-handlers.ts";
import { interviewJobHandlers, interviewRoutines } from "./interviews/job-handlers.ts";
import { interviewMails } from "./interviews/mails.ts";
import { invoiceRunners } from "./invoices/dry-steps.ts";
import { invoiceJobHandlers, invoiceRoutines } from "./invoices/job-handlers.ts";
import { jobPostRoutines } from "./job-posts/job-handlers.ts";
import { jobPostMails } from "./job-posts/mails.ts";
import type { JobHandler, Routine } from "./kernel/work.ts";
import { linkPreviewRoutines } from "./link-previews/forget-previews.ts";
import { memberJobHandlers, memberRoutines } from "./members/job-handlers.ts";
import { messageJobHandlers, messageMails } from "./messages/job-handlers.ts";
import { moderationMails } from "./moderation/mails.ts";
import { feedMails } from "./notifications/feed-mails.ts";
import { notificationJobHandlers, notificationRoutines } from "./notifications/job-handlers.ts";
import { paymentJobHandlers, paymentRoutines } from "./payments/job-handlers.ts";
import { personalDataRoutines } from "./personal-data/index.ts";
import { promiseMails, promiseRoutines } from "./promises/job-handlers.ts";
import { postJobHandlers } from "./posts/job-handlers.ts";
import { operationRoutines } from "./operations/mails.ts";
import { reindexRunner } from "./operations/reindex.ts";
import { passkeyRoutines } from "./passkeys/index.ts";
import { resumeUploadJobHandlers, resumeUploadRoutines } from "./resume-uploads/job-handlers.ts";
import { runRoutines } from "./runs/forget-runs.ts";
import { runJobHandlers } from "./runs/job-handlers.ts";
import { resumeUploadMails } from "./resume-uploads/mails.ts";
import { salaryRoutines } from "./salaries/index.ts";
import { savedSearchJobHandlers } from "./saved-searches/guest-mails.ts";
import { savedSearchRoutines } from "./saved-searches/job-handlers.ts";
import { savedSearchMails } from "./saved-searches/mails.ts";
import { skillRoutines } from "./skills/index.ts";
import { socialRoutines } from "./social/index.ts";
import { suggestionJobHandlers } from "./suggestions/job-handlers.ts";
import { statisticsRoutines } from "./statistics/index.ts";
import { fairnessRoutines } from "./talent-search/fairness.ts";
import { jobFairnessRoutines } from "./talent-search/job-fairness.ts";
import { talentSearchRoutines } from "./talent-search/refresh-documents.ts";
import { verificationJobHandlers, verificationMails, verificationRoutines } from "./verification/job-handlers.ts";
import { vocabularyRoutines } from "./vocabulary/index.ts";
import { indexes, skillUses, vocabularyUses } from "./catalogue.ts";

export { countOpenEvents, countRefusedEvents } from "./payments/event-queries.ts";
export { runJobHandlers } from "./runs/job-handlers.ts";
export { operationFigures } from "./operations/queries.ts";
export { saveFairnessRun } from "./talent-search/fairness.ts";
export { saveJobFairnessRun } from "./talent-search/job-fairness.ts";

/**
 * The jobs and routines that the worker runs. This file is separate from the catalogue so that the API does not load modules that
 * only mails need.
 */
export const jobHandlers: readonly JobHandler[] = [
  ...fileJobHandlers,
  ...accountJobHandlers,
  ...credentialJobHandlers,
  ...applicationJobHandlers,
  ...notificationJobHandlers([
    applicationMails,
    collectingMails,
    contactRequestMails,
    feedMails,
    fitMails,
    interviewMails,
    jobPostMails,
    messageMails,
    moderationMails,
    promiseMails,
    resumeUploadMails,
    savedSearchMails,
    verificationMails,
  ]),
  ...candidateJobHandlers,
  ...collectingJobHandlers,
  ...contactJobHandlers,
  ...interviewJobHandlers,
  ...invoiceJobHandlers,
  ...memberJobHandlers,
  ...messageJobHandlers,
  ...paymentJobHandlers,
  ...postJobHandlers,
  ...resumeUploadJobHandlers,
  ...savedSearchJobHandlers,
  ...suggestionJobHandlers,
  ...verificationJobHandlers,
  // The job handlers that execute runs. Each kind of run has a runner.
  ...runJobHandlers([...backOfficeRunners, ...invoiceRunners, ...collectingRunners, reindexRunner(indexes)]),
];
export const routines: readonly Routine[] = [
  ...accountRoutines,
  ...aiCallRoutines,
  ...applicationRoutines,
  ...notificationRoutines,
  ...paymentRoutines,
  ...personalDataRoutines,
  ...promiseRoutines,
  ...fileRoutines,
  ...fitRoutines,
  ...candidateRoutines,
  ...clickRoutines,
  ...collectingRoutines,
  ...contactRequestRoutines,
  ...disclosureRoutines,
  ...duplicateRoutines,
  ...contactRoutines,
  ...interviewRoutines,
  ...linkPreviewRoutines,
  ...memberRoutines,
  ...credentialRoutines,
  ...passkeyRoutines,
  ...skillRoutines(skillUses),
  ...socialRoutines,
  ...vocabularyRoutines(vocabularyUses),
  ...invoiceRoutines,
  ...jobPostRoutines,
  ...operationRoutines,
  ...talentSearchRoutines,
  ...resumeUploadRoutines,
  ...runRoutines,
  ...salaryRoutines,
  ...savedSearchRoutines,
  ...fairnessRoutines,
  ...jobFairnessRoutines,
  ...statisticsRoutines,
  ...verificationRoutines,
];
