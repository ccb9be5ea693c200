import { routes, type AppRoutes, type JobPostId, type SpaceId } from "@orbita/contract";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "./harness.ts";
import { accountsRows } from "./permissions/accounts.ts";
import { activityRows } from "./permissions/activity.ts";
import { applicationsRows } from "./permissions/applications.ts";
import { adminInvoicesRows, collectingRows, contractsRows, invoicesRows, paymentsRows } from "./permissions/billing.ts";
import { backOfficeRows, entityRows, operationsRows, runsRows, statisticsRows } from "./permissions/back-office.ts";
import { candidatesRows } from "./permissions/candidates.ts";
import { clicksRows } from "./permissions/clicks.ts";
import { credentialsRows } from "./permissions/credentials.ts";
import { aiCallsRows, aiRows, assistantRows, jobDescriptionsRows } from "./permissions/ai.ts";
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
} from "./permissions/feed.ts";
import { filesRows } from "./permissions/files.ts";
import { contactsRows } from "./permissions/contacts.ts";
import { jobPostsRows } from "./permissions/job-posts.ts";
import { membersRows } from "./permissions/members.ts";
import { notificationsRows } from "./permissions/notifications.ts";
import { passkeysRows } from "./permissions/passkeys.ts";
import { peopleRows } from "./permissions/people.ts";
import { locationsRows, mapsRows } from "./permissions/places.ts";
import { personalDataRows } from "./permissions/personal-data.ts";
import { everyone, roles, type Role, type Row, type Rows, type Verdict, type World } from "./permissions/roles.ts";
import { resumeUploadsRows } from "./permissions/resume-uploads.ts";
import { resumesRows } from "./permissions/resumes.ts";
import { duplicatesRows, presenceRows, scorecardsRows } from "./permissions/scorecards.ts";
import { savedJobsRows } from "./permissions/saved-jobs.ts";
import { contactOffersRows } from "./permissions/contact-offers.ts";
import { interviewsRows } from "./permissions/interviews.ts";
import { messagesRows } from "./permissions/messages.ts";
import { savedSearchesRows } from "./permissions/saved-searches.ts";
import { shortlistsRows } from "./permissions/shortlists.ts";
import { talentSearchRows } from "./permissions/talent-search.ts";
import { skillsRows } from "./permissions/skills.ts";
import { socialRows } from "./permissions/social.ts";
import { stepUpRows } from "./permissions/step-up.ts";
import { spacesRows } from "./permissions/spaces.ts";
import { disclosuresRows, verificationRows } from "./permissions/verification.ts";
import { filterListsRows, vocabularyRows } from "./permissions/vocabulary.ts";

/** A route without a row does not compile; a route with a wrong verdict fails below. */
const matrix: { [F in keyof AppRoutes]: Rows<F> } = {
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
  statistics: statisticsRows,
  resumeUploads: resumeUploadsRows,
  savedJobs: savedJobsRows,
  resumes: resumesRows,
  talentSearch: talentSearchRows,
  shortlists: shortlistsRows,
  contactOffers: contactOffersRows,
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
let people: Record<Role, string | null>;
let world: World;
const absent: World = { spaceId: randomUUIDv7() as SpaceId, postId: randomUUIDv7() as JobPostId };

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

const verdictOf = (code: string | null): Verdict =>
  code === "access.unauthenticated" ? "unauthenticated" : code === "access.denied" ? "denied" : "in";

const clients = new Map<Role, ApiClient>();
async function clientOf(role: Role): Promise<ApiClient> {
  const userId = people[role];
  if (userId === null) return api.guest;
  const client = clients.get(role) ?? (await api.as(userId));
  clients.set(role, client);
  return client;
}

/** The owner's Space with a job post that no other call has changed. Most routes do not use the post. */
let unusedPostId: JobPostId | null = null;
async function ownWorld(): Promise<World> {
  const postId = (unusedPostId ??= (await aJobPost(api.db, { spaceId: world.spaceId })).id as JobPostId);
  return {
    ...world,
    get postId() {
      unusedPostId = null;
      return postId;
    },
  };
}

type Ask = (client: ApiClient) => Promise<unknown>;
/** Uses one session for all routes, and signs in again after routes that end it. */
async function verdict(role: Role, expected: Verdict, ask: Ask): Promise<Verdict> {
  const first = verdictOf(await codeOf(ask(await clientOf(role))));
  if (first !== "unauthenticated" || expected === "unauthenticated") return first;
  clients.delete(role);
  return verdictOf(await codeOf(ask(await clientOf(role))));
}

const rows = Object.entries(routes).flatMap(([feature, all]) =>
  Object.keys(all).map((name) => [`${feature}.${name}`, feature, name] as const),
);

describe("every route by every role", () => {
  test.each(rows)("%s", async (_, feature, name) => {
    const { who, call, absent: missing } = (matrix as Record<string, Record<string, Row>>)[feature]![name]!;
    for (const role of roles) {
      const own = await ownWorld();
      const ask: Ask = (client) => call(client, own, { spaceId: world.spaceId });
      expect([role, await verdict(role, who[role], ask)]).toEqual([role, who[role]]);
      if (missing && who[role] === "in")
        expect([role, await codeOf(call(await clientOf(role), absent, {}))]).toEqual([role, missing]);
    }
  });
});

test("scope that the user does not have → 403 in the reader's language", async () => {
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
  expect(await ask("en")).toMatchObject({ status: 403, title: "You do not have permission to access this" });
  expect((await ask("it")).title).not.toBe("You do not have permission to access this");
});
