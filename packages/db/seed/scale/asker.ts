import { ownerId, spaceId } from "./space.ts";

/** The owner of the first Space of the first seed, used as the viewer in benchmarks. */
export const scaleAsker = { spaceId: spaceId(1, 0), userId: ownerId(1, 0) };
