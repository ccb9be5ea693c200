import { collectingRoutes } from "./collecting/routes.ts";
import { contractRoutes } from "./contracts/routes.ts";
import { adminInvoiceRoutes, invoiceRoutes } from "./invoices/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { aboutEntities, entityFeatures } from "./back-office/entities/index.ts";
import { backOfficeRoutes } from "./back-office/routes.ts";
import { installationRoutes } from "./installation/routes.ts";
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
import { contactRequestRoutes } from "./contact-requests/routes.ts";
import { interviewRoutes } from "./interviews/routes.ts";
import { clickRoutes } from "./clicks/routes.ts";
import { contactRoutes } from "./contacts/routes.ts";
import { credentialRoutes } from "./credentials/routes.ts";
import { fileRoutes } from "./files/routes.ts";
import { filterListRoutes } from "./filter-lists/routes.ts";
import { jobDescriptionRoutes } from "./job-descriptions/routes.ts";
import { jobFitRoutes } from "./fits/routes.ts";
import { jobMarkRoutes } from "./job-marks/routes.ts";
import { jobPostRoutes } from "./job-posts/routes.ts";
import { jobWishRoutes } from "./job-wishes/routes.ts";
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
import { salaryRoutes } from "./salaries/routes.ts";
import { savedJobRoutes } from "./saved-jobs/routes.ts";
import { guestAlertRoutes } from "./saved-searches/guest-routes.ts";
import { savedSearchRoutes } from "./saved-searches/routes.ts";
import { shortlistRoutes } from "./shortlists/routes.ts";
import { talentHomeRoutes } from "./talent-home/routes.ts";
import { skillRoutes } from "./skills/routes.ts";
import { socialRoutes } from "./social/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { disclosureRoutes } from "./disclosures/routes.ts";
import { verificationRoutes } from "./verification/routes.ts";
import { spaceRoutes } from "./spaces/routes.ts";
import { stepUpRoutes } from "./step-up/routes.ts";
import { talentSearchRoutes } from "./talent-search/routes.ts";
import { vocabularyRoutes } from "./vocabulary/routes.ts";

/** Every route of the product, by feature. The api mounts them; the client and the OpenAPI document are derived from them. */
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
  jobWishes: jobWishRoutes,
  jobMarks: jobMarkRoutes,
  jobFits: jobFitRoutes,
  talentHome: talentHomeRoutes,
  resumes: resumeRoutes,
  resumeUploads: resumeUploadRoutes,
  candidates: candidateRoutes,
  applications: { ...applicationRoutes, ...applicationMemberRoutes },
  scorecards: scorecardRoutes,
  presence: presenceRoutes,
  duplicates: duplicateRoutes,
  talentSearch: talentSearchRoutes,
  shortlists: shortlistRoutes,
  contactRequests: contactRequestRoutes,
  interviews: interviewRoutes,
  messages: messageRoutes,
  savedSearches: { ...savedSearchRoutes, ...guestAlertRoutes },
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
  salaries: salaryRoutes,
  statistics: statisticsRoutes,
  ...entityFeatures,
  backOffice: backOfficeRoutes,
  runs: runRoutes,
  operations: operationRoutes,
  installation: installationRoutes,
  notifications: notificationRoutes,
  locations: locationRoutes,
  maps: mapRoutes,
  filterLists: filterListRoutes,
  people: peopleRoutes,
  personalData: personalDataRoutes,
  realtime: realtimeRoutes,
};
export type AppRoutes = typeof routes;

/** The tag descriptions of the OpenAPI document. A feature without a description does not compile. */
export const aboutFeatures: Record<keyof AppRoutes, string> = {
  accounts: "Sign-up, sign-in and sign-out; the own account and its sign-ins",
  activity: "A person's own activity log: what they did and what happened to their account",
  contacts: "Messages to the operators of the installation; the captcha",
  credentials: "Passwords and email addresses: reset and change, each confirmed by a mailed code",
  passkeys: "Sign-in without a password, with a key that stays on the user's device",
  stepUp: "Identity confirmation before changes to how the account is accessed",
  social: "Sign-up and sign-in with Google, GitHub and X",
  files: "Images and documents: uploads and access to them",
  spaces: "A company's page and workspace, and its publishing slots",
  members: "Members of a Space, their roles, and invitations",
  disclosures: "The log of who saw a talent's data, for the talent",
  verification: "Verification of a Space by DNS record, mailed link or VAT number",
  vocabulary: "The value lists of forms, in Italian and English, and their maintenance",
  skills: "Skills and job titles, by category and name; proposals for new ones",
  jobPosts: "Job posts: drafts, publication, closing and search",
  clicks: "Views of job posts and their sources, counted anonymously; the cost of sponsoring",
  payments: "Cards of people and Spaces, stored by the payment provider; and the provider's webhooks",
  collecting: "Payment of open amounts, with a card and its owner's consent",
  invoices: "Amounts that a Space owes, month by month, and the documents for them",
  adminInvoices: "Issuing, collecting and cancelling invoices; the responses of the tax office",
  contracts: "Agreements with a Space: licence, slots, dates",
  salaries: "The salary compass: what published jobs offer, by role, region, collective agreement and year",
  savedJobs: "Job posts that a person saved for later",
  jobWishes: "What a talent looks for in a job: roles, place, contracts, hours, minimum salary, notice period",
  jobFits: "Open jobs in order of how well a talent's CV covers their requirements, for the talent only",
  jobMarks: "A person's marks on jobs: applied, saved, seen; jobs and Spaces hidden from their job search",
  talentHome: "The home of a signed-in talent: what waits for them, by deadline, and what is new",
  resumes: "A talent's resume: its content, its visibility, versions, links and documents",
  resumeUploads: "CV upload: stored, scanned, parsed and reviewed by its owner before it changes the resume",
  candidates: "CVs that a Space adds, and the rights of the people they describe",
  applications: "Applications: evidence, board, moves, and one timeline for both sides",
  scorecards: "Assessments of an application by members of a Space, criterion by criterion and without a number",
  presence: "Colleagues who have an application open at this moment",
  duplicates: "Candidates of a Space who may be the same person: suggested, never merged",
  talentSearch: "Search for people who agreed to be found; results show evidence from their resumes instead of a score",
  shortlists: "People whom a Space wants to remember, and why",
  interviews: "Times that a Space proposes and a talent picks, in both sides' time zones and calendars",
  contactRequests: "Contact with people found by search: concrete terms first, contact details after acceptance",
  messages: "Messages between the two sides of an application or of an accepted contact request",
  savedSearches: "Searches that are repeated automatically, for both sides",
  assistant: "Questions about resumes, answered with quotations from them or not at all",
  jobDescriptions: "Drafts of job posts, based only on the given facts",
  ai: "Every AI task, by name",
  aiCalls: "AI permissions of people and Spaces, their costs, and the register of every call",
  posts: "Posts of people, with pictures, links and jobs; and their likes",
  spacePosts: "Posts that members write for a Space",
  adminPosts: "Posts of the installation, and the administration of all posts",
  feed: "Posts in chronological order, each with the reason why the reader sees it",
  comments: "Comments on posts, in two levels",
  channels: "Channels by trade, right or place: members and moderators",
  adminChannels: "Opening, changing and closing channels",
  follows: "People, Spaces and tags that a user follows",
  blocks: "People and Spaces that a user blocks",
  linkPreviews: "Previews of web pages, fetched from outside our own network",
  moderation: "Reports, decisions with their reasons, and appeals",
  statistics: "Statistics of a Space's job posts, from the first view to the hire, and of its replies",
  ...aboutEntities,
  backOffice: "Creating accounts, scopes, bulk actions, exports, saved lists; access log and change history",
  runs: "Background runs: dry or real, their progress and their results",
  operations: "Health of servers, queues, indexes and mail; maintenance mode",
  installation: "The operator's identity: product name, company, contact addresses",
  notifications: "Notifications in the product and by mail, and how to receive fewer",
  locations: "The gazetteer of places",
  maps: "Places and addresses, from the map service",
  filterLists: "Filter options, from the values in use",
  people: "Public profiles, and each person's visibility settings",
  personalData: "All data stored about a person, for that person: export and erasure",
  realtime: "Access to the broker: change events",
};
