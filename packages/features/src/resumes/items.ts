import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { isJudging, type Resume, type ResumeSection } from "@orbita/contract";

export type Origin = Resume["experience"][number]["origin"];
export type ResumeItemInput = { readonly id?: string | undefined };
export type Item = { readonly id: string; readonly origin: Origin };

/** The origin of changed items: one for all, or decided per item. */
export type OriginOf = Origin | ((section: string, item: object) => Origin);

export const originOf = (origin: OriginOf, section: string, item: object): Origin =>
  typeof origin === "function" ? origin(section, item) : origin;

/** Sharing or answering a text that a machine wrote does not change its origin. */
const beside = { judging: ["shared", "answer"], other: [] as string[] };
/** Fields that the presentation adds and that are never written. */
const computed = ["id", "origin", "years", "label", "category"];

const wordsOf = (item: object, section: ResumeSection) => {
  const left = new Set([...computed, ...(isJudging(section) ? beside.judging : beside.other)]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => !left.has(name)));
};

type Before = {
  readonly before: readonly Item[];
  /** The section that each item id belongs to, in the whole resume. */
  readonly holders: Map<string, ResumeSection>;
  readonly origin: OriginOf;
};

/**
 * Prepares a section for storage: each item gets an id that is unique in the resume, and its origin. Items whose id and text are
 * unchanged keep their origin.
 */
export function settleItems<T extends ResumeItemInput>(
  section: ResumeSection,
  items: readonly T[],
  { before, holders, origin }: Before,
): (T & Item)[] {
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
