import { randomUUIDv7 } from "node:crypto";
import { messageLimits, serverLanguage, type MessageTemplate, type ServerLanguage } from "@orbita/contract";
import { codeName } from "@orbita/i18n";
import { checkRejectionWording, isBlind } from "../applications/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { allow, fail, violates } from "../kernel/failure.ts";
import { openThread } from "./open-thread.ts";
import { mayWriteFor, requireThreadSpace, writingSpaceOf } from "./policy.ts";
import { fillTemplate } from "./rules.ts";
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  findTemplates,
  insertTemplate,
  updateTemplate,
  type MessageTemplateRow,
} from "./template-queries.ts";

const present = ({ id, name, text_it, text_en, version }: MessageTemplateRow): MessageTemplate => ({
  id,
  name,
  it: text_it,
  en: text_en,
  version,
});

type TemplateInput = { name: string; it: string; en: string };
const columnsOf = ({ name, it, en }: TemplateInput) => ({ name, text_it: it, text_en: en });

async function named<T>(save: Promise<T>): Promise<T> {
  try {
    return await save;
  } catch (error) {
    if (violates(error, "message_templates_name")) fail("message.templateNameInUse");
    throw error;
  }
}

export const listTemplates = async ({ tx, actor }: ReadCtx): Promise<MessageTemplate[]> =>
  (await findTemplates(tx, requireThreadSpace(actor))).map(present);

export async function addTemplate(ctx: Ctx, given: TemplateInput): Promise<MessageTemplate> {
  const spaceId = writingSpaceOf(ctx.actor);
  for (const text of [given.it, given.en]) checkRejectionWording(text);
  const max = messageLimits.template.perSpace;
  if ((await countTemplates(ctx.tx, spaceId)) >= max) fail("message.tooManyTemplates", { max });
  const row = { id: randomUUIDv7(), space_id: spaceId, ...columnsOf(given), created_at: ctx.now, updated_at: ctx.now };
  return present(await named(insertTemplate(ctx.tx, row)));
}

export async function changeTemplate(ctx: Ctx, id: string, given: TemplateInput): Promise<MessageTemplate> {
  const spaceId = writingSpaceOf(ctx.actor);
  for (const text of [given.it, given.en]) checkRejectionWording(text);
  const row = await named(updateTemplate(ctx.tx, spaceId, id, columnsOf(given)));
  return row ? present(row) : fail("message.templateNotFound");
}

export async function removeTemplate(ctx: Ctx, id: string): Promise<void> {
  if (!(await deleteTemplate(ctx.tx, writingSpaceOf(ctx.actor), id))) fail("message.templateNotFound");
}

type MessageDraftRequest = { templateId: string; language?: ServerLanguage | undefined };

/** Fills in a message template for a thread, for the member to review and edit. A blind candidate is addressed by code. */
export async function draftMessage(
  ctx: ReadCtx,
  threadId: string,
  { templateId, language: asked }: MessageDraftRequest,
) {
  const { subject } = await openThread(ctx, "space", threadId);
  allow(mayWriteFor(ctx.actor, "space", subject));
  const row = (await findTemplate(ctx.tx, subject.space_id, templateId)) ?? fail("message.templateNotFound");
  const language = asked ?? serverLanguage(subject.language);
  const name = isBlind(subject) ? codeName(subject.code!, language) : subject.first_name;
  const text = fillTemplate(language === "it" ? row.text_it : row.text_en, {
    name,
    job: subject.title,
    space: subject.space_name,
  });
  return { text, language };
}
