import type { ApplicationStatus } from "@orbita/contract";
import type { WorkTx } from "../kernel/work.ts";

export type EndedStatus = Extract<ApplicationStatus, "withdrawn" | "rejected" | "expired">;
export const endedStatuses = ["rejected", "withdrawn", "expired"] as const satisfies readonly EndedStatus[];
export const isEnded = (status: ApplicationStatus): status is EndedStatus =>
  (endedStatuses as readonly ApplicationStatus[]).includes(status);

export type EndedApplication = {
  readonly id: string;
  readonly status: EndedStatus;
  /** The talent who withdrew; null where they did not end it. */
  readonly talentId: string | null;
  /** The talent's own words, if they gave any. */
  readonly reason: string | null;
};
/** Returns the users it notified, so that nobody is notified twice of the same act. */
type EndedReaction = (ctx: WorkTx, ended: EndedApplication) => Promise<readonly string[]>;

const reactions = new Set<EndedReaction>();

/**
 * Registers what must end with an application, in the same transaction. Features that depend on this one cannot be
 * imported here, and an event would reach them only after the commit; the catalogue registers them.
 */
export const onApplicationEnded = (reaction: EndedReaction): void => void reactions.add(reaction);

/** Call it in the transaction in which the talent may know that the application has ended. */
export async function reactToEnd(ctx: WorkTx, ended: EndedApplication): Promise<ReadonlySet<string>> {
  const notified = new Set<string>();
  for (const react of reactions) for (const userId of await react(ctx, ended)) notified.add(userId);
  return notified;
}
