import { productName, type FileAnswer } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { findOffersTo } from "../contact-offers/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { readSettings } from "../people/index.ts";
import { loadLinks, loadResume, loadVersions } from "../resumes/index.ts";
import { findOpeningsBy, findOpeningsOf, findShortlistedBy } from "../shortlists/index.ts";
import { exportSavedSearches } from "../saved-searches/index.ts";
import {
  findAccount,
  findActivities,
  findActs,
  findApplications,
  findApplySignals,
  findContactRequests,
  findSkillSuggestions,
  findFiles,
  findHistoryAbout,
  findIdentities,
  findInvitations,
  findKeptBySpaces,
  findMemberships,
  findNotifications,
  findPasskeys,
  findResumeUploads,
  findSavedJobs,
  findSessions,
} from "./queries.ts";
import { exportName } from "./rules.ts";

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** One JSON document with everything that is kept about the person who asks (GDPR art. 15 and 20). */
export async function exportData(ctx: StepCtx): Promise<FileAnswer> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  await ctx.write((writing) => noteActivity(writing, id, "data.exported"));
  const { tx, now } = ctx;
  const account = (await findAccount(tx, id)) ?? fail("access.unauthenticated");
  const { hiddenFrom, ...settings } = await readSettings(ctx);
  const document = {
    product: productName,
    made: now.toISOString(),
    account,
    settings,
    hiddenFrom,
    signIns: await findSessions(tx, id),
    connectedAccounts: await findIdentities(tx, id),
    passkeys: await findPasskeys(tx, id),
    files: await findFiles(tx, id),
    resume: await loadResume(ctx, { ownerId: id }),
    resumeVersions: await loadVersions(tx, id),
    shareLinks: await loadLinks(tx, id),
    keptBySpaces: await findKeptBySpaces(tx, id),
    resumeUploads: await findResumeUploads(tx, id),
    spaces: await findMemberships(tx, id),
    invitations: await findInvitations(tx, id),
    contactRequests: await findContactRequests(tx, id),
    savedJobs: await findSavedJobs(tx, id),
    savedSearches: await exportSavedSearches(tx, id),
    applications: await findApplications(tx, id, now),
    offers: await findOffersTo(tx, id),
    shortlistedBy: await findShortlistedBy(tx, id),
    resumeOpenedBy: await findOpeningsOf(tx, id),
    resumesOpened: await findOpeningsBy(tx, id),
    applySignals: await findApplySignals(tx, id),
    notifications: await findNotifications(tx, id),
    skillSuggestions: await findSkillSuggestions(tx, id),
    activity: await findActivities(tx, id),
    history: await findHistoryAbout(tx, id),
    acts: await findActs(tx, id),
  };
  const bytes = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
  return {
    stream: inOnePiece(bytes),
    type: "application/json",
    size: bytes.length,
    name: exportName(account.username, now),
    inline: false,
    tag: null,
  };
}
