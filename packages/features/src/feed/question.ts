import { BadCursor, decodeCursor, encodeCursor, type FeedRequest, type SearchPayload } from "@orbita/contract";
import { z } from "zod";

/** The audience of a feed. The same query has different results for each audience, so their cursors are not interchangeable. */
export type FeedAudience = "public" | "space" | "admin";
/** A position in the feed: the time and id of a post. */
export type FeedPosition = { readonly at: Date; readonly id: string };

const sort = "created:desc";
const filtersOf = (question: FeedRequest, desk: FeedAudience): SearchPayload["filters"] =>
  Object.entries({ ...question, desk })
    .flatMap(([f, v]) => (v === undefined ? [] : [{ f, v, mm: "is" as const }]))
    .toSorted((one, other) => (one.f < other.f ? -1 : 1));

const place = z.object({ v: z.iso.datetime(), id: z.uuid() });

export const encodeMark = (question: FeedRequest, desk: FeedAudience, { at, id }: FeedPosition): string =>
  encodeCursor({ sort, filters: filtersOf(question, desk) }, { v: at.toISOString(), id });

/** Decodes a cursor. Rejects cursors that are truncated, forged or from another query. */
export function decodeMark(question: FeedRequest, desk: FeedAudience, cursor: string): FeedPosition {
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

/** The feed position that is returned for an empty feed: every later post is above it. */
export const bottom: FeedPosition = { at: new Date(0), id: "00000000-0000-0000-0000-000000000000" };

/** True for the unfiltered feed, whose content depends on what the viewer follows. */
export const isWhole = ({ channelId, tag, authorId, spaceId, text }: FeedRequest): boolean =>
  [channelId, tag, authorId, spaceId, text].every((one) => one === undefined);

/** True if the viewer opened the page of a person or Space on purpose, so that muted authors are shown too. */
export const isDeliberate = ({ authorId, spaceId }: FeedRequest): boolean =>
  authorId !== undefined || spaceId !== undefined;
