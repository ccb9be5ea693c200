import type { Me } from "@orbita/contract";

export type SpaceVoice = Me["spaces"][number];

/** The Spaces that the user may write for: all except those where they are a viewer. */
export const voicesOf = (me: Me | null): readonly SpaceVoice[] =>
  (me?.spaces ?? []).filter(({ role }) => role !== "viewer");
