import { productName, type FileAnswer } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { exportCalls } from "../ai-calls/index.ts";
import { exportConversations } from "../assistant/index.ts";
import { findLinkVisitsOf, findShowingsOf } from "../disclosures/index.ts";
import { findBlocksBy } from "../blocks/index.ts";
import { findChannelsOf, findProposalsOf } from "../channels/index.ts";
import { findCommentLikesBy, findCommentsBy } from "../comments/index.ts";
import { findContactRequestsTo } from "../contact-requests/index.ts";
import { findInterviewsOf } from "../interviews/index.ts";
import { findJobFitMailingsOf, findJobFitReasonsOf } from "../fits/index.ts";
import { findJobMarksOf } from "../job-marks/index.ts";
import { findMessagesOf } from "../messages/index.ts";
import { findFollowsBy } from "../follows/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findDecisionsAbout, findReportsBy } from "../moderation/index.ts";
import { findPaymentDataOf } from "../payments/index.ts";
import { readSettings } from "../people/index.ts";
import { findDraftsBy, findLikesBy, findMentionsOf, findPostsBy } from "../posts/index.ts";
import { loadJobWishes } from "../job-wishes/index.ts";
import { loadLinks, loadResume, loadVersions } from "../resumes/index.ts";
import { findOpeningsBy, findOpeningsOf, findShortlistedBy } from "../shortlists/index.ts";
import { exportSavedSearches } from "../saved-searches/index.ts";
import {
  exportAccount,
  findActivities,
  findActs,
  findApplications,
  findApplySignals,
  findContactMessages,
  findSkillSuggestions,
  findEmailChanges,
  findFeedReads,
  findFiles,
  findHistoryAbout,
  exportIdentities,
  exportInvitations,
  findKeptBySpaces,
  findMemberships,
  findNotifications,
  exportPasskeys,
  findResumeUploads,
  findSavedJobs,
  exportSessions,
} from "./queries.ts";
import { exportName } from "./rules.ts";

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Exports one JSON document with all data stored about the caller (GDPR art. 15 and 20). */
export async function exportData(ctx: StepCtx): Promise<FileAnswer> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  await ctx.write((writing) => noteActivity(writing, id, "data.exported"));
  const { tx, now } = ctx;
  const account = (await exportAccount(tx, id)) ?? fail("access.unauthenticated");
  const { hiddenFrom, ...settings } = await readSettings(ctx);
  const document = {
    product: productName,
    made: now.toISOString(),
    account,
    settings,
    hiddenFrom,
    signIns: await exportSessions(tx, id),
    connectedAccounts: await exportIdentities(tx, id),
    emailChanges: await findEmailChanges(tx, id),
    passkeys: await exportPasskeys(tx, id),
    files: await findFiles(tx, id),
    resume: await loadResume(ctx, { ownerId: id }),
    jobWishes: await loadJobWishes(tx, id),
    resumeVersions: await loadVersions(tx, id),
    shareLinks: await loadLinks(tx, id),
    keptBySpaces: await findKeptBySpaces(tx, id),
    resumeUploads: await findResumeUploads(tx, id),
    spaces: await findMemberships(tx, id),
    invitations: await exportInvitations(tx, id),
    contactMessages: await findContactMessages(tx, id),
    savedJobs: await findSavedJobs(tx, id),
    jobMarks: await findJobMarksOf(tx, id),
    jobFitReasons: await findJobFitReasonsOf(tx, id),
    jobFitMailings: await findJobFitMailingsOf(tx, id),
    savedSearches: await exportSavedSearches(tx, id),
    applications: await findApplications(tx, id, now),
    contactRequests: await findContactRequestsTo(tx, id),
    interviews: await findInterviewsOf(tx, id),
    messages: await findMessagesOf(tx, id),
    shortlistedBy: await findShortlistedBy(tx, id),
    shownToSpaces: await findShowingsOf(tx, id),
    shareLinkVisits: await findLinkVisitsOf(tx, id),
    resumeOpenedBy: await findOpeningsOf(tx, id),
    resumesOpened: await findOpeningsBy(tx, id),
    applySignals: await findApplySignals(tx, id),
    posts: await findPostsBy(tx, id),
    postDrafts: await findDraftsBy(tx, id),
    postsLiked: await findLikesBy(tx, id),
    mentionedIn: await findMentionsOf(tx, id),
    comments: await findCommentsBy(tx, id),
    commentsLiked: await findCommentLikesBy(tx, id),
    channels: await findChannelsOf(tx, id),
    channelProposals: await findProposalsOf(tx, id),
    follows: await findFollowsBy(tx, id),
    mutedAndBlocked: await findBlocksBy(tx, id),
    payments: await findPaymentDataOf(tx, id),
    feedReads: await findFeedReads(tx, id),
    reports: await findReportsBy(tx, id),
    decisionsAboutMe: await findDecisionsAbout(tx, id),
    notifications: await findNotifications(tx, id),
    skillSuggestions: await findSkillSuggestions(tx, id),
    aiConversations: await exportConversations(tx, id),
    aiCalls: await exportCalls(tx, id),
    activity: await findActivities(tx, id),
    history: await findHistoryAbout(tx, id),
    acts: await findActs(tx, id),
  };
  const bytes = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
  return {
    stream: inOnePiece(bytes),
    type: "application/json",
    size: bytes.length,
    name: exportName(productName, account.username, now),
    inline: false,
    tag: null,
  };
}
