import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isJudging, type Resume, type ResumeSection } from "@orbita/contract";

export type ItemOrigin = Resume["experience"][number]["origin"];
export type ResumeItemInput = { readonly id?: string | undefined };
export type StoredItem = { readonly id: string; readonly origin: ItemOrigin };

/** The origin that changed resume items get, such as written by the person or by a model: the same for all items, or decided for each. */
export type ItemOriginRule = ItemOrigin | ((section: string, item: object) => ItemOrigin);

export const originOf = (origin: ItemOriginRule, section: string, item: object): ItemOrigin =>
  typeof origin === "function" ? origin(section, item) : origin;

/** Fields that do not count as the text of an item: sharing or answering a text that a machine wrote does not change its origin. */
const beside = { judging: ["shared", "answer"], other: [] as string[] };
/** Fields that are computed when a resume item is presented and that are never stored. */
const computed = ["id", "origin", "years", "label", "category"];

const wordsOf = (item: object, section: ResumeSection) => {
  const left = new Set([...computed, ...(isJudging(section) ? beside.judging : beside.other)]);
  // A field that an earlier item lacks is the same as an empty one.
  return Object.fromEntries(Object.entries(item).filter(([name, value]) => !left.has(name) && value != null));
};

type ItemMergeContext = {
  readonly before: readonly StoredItem[];
  /** For each item id in the whole resume, the section in which the item is. */
  readonly holders: Map<string, ResumeSection>;
  readonly origin: ItemOriginRule;
};

/**
 * Prepares a section for storage: each item gets an id that is unique in the resume, and its origin. Items whose id and text are
 * unchanged keep their origin.
 */
export function settleItems<T extends ResumeItemInput>(
  section: ResumeSection,
  items: readonly T[],
  { before, holders, origin }: ItemMergeContext,
): (T & StoredItem)[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const used = new Set<string>();
  return items.map((item) => {
    const isOurs = item.id !== undefined && !used.has(item.id) && (holders.get(item.id) ?? section) === section;
    const id = isOurs ? item.id : randomUUID();
    used.add(id);
    holders.set(id, section);
    const earlier = known.get(id);
    const same = earlier !== undefined && isDeepStrictEqual(wordsOf(earlier, section), wordsOf(item, section));
    return { ...item, id, origin: same ? earlier.origin : originOf(origin, section, item) };
  });
}
