import { randomUUIDv7 } from "node:crypto";
import type { JobPostDraft, JobPostId, PublicationOptions, SpaceChange } from "@orbita/contract";
import { aJobPost, aMember, aPayingSpace, aSpace, aUser } from "@orbita/testing";
import { anApplicant, anOpenPost, memberOf } from "../support/application-tools.ts";
import { sendClick } from "../support/send-click.ts";
import { codeOf } from "../support/harness.ts";
import { visitor } from "../support/people.ts";
import { aPipeline } from "../support/pipeline-tools.ts";
import { eachValue, type SettingEffectProbe, type SettingEffectProbes, type SettingsWorld } from "./world.ts";

type SpaceSettingGroup = "spaceStandards" | "spaceSettings" | "spaceStages" | "member" | "jobPost" | "publication";
const day = 86_400_000;

/** Vocabulary entries that the settings' values refer to. */
const codes = {
  office: ["primary_policy", "primary_policy_office"],
  remote: ["primary_policy", "primary_policy_remote"],
  nine: ["space_time_onsite", "space_time_onsite_0900"],
  ten: ["space_time_onsite", "space_time_onsite_1000"],
  five: ["space_time_onsite", "space_time_onsite_1700"],
  six: ["space_time_onsite", "space_time_onsite_1800"],
  trade: ["ccnl", "ccnl_effect_trade"],
  metal: ["ccnl", "ccnl_effect_metal"],
} as const;
const code = (name: keyof typeof codes) => codes[name][1];

async function aChangedSpace({ api }: SettingsWorld, body: Partial<SpaceChange>) {
  for (const [type, value] of Object.values(codes))
    await api.db
      .insertInto("vocabulary_entries")
      .values({ id: randomUUIDv7(), code: value, type, label_it: value, label_en: value, sort: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const space = await aSpace(api.db);
  const owner = await memberOf(api, space.userId, space.id);
  await owner.spaces.changeOwn({ params: { id: space.id }, body });
  return { id: space.id, owner };
}
type SpaceChangePair = readonly [Partial<SpaceChange>, Partial<SpaceChange>];

/** Probes the effect of a Space setting on a new job: returns the initial value of the job's `field`. */
const newJob =
  (field: keyof JobPostDraft, values: SpaceChangePair): SettingEffectProbe =>
  (world) =>
    eachValue(values, async (body) => {
      const { owner } = await aChangedSpace(world, body);
      const post = (await owner.jobPosts.create({ body: { title: "Backend" } }))!;
      return post[field as keyof typeof post];
    });

/** Probes the effect of a Space setting on the Space's public page. */
const pageEffect =
  (values: SpaceChangePair): SettingEffectProbe =>
  (world) =>
    eachValue(values, async (body) => {
      const { id } = await aChangedSpace(world, body);
      const page = (await visitor(world.api).spaces.read({ params: { id } }))!;
      return [page.policyDescription, page.onsiteStart?.code, page.onsiteEnd?.code];
    });

type MemberBody = { role?: "recruiter" | "viewer"; qualification?: string; onPage?: boolean; namedToTalents?: boolean };

/** Creates a member with the given settings: the member's own settings about visibility, or a role that the owner set. */
async function aChangedMember({ api }: SettingsWorld, { role, ...own }: MemberBody) {
  const { id: jobPostId, spaceId, ownerId } = await anOpenPost(api);
  const { id: userId } = await aUser(api.db);
  await aMember(api.db, { spaceId, userId, role: "recruiter" });
  await api.db
    .updateTable("users")
    .set({ first_name: "Teodora", last_name: "Sala" })
    .where("id", "=", userId)
    .execute();
  const params = { id: spaceId as never, userId };
  const [owner, client] = [await memberOf(api, ownerId, spaceId), await memberOf(api, userId, spaceId)];
  if (role) await owner.members.change({ params, body: { role } });
  if (Object.keys(own).length > 0) await client.members.change({ params, body: own });
  return { jobPostId, spaceId, client };
}

/** The team on the page of the Space, as a guest reads it. */
async function teamOf(world: SettingsWorld, body: MemberBody) {
  const { spaceId } = await aChangedMember(world, body);
  const { team } = (await visitor(world.api).spaces.read({ params: { id: spaceId } }))!;
  return team.map(({ firstName, qualification }) => [firstName, qualification]);
}

/** The conditions that an applicant reads before applying. */
const preparation = async ({ api }: SettingsWorld, jobPostId: string) =>
  (await (await anApplicant(api)).client.applications.prepare({ params: { jobPostId }, query: {} }))!;

/** Publishes a complete draft of a Space with billing data and a card, with the given options. */
async function published({ api }: SettingsWorld, body: PublicationOptions) {
  const space = await aPayingSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId: space.id });
  const owner = await api.as(space.userId);
  const params = { id: id as JobPostId };
  await owner.jobPosts.publish({ params, body: { plan: "free", ...body } }, { idempotencyKey: randomUUIDv7() });
  return { id, owner, read: async () => (await visitor(api).jobPosts.read({ params }))! };
}

const daysUntil = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / day);

/** Changes a draft through its route, publishes it, and returns the conditions that an applicant reads. */
async function preparedOf(world: SettingsWorld, body: Pick<JobPostDraft, "blind" | "replyDays">) {
  const space = await aSpace(world.api.db);
  const owner = await world.api.as(space.userId);
  const params = { id: (await aJobPost(world.api.db, { spaceId: space.id })).id as JobPostId };
  await owner.jobPosts.change({ params, body });
  await owner.jobPosts.publish({ params, body: { plan: "free" } }, { idempotencyKey: randomUUIDv7() });
  return preparation(world, params.id);
}

export const spaceEffects: SettingEffectProbes<SpaceSettingGroup> = {
  spaceStandards: {
    primaryPolicy: newJob("workplaceType", [{ primaryPolicy: code("office") }, { primaryPolicy: code("remote") }]),
    policyDescription: pageEffect([
      { policyDescription: "Tre giorni a casa." },
      { policyDescription: "Sempre in sede." },
    ]),
    onsiteStart: pageEffect([{ onsiteStart: code("nine") }, { onsiteStart: code("ten") }]),
    onsiteEnd: pageEffect([{ onsiteEnd: code("five") }, { onsiteEnd: code("six") }]),
    ccnl: newJob("ccnl", [{ ccnl: code("trade") }, { ccnl: code("metal") }]),
    replyDays: newJob("replyDays", [{ replyDays: 5 }, { replyDays: 14 }]),
  },
  spaceSettings: {
    blindFirstStage: newJob("blind", [{ blindFirstStage: true }, { blindFirstStage: false }]),
    showReaders: (world) =>
      eachValue([true, false], async (showReaders) => {
        const { id, spaceId, ownerId } = await anOpenPost(world.api);
        const owner = await memberOf(world.api, ownerId, spaceId);
        await owner.spaces.changeOwn({ params: { id: spaceId }, body: { showReaders } });
        return (await preparation(world, id)).readers.length;
      }),
  },
  spaceStages: {
    /** Returns the label of the first column of the applications board. */
    labels: ({ api }) =>
      eachValue(["Arrivate", "Da leggere"], async (it) => {
        const space = await aPipeline(api);
        const labels = [{ status: "submitted" as const, it, en: "Received" }];
        await space.owner.applications.saveStages({ params: { id: space.id }, body: { labels } });
        const query = { body: { jobPostId: space.jobPostId } as never };
        return (await space.client.applications.board(query, space.forSpace))!.lanes[0]!.label;
      }),
  },
  member: {
    role: (world) =>
      eachValue(["recruiter", "viewer"] as const, async (role) => {
        const { client } = await aChangedMember(world, { role });
        return codeOf(client.jobPosts.create({ body: { title: "Backend" } }));
      }),
    qualification: (world) =>
      eachValue(["Selezione", "Direzione tecnica"], (qualification) => teamOf(world, { qualification, onPage: true })),
    onPage: (world) => eachValue([true, false], (onPage) => teamOf(world, { onPage })),
    namedToTalents: (world) =>
      eachValue([true, false], async (namedToTalents) => {
        const { jobPostId } = await aChangedMember(world, { namedToTalents });
        return (await preparation(world, jobPostId)).readers.some(({ name }) => name?.includes("Teodora"));
      }),
  },
  jobPost: {
    blind: (world) => eachValue([true, false], async (blind) => (await preparedOf(world, { blind })).blind),
    replyDays: (world) =>
      eachValue([5, 14] as const, async (replyDays) => daysUntil((await preparedOf(world, { replyDays })).replyBy)),
  },
  publication: {
    plan: (world) =>
      eachValue(["free", "premium"] as const, async (plan) => {
        const { read } = await published(world, { plan, ...(plan === "premium" && { dailyBudget: 8 }) });
        return (await read()).sponsored;
      }),
    /** Whether the job is still sponsored after twelve clicks at 0.45 €. */
    dailyBudget: (world) =>
      eachValue([5, 8], async (dailyBudget) => {
        const { id, read } = await published(world, { plan: "premium", dailyBudget });
        for (let count = 0; count < 12; count++) await sendClick(world.api, id, { from: `v${count}` });
        return (await read()).sponsored;
      }),
    replyDays: (world) =>
      eachValue([5, 14] as const, async (replyDays) => {
        const { id } = await published(world, { replyDays });
        return daysUntil((await preparation(world, id)).replyBy);
      }),
    expiresOn: (world) =>
      eachValue([10, 40], async (days) => {
        const expiresOn = new Date(Date.now() + days * day).toISOString().slice(0, 10);
        return (await (await published(world, { expiresOn })).read()).expiresAt?.slice(0, 10);
      }),
  },
};
