import { accountRoutes } from "./accounts/routes.ts";
import { selfRoutes } from "./accounts/self-routes.ts";
import { activityRoutes } from "./activity/routes.ts";
import { applicationMemberRoutes } from "./applications/member-routes.ts";
import { applicationRoutes } from "./applications/routes.ts";
import { candidateRoutes } from "./candidates/routes.ts";
import { contactOfferRoutes } from "./contact-offers/routes.ts";
import { clickRoutes } from "./clicks/routes.ts";
import { contactRoutes } from "./contacts/routes.ts";
import { credentialRoutes } from "./credentials/routes.ts";
import { fileRoutes } from "./files/routes.ts";
import { filterListRoutes } from "./filter-lists/routes.ts";
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
import { savedJobRoutes } from "./saved-jobs/routes.ts";
import { savedSearchRoutes } from "./saved-searches/routes.ts";
import { shortlistRoutes } from "./shortlists/routes.ts";
import { skillRoutes } from "./skills/routes.ts";
import { socialRoutes } from "./social/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { spaceRoutes } from "./spaces/routes.ts";
import { talentSearchRoutes } from "./talent-search/routes.ts";
import { vocabularyRoutes } from "./vocabulary/routes.ts";

/** Every route of the product, by feature: the api mounts it, the client and the OpenAPI document are derived from it. */
export const routes = {
  accounts: { ...accountRoutes, ...selfRoutes },
  activity: activityRoutes,
  contacts: contactRoutes,
  credentials: credentialRoutes,
  passkeys: passkeyRoutes,
  social: socialRoutes,
  files: fileRoutes,
  spaces: spaceRoutes,
  members: memberRoutes,
  vocabulary: vocabularyRoutes,
  skills: skillRoutes,
  jobPosts: jobPostRoutes,
  clicks: clickRoutes,
  savedJobs: savedJobRoutes,
  resumes: resumeRoutes,
  resumeUploads: resumeUploadRoutes,
  candidates: candidateRoutes,
  applications: { ...applicationRoutes, ...applicationMemberRoutes },
  talentSearch: talentSearchRoutes,
  shortlists: shortlistRoutes,
  contactOffers: contactOfferRoutes,
  savedSearches: savedSearchRoutes,
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
  social: "Signing up and in with Google, GitHub and X",
  files: "Images and documents: what one may upload, and who may read it",
  spaces: "A company's page and workspace, and its publishing slots",
  members: "Who is in a Space, in which role; invitations",
  vocabulary: "The value lists that forms offer, in Italian and English, and their care",
  skills: "Skills and job titles, by category and name; proposals for more",
  jobPosts: "Job ads, from draft to publication and out of it, and how they are found",
  clicks: "Who opens job posts and from where, counted without knowing who; what sponsoring costs",
  savedJobs: "Job posts that a person keeps for later",
  resumes: "What a talent says of themselves; what others see of it, its versions, links and documents",
  resumeUploads: "A CV goes in: stored, scanned, read, reviewed by its owner, and only then in the resume",
  candidates: "CVs that a Space adds, and what the people they are of can do about it",
  applications: "Applying, and what becomes of it: evidence, board, moves, and one timeline for both sides",
  talentSearch: "Finding people who let themselves be found, with what their resumes say instead of a score",
  shortlists: "People whom a Space wants to remember, and why",
  contactOffers: "Writing to somebody whom one found: a concrete offer first, contacts after a yes",
  savedSearches: "Questions that are asked again by themselves, for both sides",
  notifications: "What a person is told, here and by mail, and how to be told less",
  locations: "The gazetteer of places",
  maps: "Places and addresses, as maps know them",
  filterLists: "What filters can offer, from what is in use",
  people: "People as others see them, and what each person lets others see",
  personalData: "Everything that is kept about a person, for that person: to take along, or to be forgotten",
  realtime: "The door to the broker: hints that something changed",
};
