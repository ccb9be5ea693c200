import { collectingRoutes } from "./collecting/routes.ts";
import { contractRoutes } from "./contracts/routes.ts";
import { adminInvoiceRoutes, invoiceRoutes } from "./invoices/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { aboutEntities, entityFeatures } from "./back-office/entities/index.ts";
import { backOfficeRoutes } from "./back-office/routes.ts";
import { operationRoutes } from "./operations/routes.ts";
import { runRoutes } from "./runs/routes.ts";
import { statisticsRoutes } from "./statistics/routes.ts";
import { blockRoutes } from "./blocks/routes.ts";
import { adminChannelRoutes, channelRoutes } from "./channels/routes.ts";
import { commentRoutes } from "./comments/routes.ts";
import { feedRoutes } from "./feed/routes.ts";
import { followRoutes } from "./follows/routes.ts";
import { linkPreviewRoutes } from "./link-previews/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { moderationRoutes } from "./moderation/routes.ts";
import { adminPostRoutes, postRoutes, spacePostRoutes } from "./posts/routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { selfRoutes } from "./accounts/self-routes.ts";
import { activityRoutes } from "./activity/routes.ts";
import { aiRoutes } from "./ai/routes.ts";
import { aiCallRoutes } from "./ai-calls/routes.ts";
import { applicationMemberRoutes } from "./applications/member-routes.ts";
import { applicationRoutes } from "./applications/routes.ts";
import { assistantRoutes } from "./assistant/routes.ts";
import { candidateRoutes } from "./candidates/routes.ts";
import { contactOfferRoutes } from "./contact-offers/routes.ts";
import { interviewRoutes } from "./interviews/routes.ts";
import { clickRoutes } from "./clicks/routes.ts";
import { contactRoutes } from "./contacts/routes.ts";
import { credentialRoutes } from "./credentials/routes.ts";
import { fileRoutes } from "./files/routes.ts";
import { filterListRoutes } from "./filter-lists/routes.ts";
import { jobDescriptionRoutes } from "./job-descriptions/routes.ts";
import { jobPostRoutes } from "./job-posts/routes.ts";
import { locationRoutes } from "./locations/routes.ts";
import { mapRoutes } from "./maps/routes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { personalDataRoutes } from "./personal-data/routes.ts";
import { realtimeRoutes } from "./realtime/routes.ts";
import { resumeUploadRoutes } from "./resume-uploads/routes.ts";
import { resumeRoutes } from "./resumes/routes.ts";
import { duplicateRoutes } from "./duplicates/routes.ts";
import { presenceRoutes } from "./presence/routes.ts";
import { scorecardRoutes } from "./scorecards/routes.ts";
import { savedJobRoutes } from "./saved-jobs/routes.ts";
import { savedSearchRoutes } from "./saved-searches/routes.ts";
import { shortlistRoutes } from "./shortlists/routes.ts";
import { skillRoutes } from "./skills/routes.ts";
import { socialRoutes } from "./social/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { disclosureRoutes } from "./disclosures/routes.ts";
import { verificationRoutes } from "./verification/routes.ts";
import { spaceRoutes } from "./spaces/routes.ts";
import { stepUpRoutes } from "./step-up/routes.ts";
import { talentSearchRoutes } from "./talent-search/routes.ts";
import { vocabularyRoutes } from "./vocabulary/routes.ts";

/** Every route of the product, by feature: the api mounts it, the client and the OpenAPI document are derived from it. */
export const routes = {
  accounts: { ...accountRoutes, ...selfRoutes },
  activity: activityRoutes,
  contacts: contactRoutes,
  credentials: credentialRoutes,
  passkeys: passkeyRoutes,
  stepUp: stepUpRoutes,
  social: socialRoutes,
  files: fileRoutes,
  spaces: spaceRoutes,
  members: memberRoutes,
  verification: verificationRoutes,
  disclosures: disclosureRoutes,
  vocabulary: vocabularyRoutes,
  skills: skillRoutes,
  jobPosts: jobPostRoutes,
  clicks: clickRoutes,
  payments: paymentRoutes,
  collecting: collectingRoutes,
  invoices: invoiceRoutes,
  adminInvoices: adminInvoiceRoutes,
  contracts: contractRoutes,
  savedJobs: savedJobRoutes,
  resumes: resumeRoutes,
  resumeUploads: resumeUploadRoutes,
  candidates: candidateRoutes,
  applications: { ...applicationRoutes, ...applicationMemberRoutes },
  scorecards: scorecardRoutes,
  presence: presenceRoutes,
  duplicates: duplicateRoutes,
  talentSearch: talentSearchRoutes,
  shortlists: shortlistRoutes,
  contactOffers: contactOfferRoutes,
  interviews: interviewRoutes,
  messages: messageRoutes,
  savedSearches: savedSearchRoutes,
  assistant: assistantRoutes,
  jobDescriptions: jobDescriptionRoutes,
  ai: aiRoutes,
  aiCalls: aiCallRoutes,
  posts: postRoutes,
  spacePosts: spacePostRoutes,
  adminPosts: adminPostRoutes,
  feed: feedRoutes,
  comments: commentRoutes,
  channels: channelRoutes,
  adminChannels: adminChannelRoutes,
  follows: followRoutes,
  blocks: blockRoutes,
  linkPreviews: linkPreviewRoutes,
  moderation: moderationRoutes,
  statistics: statisticsRoutes,
  ...entityFeatures,
  backOffice: backOfficeRoutes,
  runs: runRoutes,
  operations: operationRoutes,
  notifications: notificationRoutes,
  locations: locationRoutes,
  maps: mapRoutes,
  filterLists: filterListRoutes,
  people: peopleRoutes,
  personalData: personalDataRoutes,
  realtime: realtimeRoutes,
};
export type AppRoutes = typeof routes;

/** A feature without a word about it does not compile. */
export const aboutFeatures: Record<keyof AppRoutes, string> = {
  accounts: "Signing up, in and out; who one is, and where one is signed in",
  activity: "A person's own log: what they did and what happened to their account",
  contacts: "Writing to the people who run an installation; the captcha",
  credentials: "Passwords and addresses: reset and change, each confirmed by a mailed code",
  passkeys: "Signing in without a password: a key that stays in one's device",
  stepUp: "Confirming who one is, before a change of how the account is reached",
  social: "Signing up and in with Google, GitHub and X",
  files: "Images and documents: what one may upload, and who may read it",
  spaces: "A company's page and workspace, and its publishing slots",
  members: "Who is in a Space, in which role; invitations",
  disclosures: "Who saw a talent's data, for the talent",
  verification: "Verification of a Space by DNS record, mailed link or VAT number",
  vocabulary: "The value lists that forms offer, in Italian and English, and their care",
  skills: "Skills and job titles, by category and name; proposals for more",
  jobPosts: "Job ads, from draft to publication and out of it, and how they are found",
  clicks: "Who opens job posts and from where, counted without knowing who; what sponsoring costs",
  payments: "Cards of people and Spaces, kept by the payment provider; and what it says",
  collecting: "Paying what is open, with a card and its owner's consent",
  invoices: "What a Space owes, month by month, and the documents of it",
  adminInvoices: "Issuing, collecting, taking back; what the tax office answered",
  contracts: "What was agreed with a Space: licence, slots, dates",
  savedJobs: "Job posts that a person keeps for later",
  resumes: "What a talent says of themselves; what others see of it, its versions, links and documents",
  resumeUploads: "A CV goes in: stored, scanned, read, reviewed by its owner, and only then in the resume",
  candidates: "CVs that a Space adds, and what the people they are of can do about it",
  applications: "Applying, and what becomes of it: evidence, board, moves, and one timeline for both sides",
  scorecards: "What the members of a Space make of an application, criterion by criterion and without a number",
  presence: "Which colleagues have an application open at this moment",
  duplicates: "Candidates of a Space who may be the same person: suggested, never merged",
  talentSearch: "Finding people who let themselves be found, with what their resumes say instead of a score",
  shortlists: "People whom a Space wants to remember, and why",
  interviews: "Times that a Space proposes and a talent picks, on both sides' clocks and in their calendars",
  contactOffers: "Writing to somebody whom one found: a concrete offer first, contacts after a yes",
  messages: "What the two sides of an application, or of an accepted offer, say to each other",
  savedSearches: "Questions that are asked again by themselves, for both sides",
  assistant: "Questions about resumes, answered with their own lines or not at all",
  jobDescriptions: "Drafts of job ads from what was given, and from nothing else",
  ai: "Every task of the AI, by name",
  aiCalls: "What people and Spaces let an AI do, what it costs, and the register of every call",
  posts: "What people say, with pictures, links and jobs; and who likes it",
  spacePosts: "What is said in the name of a Space",
  adminPosts: "What the installation says, and its care of everybody's posts",
  feed: "Posts in order of time, each with why one sees it",
  comments: "What is said to a post, in two levels",
  channels: "Rooms by trade, right or place: who is in them and who looks after them",
  adminChannels: "Opening, changing and closing channels",
  follows: "People, Spaces and tags that one wants to hear of",
  blocks: "People and Spaces that one does not want to see",
  linkPreviews: "What pages of the web say of themselves, asked from outside our own network",
  moderation: "What was reported, what was decided, why, and how to contest it",
  statistics: "From the first view to the hire: what a Space's posts bring, and how it answers",
  ...aboutEntities,
  backOffice: "Opening accounts, scopes, acts on many, exports, kept lists; who looked and who changed what",
  runs: "What is done in the background: dry or real, how far it is, what came of it",
  operations: "How the servers, queues, indexes and mails are; closing the platform for maintenance",
  notifications: "What a person is told, here and by mail, and how to be told less",
  locations: "The gazetteer of places",
  maps: "Places and addresses, as maps know them",
  filterLists: "What filters can offer, from what is in use",
  people: "People as others see them, and what each person lets others see",
  personalData: "Everything that is kept about a person, for that person: to take along, or to be forgotten",
  realtime: "The door to the broker: hints that something changed",
};
