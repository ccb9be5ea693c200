import { factualSections, resumeSections, type ResumeProfile } from "@orbita/contract";
import { findAnonymousTo } from "../kernel/anonymity.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { isListed, openByLink, openPerson, type PersonRow } from "../people/index.ts";
import { anonymousView, withOwnIds } from "./anonymous-view.ts";
import { noteOpening } from "./note-opening.ts";
import { findOpenLink, type OpenLink } from "./link-queries.ts";
import { seenBy, type View } from "./policy.ts";
import { presentResume, shownOf } from "./present.ts";
import { findResume, type ResumeRow } from "./queries.ts";

const facesOf = ({ profile_image_id, cover_image_id }: PersonRow) => ({
  profileImage: profile_image_id,
  coverImage: cover_image_id,
});

/** As a page that one opens by its name. Phone and email wait until a contact is accepted, whatever is chosen. */
const openView = (row: ResumeRow, person: PersonRow): View => ({
  sections: shownOf(row),
  anonymous: false,
  contacts: false,
  pdf: true,
  searchEngines: isListed(person),
});

/** The page of somebody whose application is anonymous to the viewer: the address says the name, so no line of the CV is shown. */
function withoutResume(profile: ResumeProfile): ResumeProfile {
  const sections = Object.fromEntries(resumeSections.map((section) => [section, null]));
  const nothing = { headline: null, city: null, wishes: [], years: null, sectionOrder: [], pdf: false };
  return { ...profile, ...sections, ...nothing };
}

const noFaces = { profileImage: null, coverImage: null };

/** The key of a nameless CV in talent search: the same for a hit and for the CV that it opens. */
export const searchViewOf = ({ id }: { readonly id: string }): string => `search ${id}`;

/** As a Space sees it in talent search: without a name unless one shows it, and never a face. */
export function profileForSpaces(row: ResumeRow, showName: boolean, now: Date): ResumeProfile {
  const view: View = {
    sections: shownOf(row),
    anonymous: !showName,
    contacts: false,
    pdf: false,
    searchEngines: false,
  };
  const seen = seenBy(presentResume(row, now), view, noFaces);
  return showName ? seen : { ...seen, ...withOwnIds(seen, searchViewOf(row)).sections };
}

/** A link is a door of its own: it shows what was chosen for it, whatever others see. */
const linkView = (person: PersonRow, link: OpenLink): View => ({
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

/** My own, with the eyes of others. */
export async function readOwnProfile(ctx: ReadCtx, { as }: { as: "link" | "space" }): Promise<ResumeProfile> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const person = await openByLink(ctx, id);
  const row = (await findResume(ctx.tx, { ownerId: id })) ?? fail("people.notFound");
  if (as === "space") return profileForSpaces(row, person.show_name ?? true, ctx.now);
  return seenBy(presentResume(row, ctx.now), openView(row, person), facesOf(person));
}

/** Without a name the code alone counts: whatever stands in the name's place is neither confirmed nor denied. */
async function openLink(ctx: ReadCtx, username: string, code: string): Promise<ResumeProfile> {
  const link = (await findOpenLink(ctx.tx, { code, username, now: ctx.now })) ?? fail("people.notFound");
  if (!link.anonymous && !link.named) fail("people.notFound");
  const person = await openByLink(ctx, link.owner_id);
  const row = await resumeOf(ctx, person);
  await noteOpening(ctx, link);
  const seen = seenBy(presentResume(row, ctx.now), linkView(person, link), facesOf(person));
  return link.anonymous ? anonymousView(seen, `link ${link.id}`).profile : seen;
}

type Asked = { username: string; c?: string | undefined };

/** Somebody's, as far as who asks may see it; also what their PDF is made of. */
export async function readProfileOf(ctx: ReadCtx, { username, c }: Asked): Promise<ResumeProfile> {
  if (c !== undefined) return openLink(ctx, username, c);
  const person = await openPerson(ctx, { username });
  const row = await resumeOf(ctx, person);
  const seen = seenBy(presentResume(row, ctx.now), openView(row, person), facesOf(person));
  return (await findAnonymousTo(ctx.tx, ctx.actor.id, [person.id])).size > 0 ? withoutResume(seen) : seen;
}
