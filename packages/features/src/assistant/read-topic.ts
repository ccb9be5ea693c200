import { assistantLimits, type AssistantTopic } from "@orbita/contract";
import { findPersonChoices, findSpaceChoices, personDefaults } from "../ai-calls/index.ts";
import { openApplications } from "../applications/index.ts";
import { openCandidate } from "../candidates/index.ts";
import { toStepDisclosure } from "../disclosures/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { loadResume } from "../resumes/index.ts";
import { openShortlist } from "../shortlists/index.ts";
import { shownTalents } from "../talent-search/index.ts";
import { canAskAboutTalent } from "./policy.ts";
import { nameIn, toReadableResume, type AssistantSubject } from "./subject.ts";

export type ConversationTopic = {
  /** The Space on whose behalf the user asks; null for the user's own resume. */
  readonly spaceId: string | null;
  readonly subjects: readonly AssistantSubject[];
  /** The number of people who are left out of the topic, because they opted out of the assistant. */
  readonly excluded: number;
};

type TopicCtx = Pick<StepCtx, "tx" | "actor" | "now" | "platform" | "prepare">;
type TopicContent = Omit<ConversationTopic, "excluded">;

/** Fails in the same way for missing and forbidden topics, so that the error does not reveal whether a topic exists. */
const denied = (): never => fail("access.denied");

async function mine(ctx: TopicCtx, id: string): Promise<TopicContent> {
  const resume = (await loadResume(ctx, { ownerId: ctx.actor.id ?? denied() })) ?? denied();
  if (resume.id !== id) denied();
  const label = nameIn([resume.firstName, resume.lastName]);
  const read = toReadableResume({ ...resume, city: resume.contacts.city });
  return {
    spaceId: null,
    subjects: [{ id, kind: "resume", label, ownerId: ctx.actor.id, resume: read, evidence: null }],
  };
}

async function talents(ctx: TopicCtx, spaceId: string, ids: readonly string[]): Promise<AssistantSubject[]> {
  const shown = await shownTalents(toStepDisclosure(ctx), { spaceId, surface: "assistant" }, ids);
  return ids.flatMap((id) => {
    const found = shown.get(id);
    if (!found) return [];
    const { profile, ownerId } = found;
    const label = nameIn([profile.firstName, profile.lastName]) || (profile.headline ?? "–");
    return [{ id, kind: "resume" as const, label, ownerId, resume: toReadableResume(profile), evidence: null }];
  });
}

async function talent(ctx: TopicCtx, { id, spaceId }: AssistantTopic): Promise<TopicContent> {
  if (spaceId === null || !canAskAboutTalent(ctx.actor, spaceId)) return denied();
  const subjects = await talents(ctx, spaceId, [id]);
  return subjects.length === 1 ? { spaceId, subjects } : denied();
}

async function shortlist(ctx: TopicCtx, id: string): Promise<TopicContent> {
  const { spaceId, resumeIds } = (await openShortlist(ctx, id, assistantLimits.people.max)) ?? denied();
  return { spaceId, subjects: await talents(ctx, spaceId, resumeIds) };
}

async function candidate(ctx: TopicCtx, id: string): Promise<TopicContent> {
  const { spaceId, resume } = (await openCandidate(ctx, id)) ?? denied();
  const label = nameIn([resume.firstName, resume.lastName]);
  const read = toReadableResume({ ...resume, city: resume.contacts.city });
  return { spaceId, subjects: [{ id, kind: "resume", label, ownerId: null, resume: read, evidence: null }] };
}

async function applications(ctx: TopicCtx, asked: { id: string } | { jobPostId: string }): Promise<TopicContent> {
  const { spaceId, applications: sent } = (await openApplications(ctx, asked, assistantLimits.people.max)) ?? denied();
  return {
    spaceId,
    subjects: sent.map(({ id, name, code, talentId, resume, evidence }) => ({
      id,
      kind: "application",
      label: name ?? code,
      ownerId: talentId,
      resume: toReadableResume(resume),
      evidence,
    })),
  };
}

function find(ctx: TopicCtx, topic: AssistantTopic): Promise<TopicContent> {
  const { about, id } = topic;
  if (about === "mine") return mine(ctx, id);
  if (about === "talent") return talent(ctx, topic);
  if (about === "shortlist") return shortlist(ctx, id);
  if (about === "candidate") return candidate(ctx, id);
  return applications(ctx, about === "application" ? { id } : { jobPostId: id });
}

/** The people that the user may ask about, each with the data that the user can see now. */
export async function readTopic(ctx: TopicCtx, topic: AssistantTopic): Promise<ConversationTopic> {
  const { spaceId, subjects } = await find(ctx, topic);
  if (spaceId === null) return { spaceId, subjects, excluded: 0 };
  if (!(await findSpaceChoices(ctx.tx, spaceId)).assistant) fail("ai.switchedOff");
  const choices = await findPersonChoices(
    ctx.tx,
    subjects.flatMap(({ ownerId }) => ownerId ?? []),
  );
  const willing = subjects.filter(
    ({ ownerId }) => ownerId === null || (choices.get(ownerId) ?? personDefaults).assistant,
  );
  if (willing.length === 0 && subjects.length > 0) fail("ai.optedOut");
  return { spaceId, subjects: willing, excluded: subjects.length - willing.length };
}
