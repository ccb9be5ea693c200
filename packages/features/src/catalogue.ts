import type { AppRoutes } from "@orbita/contract";
import type { Job } from "@orbita/db";
import { accountHandlers, sendCode, sendNotice, sessionEnded } from "./accounts/index.ts";
import { aiHandlers } from "./ai/index.ts";
import { aiCallHandlers } from "./ai-calls/index.ts";
import {
  applicationChanged,
  checkClosingWords,
  applicationHandlers,
  applicationTold,
  onApplicationEnded,
  tellStep,
} from "./applications/index.ts";
import { assistantHandlers } from "./assistant/index.ts";
import { candidateHandlers, sendCandidateNotice } from "./candidates/index.ts";
import { clickHandlers } from "./clicks/index.ts";
import { collectingHandlers, refundPayment } from "./collecting/index.ts";
import { contractHandlers } from "./contracts/index.ts";
import {
  adminInvoiceHandlers,
  billingChanged,
  closeLedgers,
  collectPayment,
  creditIssued,
  invoiceHandlers,
  issueInvoice,
} from "./invoices/index.ts";
import { detachCard, forgetCustomer, handleEvent, paymentChanged, paymentHandlers } from "./payments/index.ts";
import { contactOfferHandlers, contactOfferVocabularyUses, offerChanged } from "./contact-offers/index.ts";
import { contactHandlers, forwardContact, sendReceipt } from "./contacts/index.ts";
import { credentialHandlers, sendEmailUndo } from "./credentials/index.ts";
import { backOfficeHandlers, entityHandlers } from "./back-office/index.ts";
import { operationHandlers } from "./operations/index.ts";
import { carryOutRun, runChanged, runHandlers } from "./runs/index.ts";
import { statisticsHandlers } from "./statistics/index.ts";
import { stepUpHandlers } from "./step-up/index.ts";
import { blockHandlers } from "./blocks/index.ts";
import { adminChannelHandlers, channelChanged, channelHandlers, seesChannelCover } from "./channels/index.ts";
import { commentChanged, commentHandlers } from "./comments/index.ts";
import { feedHandlers } from "./feed/index.ts";
import { followHandlers } from "./follows/index.ts";
import { linkPreviewHandlers } from "./link-previews/index.ts";
import { messageChanged, messageHandlers, seesMessageFile, tellUnread } from "./messages/index.ts";
import { moderationHandlers } from "./moderation/index.ts";
import {
  adminPostHandlers,
  postChanged,
  postHandlers,
  seesPostImage,
  spacePostHandlers,
  tellChannel,
} from "./posts/index.ts";
import { activityHandlers } from "./activity/index.ts";
import { relationSkillUses } from "./evidence/index.ts";
import { interviewsEnd, interviewChanged, interviewHandlers, remindOfInterview } from "./interviews/index.ts";
import { filterListHandlers } from "./filter-lists/index.ts";
import { fileHandlers, removeObjects } from "./files/index.ts";
import { alsoProjecting, type Event } from "./kernel/event.ts";
import type { FilterSource } from "./kernel/filter-source.ts";
import type { Handlers } from "./kernel/handlers.ts";
import type { IndexSource } from "./kernel/index-source.ts";
import type { SkillUse } from "./kernel/skill-use.ts";
import type { VocabularyUse } from "./kernel/vocabulary-use.ts";
import {
  jobPostChanged,
  jobPostFilterSources,
  jobPostHandlers,
  jobPostSkillUse,
  jobPostSource,
  jobPostVocabularyUses,
  jobPostClosed,
} from "./job-posts/index.ts";
import { jobDescriptionHandlers } from "./job-descriptions/index.ts";
import { locationHandlers } from "./locations/index.ts";
import { mapHandlers } from "./maps/index.ts";
import { memberChanged, memberHandlers, sendInvitation, sendJoinRequest, sendMemberNotice } from "./members/index.ts";
import { notificationChanged, notificationHandlers, sendDigest, sendNotificationMail } from "./notifications/index.ts";
import { passkeyHandlers } from "./passkeys/index.ts";
import { peopleHandlers, personChanged, personSource, projectPeople } from "./people/index.ts";
import { personalDataHandlers } from "./personal-data/index.ts";
import { promiseChanged } from "./promises/index.ts";
import { realtimeHandlers } from "./realtime/index.ts";
import { readDocument, resumeUploadChanged, resumeUploadHandlers } from "./resume-uploads/index.ts";
import {
  resumeChanged,
  resumeFilterSources,
  resumeHandlers,
  resumeSkillUse,
  resumeVocabularyUses,
} from "./resumes/index.ts";
import { duplicateHandlers } from "./duplicates/index.ts";
import { presenceChanged, presenceHandlers } from "./presence/index.ts";
import { scorecardHandlers } from "./scorecards/index.ts";
import { savedJobHandlers } from "./saved-jobs/index.ts";
import { savedSearchHandlers } from "./saved-searches/index.ts";
import { shortlistHandlers } from "./shortlists/index.ts";
import { occupationChanged, occupationSource, skillChanged, skillHandlers, skillSource } from "./skills/index.ts";
import { socialHandlers } from "./social/index.ts";
import {
  projectSpaces,
  projectSpacesOfPosts,
  spaceChanged,
  spaceHandlers,
  spaceSource,
  spaceVocabularyUses,
} from "./spaces/index.ts";
import { projectResumes, projectResumesOf, resumeSource, talentSearchHandlers } from "./talent-search/index.ts";
import { disclosureHandlers } from "./disclosures/index.ts";
import { sendDomainLink, verificationHandlers } from "./verification/index.ts";
import { vocabularyChanged, vocabularyHandlers, vocabularySource } from "./vocabulary/index.ts";

/** Tables that refer to skills. apps/api/test/skill-admin.test.ts fails for a foreign key that is missing here. */
export const skillUses: readonly SkillUse[] = [jobPostSkillUse, resumeSkillUse, ...relationSkillUses];

/** Tables that refer to codes of the value lists. apps/api/test/vocabulary-uses.test.ts fails for a foreign key that is missing here. */
export const vocabularyUses: readonly VocabularyUse[] = [
  ...jobPostVocabularyUses,
  ...resumeVocabularyUses,
  ...spaceVocabularyUses,
  ...contactOfferVocabularyUses,
];

/** Sources from which the filter lists are built. */
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

// Interviews depend on applications, not the reverse: see `onApplicationEnded`.
onApplicationEnded(interviewsEnd);

/** The route handlers of all features. This file also lists all events, jobs and indexes of the product, for the API and the worker. */
export const handlers: { [F in keyof AppRoutes]: Handlers<AppRoutes[F]> } = {
  accounts: accountHandlers,
  activity: activityHandlers,
  contacts: contactHandlers,
  credentials: credentialHandlers,
  passkeys: passkeyHandlers,
  stepUp: stepUpHandlers,
  social: socialHandlers,
  files: fileHandlers({ channelCover: seesChannelCover, messageFile: seesMessageFile, postImage: seesPostImage }),
  spaces: spaceHandlers,
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
  statistics: statisticsHandlers,
  contracts: contractHandlers,
  savedJobs: savedJobHandlers,
  resumes: resumeHandlers,
  resumeUploads: resumeUploadHandlers,
  candidates: candidateHandlers,
  applications: applicationHandlers,
  scorecards: scorecardHandlers,
  presence: presenceHandlers,
  duplicates: duplicateHandlers,
  talentSearch: talentSearchHandlers,
  shortlists: shortlistHandlers,
  contactOffers: contactOfferHandlers,
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
/** A Space's search document contains its number of open posts; changes to drafts do not affect it. */
const jobPostChangedEverywhere = alsoProjecting(jobPostChanged, (db, payloads) =>
  projectSpacesOfPosts(
    db,
    payloads.filter(({ seen }) => seen).map(({ id }) => id),
  ),
);

/** A Space's search document contains its promise statistics. */
const promiseChangedEverywhere = alsoProjecting(promiseChanged, (db, payloads) =>
  projectSpaces(db, [...new Set(payloads.map(({ spaceId }) => spaceId))]),
);

/** A resume's search document contains the person's name and settings, and a person's document contains the resume's headline. */
const personChangedEverywhere = alsoProjecting(personChanged, (db, payloads) =>
  projectResumesOf(
    db,
    payloads.map(({ id }) => id),
  ),
);
const resumeChangedEverywhere = alsoProjecting(resumeChanged, async (db, payloads) => {
  const own = payloads.filter(({ ownerId }) => ownerId !== null);
  const [ids, owners] = [new Set(own.map(({ id }) => id)), new Set(own.map(({ ownerId }) => ownerId!))];
  return [...(await projectResumes(db, [...ids])), ...(await projectPeople(db, [...owners]))];
});

export const events = [
  applicationChanged,
  applicationTold,
  billingChanged,
  channelChanged,
  commentChanged,
  notificationChanged,
  offerChanged,
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
] as unknown as readonly Event[];
export const jobs = [
  tellStep,
  remindOfInterview,
  tellUnread,
  sendNotificationMail,
  sendDigest,
  readDocument,
  removeObjects,
  sendCode,
  sendEmailUndo,
  sendNotice,
  forwardContact,
  sendReceipt,
  sendInvitation,
  sendMemberNotice,
  sendJoinRequest,
  sendDomainLink,
  jobPostClosed,
  sendCandidateNotice,
  tellChannel,
  handleEvent,
  paymentChanged,
  detachCard,
  forgetCustomer,
  closeLedgers,
  issueInvoice,
  collectPayment,
  creditIssued,
  refundPayment,
  carryOutRun,
] as unknown as readonly Job[];
