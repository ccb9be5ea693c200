import type { ApplicationStatus, ServerLanguage } from "@orbita/contract";
import type { MailAttachment } from "@orbita/platform";
import type { WorkWriteCtx } from "../kernel/work.ts";
import type { MailCtx, NotificationRow } from "../notifications/index.ts";

export type EndedStatus = Extract<ApplicationStatus, "withdrawn" | "rejected" | "expired">;
export const endedStatuses = ["rejected", "withdrawn", "expired"] as const satisfies readonly EndedStatus[];
export const isEnded = (status: ApplicationStatus): status is EndedStatus =>
  (endedStatuses as readonly ApplicationStatus[]).includes(status);

export type EndedApplication = {
  readonly id: string;
  readonly status: EndedStatus;
  /** The talent who withdrew; null if the application ended in another way. */
  readonly talentId: string | null;
  /** The reason in the talent's own words, if they gave any. */
  readonly reason: string | null;
};
export type EndOutcome = {
  /** Users whom the reaction has already notified of the same action, so that they get no second notification. */
  readonly notified: readonly string[];
  /**
   * Data that `describe` needs for the email, for example about a cancelled interview. Saved with the notification about the
   * end of the application.
   */
  readonly data?: Readonly<Record<string, string>>;
};
/** Additional text and attachments for the email about the end of an application. */
export type EndMailNote = { readonly note: string; readonly attachments: readonly MailAttachment[] };

export type EndReaction = {
  /** Ends data that belong to the application, such as interviews, in the transaction that ends the application. */
  readonly react: (ctx: WorkWriteCtx, ended: EndedApplication) => Promise<EndOutcome>;
  /** Returns a text for the email about the end of the application, based on the data that `react` returned. */
  readonly describe: (ctx: MailCtx, row: NotificationRow, language: ServerLanguage) => Promise<EndMailNote | null>;
};

const reactions = new Set<EndReaction>();

/**
 * Registers a reaction that ends other data with an application, in the same transaction. Features that depend on this one cannot
 * be imported here, and an event would reach them only after the commit, so `registerReactions` registers them.
 */
export const onApplicationEnded = (reaction: EndReaction): void => void reactions.add(reaction);

/** Runs all registered reactions. Call it in the transaction that lets the talent know that the application has ended. */
export async function reactToEnd(ctx: WorkWriteCtx, ended: EndedApplication): Promise<Required<EndOutcome>> {
  const outcomes: EndOutcome[] = [];
  for (const { react } of reactions) outcomes.push(await react(ctx, ended));
  return {
    notified: outcomes.flatMap(({ notified }) => notified),
    data: Object.assign({}, ...outcomes.map(({ data }) => data)) as Record<string, string>,
  };
}

export async function describeEnd(ctx: MailCtx, row: NotificationRow, language: ServerLanguage): Promise<EndMailNote> {
  const notes: EndMailNote[] = [];
  for (const { describe } of reactions) {
    const found = await describe(ctx, row, language);
    if (found) notes.push(found);
  }
  return {
    note: notes.map(({ note }) => note).join("\n"),
    attachments: notes.flatMap(({ attachments }) => attachments),
  };
}
