import type { AppRoutes } from "@orbita/contract";
import type { JobDefinition } from "@orbita/db";
import { accountHandlers, sendCode, sendNotice, sessionEnded } from "./accounts/index.ts";
import { aiHandlers } from "./ai/index.ts";
import { aiCallHandlers } from "./ai-calls/index.ts";
import {
  applicationChanged,
  checkClosingWords,
  applicationHandlers,
  applicationTold,
  notifyStepJob,
} from "./applications/index.ts";
import { assistantHandlers } from "./assistant/index.ts";
import { candidateHandlers, sendCandidateNotice } from "./candidates/index.ts";
import { clickHandlers } from "./clicks/index.ts";
import { collectingHandlers, refundPayment } from "./collecting/index.ts";
import {
  jobPostChangedEverywhere,
  personChangedEverywhere,
  promiseChangedEverywhere,
  resumeChangedEverywhere,
} from "./composed-events.ts";
import { contractHandlers } from "./contracts/index.ts";
import {
  adminInvoiceHandlers,
  closeLedgersJob,
  collectPaymentJob,
  creditIssued,
  invoiceHandlers,
  issueInvoiceJob,
} from "./invoices/index.ts";
import {
  billingChanged,
  detachCard,
  forgetCustomer,
  handleEvent,
  paymentChanged,
  paymentHandlers,
} from "./payments/index.ts";
import {
  contactRequestHandlers,
  contactRequestVocabularyUses,
  contactRequestChanged,
} from "./contact-requests/index.ts";
import { contactHandlers, forwardContact, sendReceipt } from "./contacts/index.ts";
import { credentialHandlers, sendEmailUndo } from "./credentials/index.ts";
import { backOfficeHandlers, entityHandlers } from "./back-office/index.ts";
import { installationHandlers } from "./installation/index.ts";
import { operationHandlers } from "./operations/index.ts";
import { carryOutRun, runChanged, runHandlers } from "./runs/index.ts";
import { statisticsHandlers } from "./statistics/index.ts";
import { stepUpHandlers } from "./step-up/index.ts";
import { blockHandlers } from "./blocks/index.ts";
import { adminChannelHandlers, channelChanged, channelHandlers, canSeeChannelCover } from "./channels/index.ts";
import { commentChanged, commentHandlers } from "./comments/index.ts";
import { feedHandlers } from "./feed/index.ts";
import { followHandlers } from "./follows/index.ts";
import { linkPreviewHandlers } from "./link-previews/index.ts";
import { messageChanged, messageHandlers, canSeeMessageFile, notifyUnreadJob } from "./messages/index.ts";
import { moderationHandlers } from "./moderation/index.ts";
import {
  adminPostHandlers,
  postChanged,
  postHandlers,
  canSeePostImage,
  spacePostHandlers,
  notifyChannelJob,
} from "./posts/index.ts";
import { activityHandlers } from "./activity/index.ts";
import { relationSkillUses } from "./evidence/index.ts";
import { interviewChanged, interviewHandlers, remindOfInterview } from "./interviews/index.ts";
import { filterListHandlers } from "./filter-lists/index.ts";
import { fileHandlers, removeObjects } from "./files/index.ts";
import type { EventDefinition } from "./kernel/event.ts";
import type { FilterSource } from "./kernel/filter-source.ts";
import type { Handlers } from "./kernel/handlers.ts";
import type { IndexSource } from "./kernel/index-source.ts";
import type { SkillReferenceColumn } from "./kernel/skill-use.ts";
import type { VocabularyReferenceColumn } from "./kernel/vocabulary-use.ts";
import {
  jobPostFilterSources,
  jobPostHandlers,
  jobPostSkillUse,
  jobPostSource,
  jobPostVocabularyUses,
  jobPostClosed,
} from "./job-posts/index.ts";
import { jobWishHandlers } from "./job-wishes/index.ts";
import { jobDescriptionHandlers } from "./job-descriptions/index.ts";
import { locationHandlers } from "./locations/index.ts";
import { mapHandlers } from "./maps/index.ts";
import {
  insertOwner,
  memberChanged,
  memberHandlers,
  sendInvitation,
  sendJoinRequest,
  sendMemberNotice,
} from "./members/index.ts";
import { notificationChanged, notificationHandlers, sendDigest, sendNotificationMail } from "./notifications/index.ts";
import { passkeyHandlers } from "./passkeys/index.ts";
import { peopleHandlers, personSource } from "./people/index.ts";
import { personalDataHandlers } from "./personal-data/index.ts";
import { realtimeHandlers } from "./realtime/index.ts";
import { registerReactions } from "./register-reactions.ts";
import { deleteUploadsOf, readDocument, resumeUploadChanged, resumeUploadHandlers } from "./resume-uploads/index.ts";
import {
  resumeFilterSources,
  resumeHandlers,
  resumeSkillUse,
  resumeVocabularyUses,
  suggestJob,
} from "./resumes/index.ts";
import { duplicateHandlers } from "./duplicates/index.ts";
import { presenceChanged, presenceHandlers } from "./presence/index.ts";
import { salaryHandlers } from "./salaries/index.ts";
import { scorecardHandlers } from "./scorecards/index.ts";
import { jobFitHandlers } from "./fits/index.ts";
import { jobMarkHandlers } from "./job-marks/index.ts";
import { talentHomeHandlers } from "./talent-home/index.ts";
import { savedJobHandlers } from "./saved-jobs/index.ts";
import { mailGuestAlert, savedSearchHandlers, sendAlertConfirmation } from "./saved-searches/index.ts";
import { shortlistHandlers } from "./shortlists/index.ts";
import { occupationChanged, occupationSource, skillChanged, skillHandlers, skillSource } from "./skills/index.ts";
import { socialHandlers } from "./social/index.ts";
import { suggestForResume } from "./suggestions/index.ts";
import { spaceChanged, spaceHandlers, spaceSource, spaceVocabularyUses } from "./spaces/index.ts";
import { resumeSource, talentSearchHandlers } from "./talent-search/index.ts";
import { disclosureHandlers } from "./disclosures/index.ts";
import { sendDomainLink, verificationHandlers } from "./verification/index.ts";
import { vocabularyChanged, vocabularyHandlers, vocabularySource } from "./vocabulary/index.ts";

/** Tables that refer to skills. apps/api/test/skills/skill-admin.test.ts fails for a foreign key that is missing here. */
export const skillUses: readonly SkillReferenceColumn[] = [jobPostSkillUse, resumeSkillUse, ...relationSkillUses];

/** Tables that refer to codes of the value lists. apps/api/test/vocabulary/vocabulary-uses.test.ts fails for a foreign key that is missing here. */
export const vocabularyUses: readonly VocabularyReferenceColumn[] = [
  ...jobPostVocabularyUses,
  ...resumeVocabularyUses,
  ...spaceVocabularyUses,
  ...contactRequestVocabularyUses,
];

/** The sources of all features from which the filter lists are built. */
export const filterSources: readonly FilterSource[] = [...jobPostFilterSources, ...resumeFilterSources];

export const indexes: readonly IndexSource[] = [
  jobPostSource,
  occupationSource,
  personSource,
  resumeSource,
  skillSource,
  spaceSource,
  vocabularySource,
];

registerReactions();

/** The route handlers of all features. This file also lists all events, jobs and indexes of the product, for the API and the worker. */
export const handlers: { [F in keyof AppRoutes]: Handlers<AppRoutes[F]> } = {
  accounts: accountHandlers,
  activity: activityHandlers,
  contacts: contactHandlers,
  credentials: credentialHandlers,
  passkeys: passkeyHandlers,
  stepUp: stepUpHandlers,
  social: socialHandlers,
  files: fileHandlers({ channelCover: canSeeChannelCover, messageFile: canSeeMessageFile, postImage: canSeePostImage }),
  spaces: spaceHandlers(insertOwner),
  members: memberHandlers,
  verification: verificationHandlers,
  disclosures: disclosureHandlers,
  vocabulary: vocabularyHandlers(vocabularyUses),
  skills: skillHandlers(skillUses),
  jobPosts: jobPostHandlers(checkClosingWords),
  clicks: clickHandlers,
  payments: paymentHandlers,
  collecting: collectingHandlers,
  invoices: invoiceHandlers,
  adminInvoices: adminInvoiceHandlers,
  ...entityHandlers,
  backOffice: backOfficeHandlers,
  runs: runHandlers,
  operations: operationHandlers(indexes),
  installation: installationHandlers,
  salaries: salaryHandlers,
  statistics: statisticsHandlers,
  contracts: contractHandlers(spaceChanged),
  savedJobs: savedJobHandlers,
  jobWishes: jobWishHandlers,
  jobMarks: jobMarkHandlers,
  jobFits: jobFitHandlers,
  talentHome: talentHomeHandlers,
  resumes: resumeHandlers(deleteUploadsOf, (ctx, { params, body }) => suggestForResume(ctx, params, body)),
  resumeUploads: resumeUploadHandlers,
  candidates: candidateHandlers,
  applications: applicationHandlers,
  scorecards: scorecardHandlers,
  presence: presenceHandlers,
  duplicates: duplicateHandlers,
  talentSearch: talentSearchHandlers,
  shortlists: shortlistHandlers,
  contactRequests: contactRequestHandlers,
  interviews: interviewHandlers,
  messages: messageHandlers,
  savedSearches: savedSearchHandlers,
  assistant: assistantHandlers,
  jobDescriptions: jobDescriptionHandlers,
  ai: aiHandlers,
  aiCalls: aiCallHandlers,
  posts: postHandlers,
  spacePosts: spacePostHandlers,
  adminPosts: adminPostHandlers,
  feed: feedHandlers,
  comments: commentHandlers,
  channels: channelHandlers,
  adminChannels: adminChannelHandlers,
  follows: followHandlers,
  blocks: blockHandlers,
  linkPreviews: linkPreviewHandlers,
  moderation: moderationHandlers,
  notifications: notificationHandlers,
  locations: locationHandlers,
  maps: mapHandlers,
  filterLists: filterListHandlers(filterSources),
  people: peopleHandlers,
  personalData: personalDataHandlers,
  realtime: realtimeHandlers,
};

export const events = [
  applicationChanged,
  applicationTold,
  billingChanged,
  channelChanged,
  commentChanged,
  notificationChanged,
  contactRequestChanged,
  interviewChanged,
  messageChanged,
  jobPostChangedEverywhere,
  memberChanged,
  occupationChanged,
  presenceChanged,
  personChangedEverywhere,
  postChanged,
  promiseChangedEverywhere,
  resumeChangedEverywhere,
  resumeUploadChanged,
  runChanged,
  sessionEnded,
  skillChanged,
  spaceChanged,
  vocabularyChanged,
] as unknown as readonly EventDefinition[];
export const jobs = [
  notifyStepJob,
  remindOfInterview,
  notifyUnreadJob,
  sendNotificationMail,
  sendDigest,
  readDocument,
  suggestJob,
  removeObjects,
  sendCode,
  sendEmailUndo,
  sendNotice,
  forwardContact,
  sendReceipt,
  sendAlertConfirmation,
  mailGuestAlert,
  sendInvitation,
  sendMemberNotice,
  sendJoinRequest,
  sendDomainLink,
  jobPostClosed,
  sendCandidateNotice,
  notifyChannelJob,
  handleEvent,
  paymentChanged,
  detachCard,
  forgetCustomer,
  closeLedgersJob,
  issueInvoiceJob,
  collectPaymentJob,
  creditIssued,
  refundPayment,
  carryOutRun,
] as unknown as readonly JobDefinition[];
