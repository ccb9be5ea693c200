import type {
  PersonAiSettingsChange,
  PersonAiSettings,
  SpaceAiSettingsChange,
  SpaceAiSettings,
} from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import type { PlatformServices } from "../kernel/platform.ts";
import { personChanged } from "../people/index.ts";
import { findBudgetCents, findSpaceUse } from "./budget-queries.ts";
import { monthBegan } from "./costs.ts";
import { canChangeAiSettings, canReadAiSettings } from "./policy.ts";
import {
  findPersonChoices,
  findSpaceChoices,
  lockSpaceChoices,
  personDefaults,
  savePersonChoices,
  saveSpaceChoices,
  spaceDefaults,
} from "./settings-queries.ts";

type AiSettingsReadCtx = Pick<ReadCtx, "tx" | "actor" | "now" | "platform">;
type SpaceIdParams = { readonly id: string };

const modelIn = ({ model }: PlatformServices) => model && { provider: model.provider, name: model.name };

export async function readPersonSettings({ tx, actor, platform }: AiSettingsReadCtx): Promise<PersonAiSettings> {
  const id = actor.id ?? fail("access.unauthenticated");
  const { assistant, suggestions, external } = (await findPersonChoices(tx, [id])).get(id) ?? personDefaults;
  return { assistant, suggestions, externalModel: external, model: modelIn(platform) };
}

export async function changePersonSettings(ctx: Ctx, change: PersonAiSettingsChange): Promise<PersonAiSettings> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const { assistant, suggestions, externalModel: external } = change;
  await withReason(ctx.tx, "what an AI may do");
  await savePersonChoices(ctx.tx, id, {
    ...(assistant !== undefined && { assistant }),
    ...(suggestions !== undefined && { suggestions }),
    ...(external !== undefined && { external }),
  });
  // The search index stores the version of the settings, so the person's search document must be built again.
  await ctx.tell(personChanged, { id });
  return readPersonSettings(ctx);
}

/** All members may read the Space's settings and its remaining budget. */
export async function readSpaceSettings(
  { tx, actor, now, platform }: AiSettingsReadCtx,
  { id }: SpaceIdParams,
): Promise<SpaceAiSettings> {
  allow(canReadAiSettings(actor, id));
  const { assistant, job_descriptions, external_model, monthly_budget_cents, version } = await findSpaceChoices(tx, id);
  const budgetCents = await findBudgetCents(tx, { spaceId: id }, platform.aiBudgets);
  return {
    assistant,
    jobDescriptions: job_descriptions,
    externalModel: external_model,
    monthlyBudgetCents: monthly_budget_cents,
    model: modelIn(platform),
    version,
    usage: { ...(await findSpaceUse(tx, id, monthBegan(now))), budgetCents },
  };
}

export async function changeSpaceSettings(
  ctx: Ctx,
  { id }: SpaceIdParams,
  change: SpaceAiSettingsChange,
): Promise<SpaceAiSettings> {
  allow(canChangeAiSettings(ctx.actor, id));
  const { version } = (await lockSpaceChoices(ctx.tx, id)) ?? spaceDefaults;
  if (change.version !== undefined && change.version !== version) fail("space.changedMeanwhile", { version });
  await withReason(ctx.tx, "what an AI may do");
  await saveSpaceChoices(ctx.tx, id, {
    assistant: change.assistant,
    job_descriptions: change.jobDescriptions,
    external_model: change.externalModel,
    monthly_budget_cents: change.monthlyBudgetCents,
  });
  return readSpaceSettings(ctx, { id });
}
