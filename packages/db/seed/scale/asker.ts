import { ownerId, spaceId } from "./space.ts";

/** The owner of the first Space of the first seed: who asks, where something must be asked. */
export const scaleAsker = { spaceId: spaceId(1, 0), userId: ownerId(1, 0) };
