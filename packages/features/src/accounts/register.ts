import { randomUUIDv7 } from "node:crypto";
import { termsVersion, type FieldError, type registration } from "@orbita/contract";
import { withReason, type Tx } from "@orbita/db";
import type { z } from "zod";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { failFields, violates } from "../kernel/failure.ts";
import { emailHashOf } from "./asker.ts";
import { makeCode } from "./codes.ts";
import { hasEmail, hasUsername, insertUser } from "./queries.ts";

type RegistrationInput = z.output<typeof registration>;

const inUse = (path: "email" | "username"): FieldError => ({ path, code: "field.inUse", params: {} });

/** Fails if the email address or the username is taken. Checks both fields at once, so that a form can show all errors. */
async function refuseTaken(tx: Tx, { email, username }: RegistrationInput): Promise<void> {
  const taken = {
    email: await hasEmail(tx, email),
    username: await hasUsername(tx, username),
  };
  if (taken.email) failFields("account.emailTaken", [inUse("email"), ...(taken.username ? [inUse("username")] : [])]);
  if (taken.username) failFields("account.usernameTaken", [inUse("username")]);
}

/** Inserts the user. The earlier check only gives the usual case its own error; the unique constraints prevent races. */
async function insert(ctx: Ctx, body: RegistrationInput, passwordHash: string): Promise<string> {
  const id = randomUUIDv7();
  await refuseTaken(ctx.tx, body);
  await insertUser(ctx.tx, {
    id,
    email: body.email,
    username: body.username,
    password_hash: passwordHash,
    first_name: body.firstName,
    last_name: body.lastName,
    language: body.language,
    terms_version: termsVersion,
    terms_accepted_at: ctx.now,
  }).catch((error: unknown) => {
    if (violates(error, "users_email")) failFields("account.emailTaken", [inUse("email")]);
    if (violates(error, "users_username")) failFields("account.usernameTaken", [inUse("username")]);
    throw error;
  });
  return id;
}

export async function register(ctx: StepCtx, body: RegistrationInput): Promise<{ id: string }> {
  const passwordHash = await ctx.platform.passwords.hash(body.password);
  return ctx.write(async (writing) => {
    await withReason(writing.tx, "registration");
    const id = await insert(writing, body, passwordHash);
    await makeCode(writing, { subject: emailHashOf(body.email), purpose: "verifyEmail" }, { userId: id });
    await noteActivity(writing, id, "account.opened");
    return { id };
  });
}
