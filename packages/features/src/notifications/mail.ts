import type { NotificationKind, ServerLanguage } from "@orbita/contract";
import type { RenderedMail } from "@orbita/i18n/mail";
import type { MailAttachment } from "@orbita/platform";
import type { WorkCtx } from "../kernel/work.ts";
import type { NotificationRow } from "./queries.ts";

/** Links in the footer of an email; `unsubscribe` is used only in bulk emails. */
type MailFoot = { readonly preferences: string; readonly unsubscribe: string };

type MailCtxKey =
  | "db"
  | "now"
  | "webOrigin"
  | "contactAddress"
  | "unsubscribeTokens"
  | "talentsShownPerDay"
  | "search"
  | "write";

export type MailCtx = Pick<WorkCtx, MailCtxKey> & {
  /** The web app's root URL in the recipient's language. */
  readonly home: string;
  readonly foot: MailFoot;
};

/** A rendered email with its attachments. */
export type RenderedMailWithAttachments = RenderedMail & { readonly attachments?: readonly MailAttachment[] };

/**
 * How a feature renders its notifications as emails, with the state at sending time; null if the email is obsolete. Composed in
 * work.ts, so that this feature does not depend on the others.
 */
export type NotificationMail = {
  readonly kinds: readonly NotificationKind[];
  readonly render: (
    ctx: MailCtx,
    row: NotificationRow,
    language: ServerLanguage,
  ) => Promise<RenderedMailWithAttachments | null>;
};
