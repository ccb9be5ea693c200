import { randomUUIDv7 } from "node:crypto";
import type { contactMessage } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { forwardContact, sendReceipt } from "./jobs.ts";
import { countLately, insertContact } from "./queries.ts";
import { getsReceipt } from "./rules.ts";

export async function addContact(
  ctx: Ctx,
  { name, email, topic, message, language }: z.output<typeof contactMessage>,
): Promise<{ id: string }> {
  const id = randomUUIDv7();
  await insertContact(ctx.tx, { id, user_id: ctx.actor.id, name, email, topic, message, language });
  // The two mails are separate jobs, so that a retry of one mail does not send the other twice.
  await ctx.enqueue(forwardContact, { contactId: id });
  if (getsReceipt(await countLately(ctx.tx, email))) await ctx.enqueue(sendReceipt, { contactId: id });
  return { id };
}
