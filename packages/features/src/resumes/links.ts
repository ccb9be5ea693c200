import { randomBytes, randomUUIDv7 } from "node:crypto";
import {
  factualSections,
  resumeLimits,
  type FactualSection,
  type newShareLink,
  type ShareLink,
} from "@orbita/contract";
import { withReason, type Db } from "@orbita/db";
import type { z } from "zod";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { endOfRomeDay, romeDay } from "../kernel/rome-day.ts";
import { deleteExpired, deleteLink, findLinks, insertLink, type ShareLinkRow } from "./link-queries.ts";
import { lockResume } from "./queries.ts";

/** Generates the code of a share link from 120 random bits, so that it cannot be guessed. */
const newCode = () => randomBytes(15).toString("base64url");

const presentLink = (row: ShareLinkRow): ShareLink => ({
  id: row.id,
  code: row.code,
  label: row.label,
  sections: row.sections as FactualSection[],
  anonymous: row.anonymous,
  pdf: row.pdf,
  expiresAt: row.expires_at?.toISOString() ?? null,
  opened: row.opened,
  lastOpened: row.last_opened_at?.toISOString() ?? null,
  created: row.created_at.toISOString(),
});

/** The user's share links: with `now` only those that have not expired, otherwise all. */
export const loadLinks = async (db: Db, ownerId: string, now: Date | null = null): Promise<ShareLink[]> =>
  (await findLinks(db, ownerId, now)).map(presentLink);

export const listLinks = ({ tx, actor, now }: ReadCtx): Promise<ShareLink[]> =>
  loadLinks(tx, actor.id ?? fail("access.unauthenticated"), now);

/** Creates a share link. It discloses data, so it is logged in the owner's activity log with its label. */
export async function addLink(ctx: Ctx, { expiresOn, ...given }: z.output<typeof newShareLink>): Promise<ShareLink> {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  if (expiresOn !== null && expiresOn < romeDay(ctx.now))
    failFields("request.invalid", [{ path: "expiresOn", code: "field.invalid", params: {} }]);
  const resume = (await lockResume(ctx.tx, { ownerId })) ?? fail("resume.notFound");
  await deleteExpired(ctx.tx, resume.id, ctx.now);
  const { max } = resumeLimits.shareLinks;
  if ((await findLinks(ctx.tx, ownerId, ctx.now)).length >= max) fail("resume.tooMany", { max });
  await withReason(ctx.tx, "shared by link");
  const row = await insertLink(ctx.tx, {
    id: randomUUIDv7(),
    resume_id: resume.id,
    code: newCode(),
    label: given.label,
    sections: factualSections.filter((section) => given.sections.includes(section)),
    anonymous: given.anonymous,
    pdf: given.pdf,
    expires_at: expiresOn === null ? null : endOfRomeDay(expiresOn),
    created_at: ctx.now,
  });
  await noteActivity(ctx, ownerId, "resume.linkAdded", { name: row.label });
  return presentLink(row);
}

export async function withdrawLink(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  await withReason(ctx.tx, "withdrawn");
  const row = (await deleteLink(ctx.tx, ownerId, id)) ?? fail("resume.linkNotFound");
  await noteActivity(ctx, ownerId, "resume.linkWithdrawn", { name: row.label });
}
