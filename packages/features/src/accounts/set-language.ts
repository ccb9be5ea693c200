import { defaultLanguage, accountLimits, type Language, type Me } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { saveMe } from "./change-me.ts";
import { lockUser } from "./queries.ts";
import { readMe } from "./read-me.ts";

/** Sets the user's language. If the request resets the language, it becomes Italian (specification §1). */
export async function setLanguage(ctx: Ctx, { language }: { language: Language | null }): Promise<Me> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, id)) ?? fail("access.unauthenticated");
  await saveMe(ctx, user, { language: language ?? defaultLanguage });
  return readMe(ctx);
}

const max = accountLimits.languages;

/** Adding a language that the user already has is a no-op, not an error. */
export async function addLanguage(ctx: Ctx, { language }: { language: string }): Promise<Me> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, id)) ?? fail("access.unauthenticated");
  const languages = [...new Set([...user.languages, language])];
  if (languages.length > max)
    failFields("request.invalid", [{ path: "language", code: "field.tooMany", params: { max } }]);
  await saveMe(ctx, user, { languages });
  return readMe(ctx);
}
