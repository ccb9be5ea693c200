import { serverLanguage, type NotificationKind } from "@orbita/contract";
import { homeIn } from "../kernel/home-in.ts";
import { findViewers } from "../kernel/visibility.ts";
import type { WorkCtx } from "../kernel/work.ts";
import type { NotificationMail, RenderedMailWithAttachments } from "./mail.ts";
import { findToMail, holdMail, isReadableNotification, markMailed, type NotificationToMail } from "./mail-queries.ts";
import { mailDue } from "./mail-times.ts";
import { isBulk } from "./rules.ts";

/** The recipient's language, home URL, footer links and unsubscribe link of an email. */
export function mailFrame(ctx: WorkCtx, { user_id, language: spoken, kind }: NotificationToMail, of = kind) {
  const language = serverLanguage(spoken);
  const home = homeIn(ctx.webOrigin, language);
  const token = ctx.unsubscribeTokens.sign({ userId: user_id, kind: of });
  const foot = { preferences: `${home}/settings/notifications`, unsubscribe: `${home}/unsubscribe/${token}` };
  return { language, home, foot, out: isBulk(kind as NotificationKind) ? foot.unsubscribe : null };
}

/** Renders the email of a notification as of now; null if it is no longer wanted, visible or current. */
export async function renderNotification(
  ctx: WorkCtx,
  mails: readonly NotificationMail[],
  row: NotificationToMail,
): Promise<RenderedMailWithAttachments | null> {
  if (!row.wanted) return null;
  const [reader] = await findViewers(ctx.db, [row.user_id]);
  if (!(await isReadableNotification(ctx.db, reader!, row.id))) return null;
  const mail = mails.find(({ kinds }) => kinds.includes(row.kind as NotificationKind));
  if (!mail) throw new Error(`nobody says how ${row.kind} reads as a mail`);
  const { language, home, foot } = mailFrame(ctx, row);
  return mail.render({ ...ctx, home, foot }, row, language);
}

type OutgoingMail = {
  readonly id: string;
  readonly row: NotificationToMail;
  readonly words: RenderedMailWithAttachments;
  readonly out: string | null;
};

export async function sendRendered(
  ctx: WorkCtx,
  { id, row, words, out }: OutgoingMail,
  ids: readonly string[],
): Promise<void> {
  await ctx.mail.send({ to: row.email, ...words, messageId: id, ...(out !== null && { listUnsubscribe: out }) });
  await ctx.write("mailed", ({ tx, now }) => markMailed(tx, ids, now));
}

/**
 * Sends the email of one notification to the current address, in the current language and by the current settings: at once, or
 * held until it is due. The Message-ID is the notification's id: a crash after sending causes a retry, which mail programs can
 * recognize as a duplicate.
 */
export async function sendMail(ctx: WorkCtx, mails: readonly NotificationMail[], id: string): Promise<void> {
  const row = await findToMail(ctx.db, id);
  if (!row?.wanted || row.mail_due_at !== null) return;
  const due = mailDue(ctx.now, row.wish);
  if (due > ctx.now) return ctx.write("waits", ({ tx }) => holdMail(tx, id, due));
  const words = await renderNotification(ctx, mails, row);
  if (words) await sendRendered(ctx, { id, row, words, out: mailFrame(ctx, row).out }, [id]);
}
