import type { Me } from "@orbita/contract";

export type AuthorSpace = Me["spaces"][number];

/** The Spaces in whose name the user may write posts: all except those where the user is a viewer. */
export const listAuthorSpaces = (me: Me | null): readonly AuthorSpace[] =>
  (me?.spaces ?? []).filter(({ role }) => role !== "viewer");
