import { BadCursor, decodeCursor, encodeCursor, type FeedQuestion, type SearchPayload } from "@orbita/contract";
import { z } from "zod";

/** For whom a list is: the same words ask different things there, and a cursor of one is none of the other. */
export type Desk = "public" | "space" | "admin";
/** A place in the order of the feed. */
export type Mark = { readonly at: Date; readonly id: string };

const sort = "created:desc";
const filtersOf = (question: FeedQuestion, desk: Desk): SearchPayload["filters"] =>
  Object.entries({ ...question, desk })
    .flatMap(([f, v]) => (v === undefined ? [] : [{ f, v, mm: "is" as const }]))
    .toSorted((one, other) => (one.f < other.f ? -1 : 1));

const place = z.object({ v: z.iso.datetime(), id: z.uuid() });

export const encodeMark = (question: FeedQuestion, desk: Desk, { at, id }: Mark): string =>
  encodeCursor({ sort, filters: filtersOf(question, desk) }, { v: at.toISOString(), id });

/** One that was cut, made up, or taken from another question is refused like every cursor. */
export function decodeMark(question: FeedQuestion, desk: Desk, cursor: string): Mark {
  const mark = decodeCursor({
    sort,
    filters: filtersOf(question, desk),
    cursor,
    page: 0,
    size: 1,
    projections: [],
    facets: [],
  });
  const read = place.safeParse(mark);
  if (!read.success) throw new BadCursor();
  return { at: new Date(read.data.v), id: read.data.id };
}

/** Where one begins who found nothing: everything is above it. */
export const bottom: Mark = { at: new Date(0), id: "00000000-0000-0000-0000-000000000000" };

/** Nothing but the feed itself was asked for: what one follows decides what is in it. */
export const isWhole = ({ channelId, tag, authorId, spaceId, text }: FeedQuestion): boolean =>
  [channelId, tag, authorId, spaceId, text].every((one) => one === undefined);

/** An address that somebody opens on purpose: there even the muted are heard. */
export const isDeliberate = ({ authorId, spaceId }: FeedQuestion): boolean =>
  authorId !== undefined || spaceId !== undefined;
