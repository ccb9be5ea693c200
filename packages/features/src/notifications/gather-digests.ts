import { renderMail } from "@orbita/i18n/mail";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { sendDigest } from "./jobs.ts";
import type { NotificationMail, RenderedMailWithAttachments } from "./mail.ts";
import { findOfDigest, gatherDue, type NotificationToMail } from "./mail-queries.ts";
import { digestTokenKind } from "./rules.ts";
import { mailFrame, sendRendered, renderNotification } from "./send-mail.ts";

type RenderedDigest = { readonly words: RenderedMailWithAttachments; readonly out: string | null };
type DigestItem = { readonly row: NotificationToMail; readonly words: RenderedMailWithAttachments };

const subjectOf = ({ words }: DigestItem): string => words.subject.replaceAll(/\s+/g, " ");

/** Renders a digest: one line per notification, with the subject and link of its own email. Includes the attachments of all these emails. */
async function together(ctx: WorkCtx, said: readonly DigestItem[], id: string): Promise<RenderedDigest> {
  const { language, home, foot } = mailFrame(ctx, said[0]!.row, digestTokenKind(id));
  const link = `${home}/notifications`;
  const mail = await renderMail("digest", language, {
    ...foot,
    count: String(said.length),
    first: subjectOf(said[0]!),
    items: said.map((item) => `${subjectOf(item)}\t${item.words.link ?? link}`).join("\n"),
    link,
  });
  const words = { ...mail, attachments: said.flatMap((one) => one.words.attachments ?? []) };
  return { words, out: foot.unsubscribe };
}

/**
 * Sends a digest of notifications, rendered with the state at sending time. If one notification remains, it is sent as its own email. A retry has the
 * same Message-ID.
 */
export async function sendDigestMail(ctx: WorkCtx, mails: readonly NotificationMail[], id: string): Promise<void> {
  const said: DigestItem[] = [];
  for (const row of await findOfDigest(ctx.db, id)) {
    const words = await renderNotification(ctx, mails, row);
    if (words) said.push({ row, words });
  }
  const [first, second] = said;
  if (!first) return;
  const leaves = second ? await together(ctx, said, id) : { words: first.words, out: mailFrame(ctx, first.row).out };
  const ids = said.map(({ row }) => row.id);
  await sendRendered(ctx, { id, row: first.row, ...leaves }, ids);
}

export const digestBatchSize = 200;

/** Groups due notifications into digests and enqueues their jobs in one transaction, so that no notification is lost or sent twice. */
export async function gatherDigests(ctx: WorkWriteCtx): Promise<number> {
  const digests = await gatherDue(ctx.tx, ctx.now, digestBatchSize);
  for (const id of digests) await ctx.enqueue(sendDigest, { id });
  return digests.length;
}
