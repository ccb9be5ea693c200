import type { NotificationKind, ServerLanguage } from "@orbita/contract";
import type { RenderedMail } from "@orbita/i18n/mail";
import type { MailAttachment } from "@orbita/platform";
import type { WorkCtx } from "../kernel/work.ts";
import type { NotificationRow } from "./queries.ts";

/** What the foot of each of these mails links to; the second only where mails come in numbers. */
type MailFoot = { readonly preferences: string; readonly unsubscribe: string };

type MailTools = "db" | "now" | "webOrigin" | "contactAddress" | "unsubscribeTokens" | "talentsShownPerDay" | "write";

export type MailCtx = Pick<WorkCtx, MailTools> & {
  /** In the language of who reads. */
  readonly home: string;
  readonly foot: MailFoot;
};

/** A mail as it leaves, with what goes along. */
export type Written = RenderedMail & { readonly attachments?: readonly MailAttachment[] };

/**
 * How a feature's notifications read as mails, said at the moment of sending from what is true then; null where nothing is to be
 * said any more. Composed in work.ts, so that this feature need not know the others.
 */
export type NotificationMail = {
  readonly kinds: readonly NotificationKind[];
  readonly render: (ctx: MailCtx, row: NotificationRow, language: ServerLanguage) => Promise<Written | null>;
};
