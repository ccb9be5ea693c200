import { randomUUIDv7 } from "node:crypto";
import type { AlertFrequency, GuestFrequency, Settings, SettingsChange } from "@orbita/contract";
import { aChannel, aMember, aSpace, aUser } from "@orbita/testing";
import { memberOf } from "../support/application-tools.ts";
import { codeOf } from "../support/harness.ts";
import { aPerson, visitor } from "../support/people.ts";
import { aPipeline } from "../support/pipeline-tools.ts";
import { aWriter } from "../posts/posts-world.ts";
import { guestAlertsOf } from "../saved-searches/guest-alerts-world.ts";
import { aTalent, found } from "../support/talents.ts";
import { publishMatch, saveJobSearch, saveTalentSearch } from "./saved-searches.ts";
import { eachValue, type SettingEffectProbe, type SettingEffectProbes, type SettingsWorld } from "./world.ts";

type PersonSettingGroup =
  | "privacy"
  | "personal"
  | "account"
  | "hiding"
  | "savedJobSearch"
  | "savedTalentSearch"
  | "guestAlert"
  | "channel";
type PrivacySettings = Partial<Settings["privacy"]>;

const content = {
  headline: "Sviluppatrice backend",
  contacts: { email: "giulia@posta.example", phone: "347 555 0142", city: "Genova", links: [] },
  summary: "Nove anni di Java.",
  experience: [{ company: "Portolano", title: "Backend", start: "2017-09", end: "2021-02" }],
};
const [hour, day] = [3_600_000, 86_400_000];

/** Probes a privacy setting: returns what `look` observes about a person with each of the two values. */
const privacyEffect =
  (
    values: readonly [PrivacySettings, PrivacySettings],
    look: (world: SettingsWorld, person: Awaited<ReturnType<typeof aTalent>>) => Promise<unknown>,
  ): SettingEffectProbe =>
  (world) =>
    eachValue(values, async (privacy) => look(world, await aTalent(world.api, content, privacy)));

/** Whether a recruiter of a new Space finds the person. `email` is the recruiter's address. */
async function isFound({ api, worker }: SettingsWorld, resumeId: string, email?: string): Promise<boolean> {
  const space = await aSpace(api.db);
  const { id: userId } = await aUser(api.db, email === undefined ? {} : { email });
  await aMember(api.db, { spaceId: space.id, userId, role: "recruiter" });
  await worker.relay();
  return (await found(await memberOf(api, userId, space.id))).some(({ id }) => id === resumeId);
}

/** The subjects of the mails about a late reply that the talent has received by the time `now`. */
async function mailsOfLateAnswer({ api, worker }: SettingsWorld, change: SettingsChange, now = new Date()) {
  const { talentId } = await (await aPipeline(api)).received({ replyBy: new Date(Date.now() - day) });
  const client = await api.as(talentId);
  await client.people.changeSettings({ body: change });
  await worker.runRoutine("applications.remindOfAnswers");
  const person = api.db.selectFrom("users").select("email").where("id", "=", talentId);
  const mails = await worker.sendMails(await person.executeTakeFirstOrThrow(), now);
  return mails.map(({ subject }) => subject);
}

/** Tomorrow, so that mails that are queued now are due by then: late evening in Rome, and afternoon in New York. */
const evening = new Date(Date.now() + day);
evening.setUTCHours(21, 30, 0, 0);
const night = { from: "21:00", to: "08:00" };

const countNotices = async (world: SettingsWorld, userId: string) =>
  (await world.api.db.selectFrom("notifications").select("id").where("user_id", "=", userId).execute()).length;

/** Returns the number of alerts of a saved search after a minute, a day and eight days, beginning on a Tuesday. */
async function alertsOf(world: SettingsWorld, frequency: AlertFrequency): Promise<number[]> {
  const start = nextTuesday();
  const person = await aPerson(world.api);
  const word = await saveJobSearch(world, person.client, frequency, start);
  return countLater(world, word, start, () => countNotices(world, person.id));
}

function nextTuesday(): Date {
  const start = new Date();
  start.setUTCHours(12, 0, 0, 0);
  start.setUTCDate(start.getUTCDate() + 1);
  while (start.getUTCDay() !== 2) start.setUTCDate(start.getUTCDate() + 1);
  return start;
}

/** Publishes a match after the first run at `start`, and counts the alerts after a minute, a day and eight days. */
async function countLater(world: SettingsWorld, word: string, start: Date, count: () => Promise<number>) {
  const after = (ms: number) => new Date(start.getTime() + ms);
  await publishMatch(world, word, after(1_000));
  const counts = [];
  for (const ms of [60_000, day, 8 * day]) {
    await world.worker.runRoutine("savedSearches.ask", after(ms));
    counts.push(await count());
  }
  return counts;
}

export const peopleEffects: SettingEffectProbes<PersonSettingGroup> = {
  privacy: {
    visibleInTalentSearch: privacyEffect(
      [{ visibleInTalentSearch: true }, { visibleInTalentSearch: false }],
      (world, { resumeId }) => isFound(world, resumeId),
    ),
    showName: privacyEffect(
      [{ showName: true }, { showName: false }],
      async (_, { client }) => (await client.resumes.profile({ query: { as: "space" } }))!.firstName,
    ),
    showContacts: privacyEffect(
      [{ showContacts: true }, { showContacts: false }],
      async ({ api }, { client, username }) => {
        const { code } = (await client.resumes.addLink({ body: { label: "Agenzia", sections: ["summary"] } }))!;
        return (await visitor(api).resumes.profileOf({ params: { username }, query: { c: code } }))!.contacts?.phone;
      },
    ),
    profileVisibility: (world) =>
      eachValue(["nobody", "signedIn", "everyone"] as const, async (profileVisibility) => {
        const { username } = await aTalent(world.api, content, { profileVisibility });
        const asGuest = await codeOf(visitor(world.api).people.byUsername({ params: { username } }));
        const { client } = await aPerson(world.api);
        return [asGuest, await codeOf(client.people.byUsername({ params: { username } }))];
      }),
    searchEngines: privacyEffect(
      [
        { profileVisibility: "everyone", searchEngines: true },
        { profileVisibility: "everyone", searchEngines: false },
      ],
      async ({ api }, { username }) => (await visitor(api).people.byUsername({ params: { username } }))!.searchEngines,
    ),
  },
  personal: {
    quietHours: (world) => eachValue([null, night], (quietHours) => mailsOfLateAnswer(world, { quietHours }, evening)),
    timeZone: (world) =>
      eachValue(["Europe/Rome", "America/New_York"], (timeZone) =>
        mailsOfLateAnswer(world, { quietHours: night, timeZone }, evening),
      ),
    jobFits: (world) =>
      eachValue([true, false], async (jobFits) => {
        const { client } = await aTalent(world.api, content);
        await client.people.changeSettings({ body: { jobFits } });
        return (await client.jobFits.list({ query: {} }))!.state;
      }),
  },
  account: {
    language: ({ api, worker }) =>
      eachValue(["it", "en"] as const, async (language) => {
        const { talentId } = await (await aPipeline(api)).received({ replyBy: new Date(Date.now() - day) });
        const client = await api.as(talentId);
        const me = (await client.accounts.setLanguage({ body: { language } }))!;
        await worker.runRoutine("applications.remindOfAnswers");
        return (await worker.sendMails(me)).map(({ subject }) => subject);
      }),
  },
  hiding: {
    spaceId: async (world) => {
      const { api, worker } = world;
      const [space, other] = [await aSpace(api.db), await aSpace(api.db)];
      return eachValue([space.id, other.id], async (spaceId) => {
        const { client, resumeId } = await aTalent(api, content, { visibleInTalentSearch: true });
        await client.people.hide({ body: { spaceId } });
        await worker.relay();
        const owner = await memberOf(api, space.userId, space.id);
        return (await found(owner)).some(({ id }) => id === resumeId);
      });
    },
    domain: (world) =>
      eachValue(["lanterna.example", "altra.example"], async (domain) => {
        const { client, resumeId } = await aTalent(world.api, content, { visibleInTalentSearch: true });
        await client.people.hide({ body: { domain } });
        return isFound(world, resumeId, `${randomUUIDv7()}@lanterna.example`);
      }),
  },
  savedJobSearch: {
    frequency: (world) =>
      eachValue(["atOnce", "daily", "weekly", "none"], (frequency: AlertFrequency) => alertsOf(world, frequency)),
  },
  savedTalentSearch: {
    frequency: (world) =>
      eachValue(["atOnce", "none"], async (frequency: AlertFrequency) => {
        const { api, worker } = world;
        const space = await aSpace(api.db);
        const owner = await memberOf(api, space.userId, space.id);
        const word = await saveTalentSearch(world, owner, frequency);
        await aTalent(api, { ...content, headline: `Tester ${word}` }, { visibleInTalentSearch: true });
        await worker.relay();
        // The routine runs one day later, when it also includes saved searches without alerts.
        await worker.runRoutine("savedSearches.ask", new Date(Date.now() + day + hour));
        return countNotices(world, space.userId);
      }),
  },
  guestAlert: {
    frequency: (world) =>
      eachValue(["atOnce", "daily", "weekly"], async (frequency: GuestFrequency) => {
        const guests = guestAlertsOf(world);
        const { email, word, alert } = await guests.confirmed();
        const { id } = (await guests.searchesOf(email))[0]!;
        const params = { token: alert.manage!, id };
        await visitor(world.api).savedSearches.changeAlert({ params, body: { frequency } });
        const start = nextTuesday();
        await world.api.db.updateTable("saved_searches").set({ due_at: start }).where("id", "=", id).execute();
        await world.worker.runRoutine("savedSearches.ask", start);
        return countLater(world, word, start, async () => (await guests.mailJobsOf(id)).length);
      }),
  },
  channel: {
    /** The number of notifications that a reader gets for a plain post and a post with a mention. */
    notices: (world) =>
      eachValue(["all", "mentions", "none"] as const, async (notices) => {
        const { api, worker } = world;
        const [author, reader] = [await aWriter(api), await aWriter(api)];
        const { id } = await aChannel(api.db, { members: [author.id, reader.id] });
        await reader.client.channels.notices({ params: { id }, body: { notices } });
        await author.say({ channelId: id });
        await worker.runJobs("posts.tellChannel");
        await author.say({ channelId: id, text: `Con @${reader.username}` });
        await worker.runJobs("posts.tellChannel");
        const listed = (await reader.client.notifications.list({ query: {} }))!.content;
        return listed.map(({ kind }) => kind).toSorted();
      }),
  },
};
