import { factualSections, resumeSections, type ResumeProfile } from "@orbita/contract";
import { findAnonymousTo } from "../kernel/anonymity.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { isListed, openByLink, openPerson, type PersonRow } from "../people/index.ts";
import { anonymousView, withOwnIds } from "./anonymous-view.ts";
import { noteOpening } from "./note-opening.ts";
import { findOpenLink, type UsableShareLink } from "./link-queries.ts";
import { toVisibleProfile, type ResumeVisibility } from "./policy.ts";
import { presentResume, visibleSections } from "./present.ts";
import { findResume, type ResumeRow } from "./queries.ts";

const facesOf = ({ profile_image_id, cover_image_id }: PersonRow) => ({
  profileImage: profile_image_id,
  coverImage: cover_image_id,
});

/**
 * The parts of a profile on the public page under a username. The page never shows phone or email: only an accepted
 * contact request shares them.
 */
const openView = (row: ResumeRow, person: PersonRow): ResumeVisibility => ({
  sections: visibleSections(row),
  anonymous: false,
  contacts: false,
  pdf: true,
  searchEngines: isListed(person),
});

/**
 * A profile without its CV, for viewers who have an anonymous application of the person: the page's URL contains the name, so
 * no part of the CV may be shown.
 */
function withoutResume(profile: ResumeProfile): ResumeProfile {
  const sections = Object.fromEntries(resumeSections.map((section) => [section, null]));
  const nothing = {
    headline: null,
    city: null,
    wishes: [],
    jobWishes: null,
    years: null,
    sectionOrder: [],
    pdf: false,
  };
  return { ...profile, ...sections, ...nothing };
}

const noFaces = { profileImage: null, coverImage: null };

/** The key of the view of a CV without a name in talent search. It is the same for a search result and for the CV that it opens. */
export const searchViewOf = ({ id }: { readonly id: string }): string => `search ${id}`;

/** A CV as a Space sees it in talent search: without a name unless the owner shows it, and never with a photo. */
export function profileForSpaces(row: ResumeRow, showName: boolean, now: Date): ResumeProfile {
  const view: ResumeVisibility = {
    sections: visibleSections(row),
    anonymous: !showName,
    contacts: false,
    pdf: false,
    searchEngines: false,
  };
  const seen = toVisibleProfile(presentResume(row, now), view, noFaces);
  return showName ? seen : { ...seen, ...withOwnIds(seen, searchViewOf(row)).sections };
}

/** The visible parts of a profile for a share link: the sections chosen for the link, independent of the general visibility. */
const linkView = (person: PersonRow, link: UsableShareLink): ResumeVisibility => ({
  sections: factualSections.filter((section) => link.sections.includes(section)),
  anonymous: link.anonymous,
  contacts: person.show_contacts ?? false,
  pdf: link.pdf,
  searchEngines: false,
});

async function resumeOf({ tx }: ReadCtx, { id }: PersonRow): Promise<ResumeRow> {
  const row = await findResume(tx, { ownerId: id });
  return row?.enabled ? row : fail("people.notFound");
}

/** The caller's own profile as visitors of their public page (`link`) or as Spaces (`space`) see it. */
export async function readOwnProfile(ctx: ReadCtx, { as }: { as: "link" | "space" }): Promise<ResumeProfile> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const person = await openByLink(ctx, id);
  const row = (await findResume(ctx.tx, { ownerId: id })) ?? fail("people.notFound");
  if (as === "space") return profileForSpaces(row, person.show_name ?? true, ctx.now);
  return toVisibleProfile(presentResume(row, ctx.now), openView(row, person), facesOf(person));
}

/** Opens a share link. For an anonymous link only the code counts: the response neither confirms nor denies the username in the URL. */
async function openLink(ctx: ReadCtx, username: string, code: string): Promise<ResumeProfile> {
  const link = (await findOpenLink(ctx.tx, { code, username, now: ctx.now })) ?? fail("people.notFound");
  if (!link.anonymous && !link.named) fail("people.notFound");
  const person = await openByLink(ctx, link.owner_id);
  const row = await resumeOf(ctx, person);
  await noteOpening(ctx, link);
  const seen = toVisibleProfile(presentResume(row, ctx.now), linkView(person, link), facesOf(person));
  return link.anonymous ? anonymousView(seen, `link ${link.id}`).profile : seen;
}

type ResumeProfileQuery = { username: string; c?: string | undefined };

/** A person's profile as far as the viewer may see it; also the source of its PDF. */
export async function readProfileOf(ctx: ReadCtx, { username, c }: ResumeProfileQuery): Promise<ResumeProfile> {
  if (c !== undefined) return openLink(ctx, username, c);
  const person = await openPerson(ctx, { username });
  const row = await resumeOf(ctx, person);
  const seen = toVisibleProfile(presentResume(row, ctx.now), openView(row, person), facesOf(person));
  return (await findAnonymousTo(ctx.tx, ctx.actor.id, [person.id])).size > 0 ? withoutResume(seen) : seen;
}
