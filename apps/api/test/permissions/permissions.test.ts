import { routes, type AppRoutes, type JobPostId, type SpaceId } from "@orbita/contract";
import { problemText } from "@orbita/i18n";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { accountsRows } from "./accounts.ts";
import { activityRows } from "./activity.ts";
import { applicationsRows } from "./applications.ts";
import { adminInvoicesRows, collectingRows, contractsRows, invoicesRows, paymentsRows } from "./billing.ts";
import {
  backOfficeRows,
  entityRows,
  installationRows,
  operationsRows,
  runsRows,
  statisticsRows,
} from "./back-office.ts";
import { candidatesRows } from "./candidates.ts";
import { clicksRows } from "./clicks.ts";
import { credentialsRows } from "./credentials.ts";
import { aiCallsRows, aiRows, assistantRows, jobDescriptionsRows } from "./ai.ts";
import {
  adminChannelsRows,
  adminPostsRows,
  blocksRows,
  channelsRows,
  commentsRows,
  feedRows,
  followsRows,
  linkPreviewsRows,
  moderationRows,
  postsRows,
  spacePostsRows,
} from "./feed.ts";
import { filesRows } from "./files.ts";
import { contactsRows } from "./contacts.ts";
import { jobPostsRows } from "./job-posts.ts";
import { membersRows } from "./members.ts";
import { notificationsRows } from "./notifications.ts";
import { passkeysRows } from "./passkeys.ts";
import { peopleRows } from "./people.ts";
import { locationsRows, mapsRows } from "./places.ts";
import { personalDataRows } from "./personal-data.ts";
import {
  everyone,
  roles,
  type CallerRole,
  type PermissionCase,
  type PermissionCases,
  type PermissionVerdict,
  type PermissionWorld,
} from "./roles.ts";
import { resumeUploadsRows } from "./resume-uploads.ts";
import { resumesRows } from "./resumes.ts";
import { duplicatesRows, presenceRows, scorecardsRows } from "./scorecards.ts";
import { jobWishesRows, savedJobsRows, talentHomeRows } from "./saved-jobs.ts";
import { jobFitsRows, jobMarksRows } from "./job-marks.ts";
import { contactRequestsRows } from "./contact-requests.ts";
import { interviewsRows } from "./interviews.ts";
import { messagesRows } from "./messages.ts";
import { savedSearchesRows } from "./saved-searches.ts";
import { shortlistsRows } from "./shortlists.ts";
import { talentSearchRows } from "./talent-search.ts";
import { salariesRows } from "./salaries.ts";
import { skillsRows } from "./skills.ts";
import { socialRows } from "./social.ts";
import { stepUpRows } from "./step-up.ts";
import { spacesRows } from "./spaces.ts";
import { disclosuresRows, verificationRows } from "./verification.ts";
import { filterListsRows, vocabularyRows } from "./vocabulary.ts";

/** The expected outcome (admitted, unauthenticated or denied) of each route for each role. A route without a row does not compile. */
const matrix: { [F in keyof AppRoutes]: PermissionCases<F> } = {
  accounts: accountsRows,
  activity: activityRows,
  ai: aiRows,
  aiCalls: aiCallsRows,
  assistant: assistantRows,
  jobDescriptions: jobDescriptionsRows,
  applications: applicationsRows,
  credentials: credentialsRows,
  passkeys: passkeysRows,
  stepUp: stepUpRows,
  social: socialRows,
  files: filesRows,
  contacts: contactsRows,
  spaces: spacesRows,
  members: membersRows,
  verification: verificationRows,
  disclosures: disclosuresRows,
  posts: postsRows,
  spacePosts: spacePostsRows,
  adminPosts: adminPostsRows,
  feed: feedRows,
  comments: commentsRows,
  channels: channelsRows,
  adminChannels: adminChannelsRows,
  follows: followsRows,
  blocks: blocksRows,
  linkPreviews: linkPreviewsRows,
  moderation: moderationRows,
  notifications: notificationsRows,
  salaries: salariesRows,
  skills: skillsRows,
  jobPosts: jobPostsRows,
  candidates: candidatesRows,
  scorecards: scorecardsRows,
  presence: presenceRows,
  duplicates: duplicatesRows,
  clicks: clicksRows,
  payments: paymentsRows,
  collecting: collectingRows,
  invoices: invoicesRows,
  adminInvoices: adminInvoicesRows,
  contracts: contractsRows,
  ...entityRows,
  backOffice: backOfficeRows,
  runs: runsRows,
  operations: operationsRows,
  installation: installationRows,
  statistics: statisticsRows,
  resumeUploads: resumeUploadsRows,
  savedJobs: savedJobsRows,
  jobWishes: jobWishesRows,
  jobMarks: jobMarksRows,
  jobFits: jobFitsRows,
  talentHome: talentHomeRows,
  resumes: resumesRows,
  talentSearch: talentSearchRows,
  shortlists: shortlistsRows,
  contactRequests: contactRequestsRows,
  interviews: interviewsRows,
  messages: messagesRows,
  savedSearches: savedSearchesRows,
  locations: locationsRows,
  maps: mapsRows,
  vocabulary: vocabularyRows,
  filterLists: filterListsRows,
  people: peopleRows,
  personalData: personalDataRows,
  realtime: { open: { who: everyone, call: (c) => c.realtime.open({}) } },
};

let api: TestApi;
let people: Record<CallerRole, string | null>;
let world: PermissionWorld;
const absent: PermissionWorld = { spaceId: randomUUIDv7() as SpaceId, postId: randomUUIDv7() as JobPostId };

beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  const own = await aSpace(api.db, { freeSlots: 100 });
  const member = async (role: "viewer" | "recruiter") => {
    const { id: userId } = await aUser(api.db);
    await aMember(api.db, { spaceId: own.id, userId, role });
    return userId;
  };
  people = {
    guest: null,
    talent: (await aUser(api.db)).id,
    viewer: await member("viewer"),
    recruiter: await member("recruiter"),
    owner: own.userId,
    stranger: (await aSpace(api.db)).userId,
    admin: (await aUser(api.db, { admin: true })).id,
    disabled: (await aUser(api.db, { enabled: false })).id,
  };
  world = { spaceId: own.id as SpaceId, postId: "" as JobPostId };
});
afterAll(() => api.stop());

const verdictOf = (code: string | null): PermissionVerdict =>
  code === "access.unauthenticated" ? "unauthenticated" : code === "access.denied" ? "denied" : "in";

const clients = new Map<CallerRole, ApiClient>();
async function clientOf(role: CallerRole): Promise<ApiClient> {
  const userId = people[role];
  if (userId === null) return api.guest;
  const client = clients.get(role) ?? (await api.as(userId));
  clients.set(role, client);
  return client;
}

/** The owner's Space with a job post that no earlier call has changed. Most routes do not use the post. */
let unusedPostId: JobPostId | null = null;
async function ownWorld(): Promise<PermissionWorld> {
  const postId = (unusedPostId ??= (await aJobPost(api.db, { spaceId: world.spaceId })).id as JobPostId);
  return {
    ...world,
    get postId() {
      unusedPostId = null;
      return postId;
    },
  };
}

type RouteCall = (client: ApiClient) => Promise<unknown>;
/** The outcome of one call in a role. All routes share one session per role; if a route has ended that session, signs in again. */
async function verdict(role: CallerRole, expected: PermissionVerdict, ask: RouteCall): Promise<PermissionVerdict> {
  const first = verdictOf(await codeOf(ask(await clientOf(role))));
  if (first !== "unauthenticated" || expected === "unauthenticated") return first;
  clients.delete(role);
  return verdictOf(await codeOf(ask(await clientOf(role))));
}

const rows = Object.entries(routes).flatMap(([feature, all]) =>
  Object.keys(all).map((name) => [`${feature}.${name}`, feature, name] as const),
);

describe("permissions of every role on every route", () => {
  test.each(rows)("route %s → admits exactly the roles of the permission matrix", async (_, feature, name) => {
    const { who, call, absent: missing } = (matrix as Record<string, Record<string, PermissionCase>>)[feature]![name]!;
    for (const role of roles) {
      const own = await ownWorld();
      const ask: RouteCall = (client) => call(client, own, { spaceId: world.spaceId });
      expect([role, await verdict(role, who[role], ask)]).toEqual([role, who[role]]);
      if (missing && who[role] === "in")
        expect([role, await codeOf(call(await clientOf(role), absent, {}))]).toEqual([role, missing]);
    }
  });
});

test("request to a route whose scope the user does not have → 403 in the caller's language", async () => {
  const ask = (language: string) =>
    fetch(`${api.baseUrl}/location/search`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-request-scope": "admin",
        "accept-language": language,
        authorization: token,
      },
      body: "{}",
    }).then((answer) => answer.json() as Promise<{ status: number; title: string }>);
  const token = `Bearer ${(await api.tokenOf((await aUser(api.db)).id)).token}`;
  expect(await ask("en")).toMatchObject({ status: 403, title: problemText("access.denied", "en") });
  expect((await ask("it")).title).toBe(problemText("access.denied", "it"));
});
