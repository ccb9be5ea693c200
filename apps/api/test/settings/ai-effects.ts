import type { PersonAiSettingsChange } from "@orbita/contract";
import { wholePost } from "@orbita/contract/job-posts/rule-cases";
import { aSpace } from "@orbita/testing";
import { anApplicant } from "../support/application-tools.ts";
import { ask, aWorld, topicsOf } from "../assistant/assistant-world.ts";
import { codeOf } from "../support/harness.ts";
import { eachValue, type SettingEffectProbe, type SettingEffectProbes, type SettingsWorld } from "./world.ts";

const { description: _, ...facts } = wholePost;
const post = { ...facts, title: "Elettricista", replyDays: 7, blind: true } as const;

const askAboutMine = async ({ api }: SettingsWorld, body: PersonAiSettingsChange) => {
  const { client, resumeId } = await anApplicant(api);
  await client.aiCalls.changeMySettings({ body });
  return ask(client, { about: "mine", id: resumeId });
};

type SpaceBody = {
  assistant?: boolean;
  jobDescriptions?: boolean;
  externalModel?: boolean;
  monthlyBudgetCents?: number;
};

/**
 * Drafts a job description with the given AI settings of the Space. Returns which engine wrote the draft and why not the model, or the error
 * code.
 */
async function draft({ api }: SettingsWorld, body: SpaceBody) {
  const space = await aSpace(api.db);
  const owner = await api.as(space.userId);
  await owner.aiCalls.changeSpaceSettings({ params: { id: space.id }, body });
  const call = owner.jobDescriptions.draft({ body: { spaceId: space.id, post } });
  return (await codeOf(call)) ?? [(await call)!.engine.kind, (await call)!.engine.note];
}
const draftEffect =
  (values: readonly [SpaceBody, SpaceBody]): SettingEffectProbe =>
  (world) =>
    eachValue(values, (body) => draft(world, body));

export const aiEffects: SettingEffectProbes<"personAi" | "spaceAi"> = {
  personAi: {
    assistant: ({ api }) =>
      eachValue([true, false], async (assistant) => {
        const world = await aWorld(api);
        await world.talent.client.aiCalls.changeMySettings({ body: { assistant } });
        return codeOf(ask(world.recruiter, topicsOf(world).talent));
      }),
    suggestions: ({ api }) =>
      eachValue([true, false], async (suggestions) => {
        const { client, resumeId } = await anApplicant(api);
        await client.aiCalls.changeMySettings({ body: { suggestions } });
        return codeOf(client.resumes.suggest({ params: { id: resumeId }, body: { language: "it" } }));
      }),
    /** True if any line of the CV reaches the model's provider. */
    externalModel: (world) =>
      eachValue([true, false], async (externalModel) => {
        await world.model.forget();
        await askAboutMine(world, { externalModel });
        return (await world.model.received()).length > 0;
      }),
  },
  spaceAi: {
    assistant: ({ api }) =>
      eachValue([true, false], async (assistant) => {
        const world = await aWorld(api);
        const owner = await api.as(world.ownerId);
        await owner.aiCalls.changeSpaceSettings({ params: { id: world.spaceId }, body: { assistant } });
        return codeOf(ask(world.recruiter, topicsOf(world).application));
      }),
    jobDescriptions: draftEffect([{ jobDescriptions: true }, { jobDescriptions: false }]),
    externalModel: draftEffect([{ externalModel: true }, { externalModel: false }]),
    monthlyBudgetCents: draftEffect([
      { externalModel: true, monthlyBudgetCents: 500 },
      { externalModel: true, monthlyBudgetCents: 0 },
    ]),
  },
};
