import { BadCursor, decodeCursor, encodeCursor, type FeedQuestion, type SearchPayload } from "@orbita/contract";
import { z } from "zod";

/** The audience of a list. The same question has different results for each, so their cursors are not interchangeable. */
export type Desk = "public" | "space" | "admin";
/** A position in the order of the feed. */
export type Mark = { readonly at: Date; readonly id: string };

const sort = "created:desc";
const filtersOf = (question: FeedQuestion, desk: Desk): SearchPayload["filters"] =>
  Object.entries({ ...question, desk })
    .flatMap(([f, v]) => (v === undefined ? [] : [{ f, v, mm: "is" as const }]))
    .toSorted((one, other) => (one.f < other.f ? -1 : 1));

const place = z.object({ v: z.iso.datetime(), id: z.uuid() });

export const encodeMark = (question: FeedQuestion, desk: Desk, { at, id }: Mark): string =>
  encodeCursor({ sort, filters: filtersOf(question, desk) }, { v: at.toISOString(), id });

/** Rejects cursors that are truncated, forged or from another question, like every cursor. */
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

/** The position for an empty feed: every post is above it. */
export const bottom: Mark = { at: new Date(0), id: "00000000-0000-0000-0000-000000000000" };

/** True for the unfiltered feed, whose content depends on what the viewer follows. */
export const isWhole = ({ channelId, tag, authorId, spaceId, text }: FeedQuestion): boolean =>
  [channelId, tag, authorId, spaceId, text].every((one) => one === undefined);

/** The viewer opened a person's or a Space's page on purpose, so muted authors are shown too. */
export const isDeliberate = ({ authorId, spaceId }: FeedQuestion): boolean =>
  authorId !== undefined || spaceId !== undefined;
