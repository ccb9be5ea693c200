import { emptyResume, maxPageSize, talentHomeLimits as limits, type TalentHome } from "@orbita/contract";
import { searchMyApplications } from "../applications/index.ts";
import { listOpenContactRequests } from "../contact-requests/index.ts";
import { listCurrentInterviews } from "../interviews/index.ts";
import { loadJobWishes } from "../job-wishes/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { listThreads } from "../messages/index.ts";
import { readSettings } from "../people/index.ts";
import { readPendingUpload } from "../resume-uploads/index.ts";
import { isEmptyResume, loadResume } from "../resumes/index.ts";
import { listJobSearches } from "../saved-searches/index.ts";
import {
  dateOfInterview,
  dateOfReply,
  searchOnHome,
  waitingContactRequest,
  waitingInterview,
  waitingMessage,
} from "./present.ts";
import { byDeadline, nextDates } from "./rules.ts";

/** The open applications, oldest first: of a few hundred, the oldest have the earliest reply dates. */
const openApplications = (ctx: ReadCtx) =>
  searchMyApplications(ctx, {
    page: 0,
    size: maxPageSize,
    sort: "created:asc",
    filters: [{ f: "open", v: true, mm: "is" }],
    projections: [],
    facets: [],
  });

/** The home of a signed-in talent, from the lists of the features that it sums up. */
export async function readTalentHome(ctx: ReadCtx): Promise<TalentHome> {
  const { tx, actor, now } = ctx;
  const userId = actor.id ?? fail("access.unauthenticated");
  const interviews = await listCurrentInterviews(ctx, limits.perKind);
  const requests = await listOpenContactRequests(ctx, limits.perKind);
  const threads = await listThreads(ctx, "talent", { size: limits.perKind, unread: "true" });
  const applications = await openApplications(ctx);
  const searches = await listJobSearches(ctx);
  const resume = (await loadResume({ tx, now }, { ownerId: userId })) ?? { ...emptyResume, updated: now.toISOString() };
  const upload = await readPendingUpload(ctx, resume);
  const { privacy } = await readSettings(ctx);
  return {
    waiting: byDeadline([
      ...interviews.filter(({ state }) => state === "proposed").map(waitingInterview),
      ...requests.map(waitingContactRequest),
      ...threads.content.map(waitingMessage),
      ...(upload ? [{ kind: "upload" as const, ...upload }] : []),
    ]),
    dates: nextDates(applications.content.flatMap(dateOfReply), interviews.flatMap(dateOfInterview)),
    applications: applications.totalElements,
    searches: searches
      .toSorted((one, other) => other.fresh - one.fresh)
      .slice(0, limits.searches)
      .map(searchOnHome),
    resume: {
      updated: resume.updated,
      empty: isEmptyResume(resume),
      visible: privacy.visibleInTalentSearch,
      hasWishes: (await loadJobWishes(tx, userId)) !== null,
    },
  };
}
