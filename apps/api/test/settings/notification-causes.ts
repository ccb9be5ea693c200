import { randomUUIDv7 } from "node:crypto";
import type { OptionalNotificationKind } from "@orbita/contract/settings";
import { aChannel, aChannelMember, aJobPost, aSpace } from "@orbita/testing";
import { anApplicant, anOpenPost } from "../support/application-tools.ts";
import { aGoer } from "../channels/channels-world.ts";
import { aSpeaker } from "../comments/comments-world.ts";
import {
  at,
  aCandidateOf,
  aMeetingSpace,
  hour,
  pick,
  propose,
  interviewBody,
  zone,
} from "../interviews/interviews-world.ts";
import { aBuyer } from "../support/invoices-world.ts";
import { aConversation, saidForSpace } from "../messages/messages-world.ts";
import { aFindable, aContactingSpace } from "../support/contact-requests-world.ts";
import { aPerson, letters } from "../support/people.ts";
import { aPipeline, changeTo, anIdempotencyKey } from "../support/pipeline-tools.ts";
import { aWriter } from "../posts/posts-world.ts";
import { scriptedPdf } from "../resume-uploads/upload-work.ts";
import { publishMatch, saveJobSearch } from "./saved-searches.ts";
import type { SettingsWorld } from "./world.ts";

/** Sets the recipient's preference. Called with the recipient's id before the event happens. */
type SettingsSetter = (userId: string) => Promise<unknown>;
type NotificationCause = (world: SettingsWorld, choose: SettingsSetter) => Promise<unknown>;

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);
const later = (ms = hour) => new Date(Date.now() + ms);
const key = () => ({ idempotencyKey: randomUUIDv7() });

async function anInterview({ api }: SettingsWorld) {
  const { post } = await aMeetingSpace(api);
  const talent = await aCandidateOf(api, post);
  const made = await propose(post, talent);
  const path = { params: { id: made.id } };
  return { post, talent, made, path };
}

/** The event of each kind of notification, as the product makes it happen. */
export const notificationCauses: Record<OptionalNotificationKind, NotificationCause> = {
  "application.moved": async ({ api, worker }, choose) => {
    const space = await aPipeline(api);
    const { id, talentId } = await space.received();
    await choose(talentId);
    await space.change(id, changeTo("inReview"));
    await worker.runJobs("applications.tell", later());
  },
  "application.late": async ({ api, worker }, choose) => {
    const { talentId } = await (await aPipeline(api)).received({ replyBy: ago(1) });
    await choose(talentId);
    await worker.runRoutine("applications.remindOfAnswers");
  },
  "application.received": async ({ api }, choose) => {
    const post = await anOpenPost(api);
    await choose(post.recruiterId);
    const { client } = await anApplicant(api);
    await client.applications.apply({ body: { jobPostId: post.id } }, key());
  },
  "application.withdrawn": async ({ api }, choose) => {
    const post = await anOpenPost(api);
    const { client } = await anApplicant(api);
    const { id } = (await client.applications.apply({ body: { jobPostId: post.id } }, key()))!;
    await choose(post.recruiterId);
    await client.applications.withdraw({ params: { id }, body: {} }, key());
  },
  "application.answerDue": async ({ api, worker }, choose) => {
    const space = await aPipeline(api);
    await space.received({ replyBy: ago(1) });
    await choose(space.recruiter.id);
    await worker.runRoutine("applications.remindOfAnswers");
  },
  "jobPost.notice": async ({ api, worker }, choose) => {
    const space = await aPipeline(api);
    await choose(space.recruiter.id);
    const post = api.db.updateTable("job_posts").where("id", "=", space.jobPostId);
    await post.set({ confirmed_at: ago(15) }).execute();
    await worker.runRoutine("jobPosts.askStillOpen");
  },
  "promise.near": async ({ api, worker }, choose) => {
    const space = await aPipeline(api);
    await choose(space.recruiter.id);
    for (let count = 0; count < 5; count++) await space.received({ replyBy: ago(1), sentAt: ago(8) });
    await worker.runRoutine("promises.count");
  },
  "offer.received": async ({ api }, choose) => {
    const [space, talent] = [await aContactingSpace(api), await aFindable(api)];
    await choose(talent.id);
    await space.make(talent.resumeId);
  },
  "offer.answered": async ({ api }, choose) => {
    const [space, talent] = [await aContactingSpace(api), await aFindable(api)];
    const { id } = await space.make(talent.resumeId);
    await choose(space.recruiter.id);
    await talent.answer(id, true);
  },
  "message.received": async ({ api, worker }, choose) => {
    const conversation = await aConversation(api);
    await choose(conversation.talentId);
    await saidForSpace(conversation.client, conversation.id, "Quando puoi parlare?");
    await worker.runJobs("messages.tellUnread", later());
  },
  "interview.proposed": async ({ api }, choose) => {
    const { post } = await aMeetingSpace(api);
    const talent = await aCandidateOf(api, post);
    await choose(talent.id);
    await propose(post, talent);
  },
  "interview.confirmed": async (world, choose) => {
    const { talent, made, post } = await anInterview(world);
    await choose(post.recruiterId);
    await pick(talent, made, at(48));
  },
  "interview.moved": async (world, choose) => {
    const { talent, made, post, path } = await anInterview(world);
    const { version } = await pick(talent, made, at(48));
    await choose(post.recruiterId);
    const body = { ...interviewBody(post), slots: [at(90), at(92)], version };
    await post.recruiter.interviews.proposeAgain({ ...path, body }, key());
  },
  "interview.asked": async (world, choose) => {
    const { talent, made, post, path } = await anInterview(world);
    await choose(post.recruiterId);
    await talent.client.interviews.ask(
      { ...path, body: { words: "Un imprevisto", version: made.version, zone } },
      key(),
    );
  },
  "interview.cancelled": async (world, choose) => {
    const { talent, made, post, path } = await anInterview(world);
    const { version } = await pick(talent, made, at(48));
    await choose(talent.id);
    await post.recruiter.interviews.cancel({ ...path, body: { words: "Un imprevisto", version, zone } }, key());
  },
  "interview.reminder": async (world, choose) => {
    const { talent, made } = await anInterview(world);
    await pick(talent, made, at(48));
    await choose(talent.id);
    await world.worker.runJobs("interviews.remind", new Date(Date.parse(at(48)) - hour));
  },
  "search.matched": async (world, choose) => {
    const talent = await aPerson(world.api);
    await choose(talent.id);
    const word = await saveJobSearch(world, talent.client, "atOnce");
    await publishMatch(world, word);
    await world.worker.runRoutine("savedSearches.ask", later());
  },
  "feed.mentioned": async ({ api }, choose) => {
    const [author, reader] = [await aWriter(api), await aWriter(api)];
    await choose(reader.id);
    await author.say({ text: `Grazie a @${reader.username}` });
  },
  "feed.commented": async ({ api }, choose) => {
    const [author, reader] = [await aWriter(api), await aSpeaker(api)];
    const { id } = (await author.say({}))!;
    await choose(author.id);
    await reader.say(id, "Anche da noi.");
  },
  "channel.posted": async ({ api, worker }, choose) => {
    const [author, reader] = [await aWriter(api), await aWriter(api)];
    const { id: channelId } = await aChannel(api.db, { members: [author.id] });
    await aChannelMember(api.db, { channelId, userId: reader.id, notices: "all" });
    await choose(reader.id);
    await author.say({ channelId });
    await worker.runJobs("posts.tellChannel");
  },
  "channel.invited": async ({ api }, choose) => {
    const [moderator, invited] = [await aGoer(api), await aWriter(api)];
    const { id } = await aChannel(api.db, { type: "closed", moderators: [moderator.id] });
    await choose(invited.id);
    await moderator.invite(id, invited.username);
  },
  "channel.accepted": async ({ api }, choose) => {
    const [moderator, newcomer] = [await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { type: "onRequest", moderators: [moderator.id] });
    await newcomer.join(id);
    await choose(newcomer.id);
    await moderator.changeMember(id, newcomer.id, { accepted: true });
  },
  "channel.asked": async ({ api }, choose) => {
    const [moderator, newcomer] = [await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { type: "onRequest", moderators: [moderator.id] });
    await choose(moderator.id);
    await newcomer.join(id);
  },
  "invoice.issued": async ({ api, worker }, choose) => {
    const space = await aBuyer(api.db, { licenceCents: 9_900 });
    await choose(space.userId);
    await worker.runJob("invoices.issue", { spaceId: space.id, month: "2026-10" });
  },
  "jobFit.found": async ({ api, worker }, choose) => {
    const talent = await aPerson(api);
    await choose(talent.id);
    const title = `Provatrice ${letters(10)}`;
    const { id } = (await talent.client.resumes.read({}))!;
    const experience = [{ company: "Portolano", title, start: "2021-03", isCurrent: true, tasks: ["Prove"] }];
    const languages = [{ code: "language_en", level: "C1" as const, native: false }];
    await talent.client.resumes.change({ params: { id }, body: { headline: title, experience, languages } });
    const { id: spaceId } = await aSpace(api.db);
    const post = await aJobPost(api.db, { spaceId, status: "published", title });
    const language = { language: "language_en", level: "B2" as const, mandatory: true, position: 0 };
    await api.db
      .insertInto("job_post_languages")
      .values({ job_post_id: post.id, ...language })
      .execute();
    await worker.reindex("jobPost.changed", { id: post.id, seen: true });
    await worker.runRoutine("jobFits.send");
  },
  "resume.ready": async ({ api, worker }, choose) => {
    const person = await aPerson(api);
    await choose(person.id);
    await person.client.resumeUploads.parse({ body: {}, files: [scriptedPdf("ready Cuoca")] }, anIdempotencyKey());
    await worker.runJobs("resumeUploads.read");
  },
};
