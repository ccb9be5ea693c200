import type { AppRoutes } from "@orbita/contract";
import { randomUUIDv7 } from "node:crypto";
import type { ApiClient } from "./harness.ts";

/** A searchable talent with an anonymous application. */
export type BlindApplicant = {
  readonly first: string;
  readonly last: string;
  readonly username: string;
  readonly email: string;
  readonly resumeId: string;
  readonly applicationId: string;
  readonly code: string;
  /** Phrases of four or more words in the applicant's resume that occur in no other resume. */
  readonly phrases: readonly string[];
};

export type MemberCaller = {
  /** A recruiter who acts for the Space; `person` is the same user without the Space. */
  readonly member: ApiClient;
  readonly person: ApiClient;
  readonly spaceId: string;
  readonly jobPostId: string;
  readonly shortlistId: string;
  readonly feedPostId: string;
};

/** A call whose response is collected for an applicant, or the reason why the route is irrelevant. */
type CallOrSkipReason = string | ((asker: MemberCaller, applicant: BlindApplicant) => Promise<unknown>);
type CallsOrSkipReasons<F extends keyof AppRoutes> = { readonly [N in keyof AppRoutes[F]]: CallOrSkipReason };

const talentsOwn = "the talent’s own: members of the Space cannot call it";
const write = "a write without an answer, or with the answer of the read beside it";
const own = "the member’s own things; no person of this Space’s applications is in it";
const guestAlerts = "a guest’s own alerts, by the token of their mails";
const file = (answer: { blob: Blob; filename: string } | null | undefined) =>
  answer?.blob.text().then((text) => ({ lines: [answer.filename, ...text.split("\n")] }));
const ofOne = ({ applicationId: id }: BlindApplicant) => ({ params: { id } });
const tab = randomUUIDv7();

const applications = {
  prepare: talentsOwn,
  apply: talentsOwn,
  exists: talentsOwn,
  searchMine: talentsOwn,
  readMine: talentsOwn,
  withdraw: talentsOwn,
  verifyMine: talentsOwn,
  signal: talentsOwn,
  search: ({ member }) => member.applications.search({ body: { size: 50 } }),
  board: ({ member, jobPostId }) => member.applications.board({ body: { jobPostId, size: 50 } }),
  read: ({ member }, one) => member.applications.read(ofOne(one)),
  change: ({ member }, one) => member.applications.change({ ...ofOne(one), body: { tags: ["letto"] } }),
  remove: write,
  move: "called by the test itself, between two rounds",
  undo: "called by the test itself, between two rounds",
  draftRejection: ({ member }, one) =>
    member.applications.draftRejection({ ...ofOne(one), body: { reason: "closerPeople" } as never }),
  addNote: ({ member }, one) => member.applications.addNote({ ...ofOne(one), body: { text: "Da sentire" } }),
  changeNote: write,
  removeNote: write,
  verify: ({ member }, one) => member.applications.verify(ofOne(one)),
  document: "refused while it is anonymous: blind.test.ts",
  resumePdf: "a PDF of the same words, without ids: blind.test.ts",
  exportCsv: async ({ member, jobPostId }) =>
    file(await member.applications.exportCsv({ params: { jobPostId }, query: { language: "it" } })),
  readStages: own,
  saveStages: own,
  overview: ({ member, spaceId: id }) => member.applications.overview({ params: { id } }),
  find: async ({ member }, { code, last }) => [
    await member.applications.find({ body: { text: code } }),
    await member.applications.find({ body: { text: last } }),
  ],
} satisfies CallsOrSkipReasons<"applications">;

const talentSearch = {
  search: async ({ member }, { phrases, last }) => [
    await member.talentSearch.search({ body: { filters: [{ f: "text", v: `"${phrases[0]}"`, mm: "c" }] } }),
    await member.talentSearch.search({ body: { filters: [{ f: "text", v: last, mm: "c" }] } }),
    await member.talentSearch.search({ body: { size: 100 } }),
  ],
  open: ({ member }, { resumeId: id }) => member.talentSearch.open({ params: { id } }),
  estimate: "blurred counts of people, without any of them",
  fairness: "counts of an installation, without people",
} satisfies CallsOrSkipReasons<"talentSearch">;

const around = {
  scorecards: {
    read: ({ member }, one) => member.scorecards.read(ofOne(one)),
    handIn: write,
    addCriterion: own,
    removeCriterion: own,
  } satisfies CallsOrSkipReasons<"scorecards">,
  presence: {
    look: ({ member }, one) => member.presence.look({ ...ofOne(one), body: { tab } }),
    leave: write,
  } satisfies CallsOrSkipReasons<"presence">,
  duplicates: {
    find: ({ member }, one) => member.duplicates.find(ofOne(one)),
    decide: write,
  } satisfies CallsOrSkipReasons<"duplicates">,
  shortlists: {
    list: own,
    create: own,
    rename: own,
    remove: own,
    entries: ({ member, shortlistId: id }) => member.shortlists.entries({ params: { id }, query: {} }),
    put: write,
    take: write,
    csv: async ({ member, shortlistId: id }) => file(await member.shortlists.csv({ params: { id }, query: {} })),
  } satisfies CallsOrSkipReasons<"shortlists">,
  contactRequests: {
    make: write,
    quota: own,
    list: ({ member }) => member.contactRequests.list({ query: {} }),
    withdraw: write,
    mine: talentsOwn,
    read: talentsOwn,
    answer: talentsOwn,
  } satisfies CallsOrSkipReasons<"contactRequests">,
  interviews: {
    propose: "its answer is the one of the list: blind.test.ts",
    proposeAgain: write,
    cancel: write,
    list: ({ member }, { applicationId }) => member.interviews.list({ query: { applicationId } }),
    busy: own,
    calendar: "needs an interview that was agreed on: blind.test.ts",
    mine: talentsOwn,
    pick: talentsOwn,
    ask: talentsOwn,
    cancelMine: talentsOwn,
    myCalendar: talentsOwn,
  } satisfies CallsOrSkipReasons<"interviews">,
  messages: {
    mine: talentsOwn,
    myUnread: talentsOwn,
    readMine: talentsOwn,
    sendMine: talentsOwn,
    markMine: talentsOwn,
    list: ({ member }) => member.messages.list({ query: { size: 50 } }),
    unread: own,
    read: ({ member }, one) => member.messages.read({ ...ofOne(one), query: {} }),
    send: write,
    mark: write,
    draft: "a template filled in with the name of the card: messages-care.test.ts",
    templates: own,
    addTemplate: own,
    changeTemplate: own,
    removeTemplate: own,
  } satisfies CallsOrSkipReasons<"messages">,
  savedSearches: {
    jobs: own,
    saveJobs: own,
    changeJobs: own,
    openJobs: own,
    removeJobs: own,
    talents: ({ member }) => member.savedSearches.talents({}),
    saveTalents: own,
    changeTalents: own,
    openTalents: own,
    removeTalents: own,
    requestAlert: write,
    confirmAlert: write,
    alerts: guestAlerts,
    changeAlert: guestAlerts,
    removeAlert: guestAlerts,
    stopAlerts: guestAlerts,
    unsubscribeAlerts: guestAlerts,
  } satisfies CallsOrSkipReasons<"savedSearches">,
  notifications: {
    list: ({ person }) => person.notifications.list({ query: { size: 100 } }),
    unread: own,
    markRead: write,
    unsubscribe: write,
    resubscribe: write,
  } satisfies CallsOrSkipReasons<"notifications">,
};

const named = {
  people: {
    search: ({ person }, { last: v }) => person.people.search({ body: { filters: [{ f: "lastName", v, mm: "is" }] } }),
    searchElastic: ({ person }, { last: v }) =>
      person.people.searchElastic({ body: { filters: [{ f: "lastName", v, mm: "is" }] } }),
    byUsername: async ({ person, member }, { username }) => [
      await person.people.byUsername({ params: { username } }),
      await member.people.byUsername({ params: { username } }),
    ],
    settings: own,
    changeSettings: own,
    hide: own,
    show: own,
  } satisfies CallsOrSkipReasons<"people">,
  resumes: {
    read: own,
    profile: own,
    profileOf: async ({ person, member }, { username }) => [
      await person.resumes.profileOf({ params: { username }, query: {} }),
      await member.resumes.profileOf({ params: { username }, query: {} }),
    ],
    profilePdf: async ({ person }, { username }) =>
      person.resumes.profilePdf({ params: { username }, query: {} }).then(file, () => "refused"),
    change: own,
    remove: own,
    suggest: own,
    export: own,
    versions: own,
    addVersion: own,
    changeVersion: own,
    removeVersion: own,
    links: own,
    addLink: own,
    withdrawLink: own,
  } satisfies CallsOrSkipReasons<"resumes">,
  posts: {
    create: own,
    edit: own,
    like: own,
    likes: ({ person, feedPostId: id }) => person.posts.likes({ params: { id }, query: {} }),
    remove: own,
    read: ({ person, feedPostId: id }) => person.posts.read({ params: { id } }),
    versions: own,
    draft: own,
    keepDraft: own,
  } satisfies CallsOrSkipReasons<"posts">,
};

/** Features that members can call and that show applications or people next to their CV, route by route. */
export const surfaces = { applications, talentSearch, ...around, ...named } as const;
