import type { Me } from "@orbita/contract";

export type SpaceVoice = Me["spaces"][number];

/** The Spaces in whose name one may speak: who only reads for one does not. */
export const voicesOf = (me: Me | null): readonly SpaceVoice[] =>
  (me?.spaces ?? []).filter(({ role }) => role !== "viewer");
