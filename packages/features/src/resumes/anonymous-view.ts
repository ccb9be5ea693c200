import { createHash } from "node:crypto";
import { resumeSections, type ResumeProfile, type ResumeSection } from "@orbita/contract";
import { neutralText, neutralTitle } from "@orbita/resume-formats/titles";

type ItemWithId = { readonly id: string };

/**
 * An id for the position of an item in one view. It depends only on the view's key and the position, so that it reveals neither
 * the item's real id nor its id in another view.
 */
function idAt(view: string, section: ResumeSection, place: number): string {
  const hex = createHash("sha256").update(`${view}\n${section}\n${place}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type SortableItem = {
  readonly isCurrent?: boolean;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly native?: boolean;
};
const labelOf = (item: object): string => JSON.stringify({ ...item, id: undefined, origin: undefined });

/** Compares items of a section by date, then by text. The owner's own order is not used, because it could be recognised in another view of the same CV. */
function compare(one: SortableItem & object, other: SortableItem & object): number {
  const keys = ({ isCurrent, end, start, native }: SortableItem) => [
    isCurrent ? "1" : "0",
    end ?? "",
    start ?? "",
    native ? "1" : "0",
  ];
  const [mine, theirs] = [keys(one), keys(other)];
  const place = mine.findIndex((key, index) => key !== theirs[index]);
  if (place >= 0) return mine[place]! < theirs[place]! ? 1 : -1;
  const [my, their] = [labelOf(one), labelOf(other)];
  return my < their ? -1 : my > their ? 1 : 0;
}

type ProfileSections = Partial<Pick<ResumeProfile, ResumeSection>>;
const listsIn = (sections: ProfileSections): (readonly [ResumeSection, readonly ItemWithId[]])[] =>
  resumeSections.flatMap((name) => {
    const list = sections[name];
    return Array.isArray(list) ? [[name, list.toSorted(compare)] as const] : [];
  });

/** Returns the sections sorted, with new ids for this view, and a map from each old id to the new id. */
export function withOwnIds<T extends ProfileSections>(
  sections: T,
  view: string,
): { readonly sections: T; readonly ids: ReadonlyMap<string, string> } {
  const ids = new Map<string, string>();
  const named = listsIn(sections).map(([name, items]) => [
    name,
    items.map((item, place) => {
      const id = idAt(view, name, place);
      ids.set(item.id, id);
      return { ...item, id };
    }),
  ]);
  return { sections: { ...sections, ...Object.fromEntries(named) }, ids };
}

const maybe = (text: string | null): string | null => text && neutralText(text);
const neutralRole = (title: string): string => neutralTitle(title, "it");

/** Makes titles and sentences gender-neutral as far as their wording allows. Names of companies and schools stay. */
function neutral(profile: ResumeProfile): ResumeProfile {
  return {
    ...profile,
    headline: profile.headline && neutralRole(profile.headline),
    summary: maybe(profile.summary),
    wishes: profile.wishes.map(neutralText).toSorted(),
    experience:
      profile.experience?.map((entry) => ({
        ...entry,
        title: neutralRole(entry.title),
        description: maybe(entry.description),
        tasks: entry.tasks.map(neutralText),
      })) ?? null,
    education:
      profile.education?.map((entry) => ({
        ...entry,
        thesis: maybe(entry.thesis),
        description: maybe(entry.description),
      })) ?? null,
  };
}

type AnonymousProfile = { readonly profile: ResumeProfile; readonly ids: ReadonlyMap<string, string> };

/**
 * A CV without a name as one view shows it: neutral wording, its own ids and order, sections in the default order, and a date
 * instead of the time of the last change. `view` is the key of the view, such as the id of an application or share link.
 */
export function anonymousView(profile: ResumeProfile, view: string): AnonymousProfile {
  const { sections, ids } = withOwnIds(neutral(profile), view);
  return {
    profile: {
      ...sections,
      sectionOrder: resumeSections.filter((name) => profile.sectionOrder.includes(name)),
      updated: `${profile.updated.slice(0, 10)}T00:00:00.000Z`,
    },
    ids,
  };
}
