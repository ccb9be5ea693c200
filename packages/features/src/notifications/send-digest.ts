import { renderMail } from "@orbita/i18n/mail";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { sendDigest } from "./jobs.ts";
import type { NotificationMail, Written } from "./mail.ts";
import { findOfDigest, gatherDue, type ToMail } from "./mail-queries.ts";
import { wayOutOf } from "./rules.ts";
import { aroundOf, send, wordsOf } from "./send-mail.ts";

type Leaves = { readonly words: Written; readonly out: string | null };
type DigestItem = { readonly row: ToMail; readonly words: Written };

/** One line per notification, with the subject and link of its own email; includes all attachments. */
async function together(ctx: WorkCtx, said: readonly DigestItem[], id: string): Promise<Leaves> {
  const { language, home, foot } = aroundOf(ctx, said[0]!.row, wayOutOf(id));
  const link = `${home}/notifications`;
  const mail = await renderMail("digest", language, {
    ...foot,
    count: String(said.length),
    items: said.map(({ words }) => `${words.subject.replaceAll(/\s+/g, " ")}\t${words.link ?? link}`).join("\n"),
    link,
  });
  const words = { ...mail, attachments: said.flatMap((one) => one.words.attachments ?? []) };
  return { words, out: foot.unsubscribe };
}

/** Renders with the state at sending time. A single notification is sent as its own email. A retry has the same Message-ID. */
export async function sendGathered(ctx: WorkCtx, mails: readonly NotificationMail[], id: string): Promise<void> {
  const said: DigestItem[] = [];
  for (const row of await findOfDigest(ctx.db, id)) {
    const words = await wordsOf(ctx, mails, row);
    if (words) said.push({ row, words });
  }
  const [first, second] = said;
  if (!first) return;
  const leaves = second ? await together(ctx, said, id) : { words: first.words, out: aroundOf(ctx, first.row).out };
  const ids = said.map(({ row }) => row.id);
  await send(ctx, { id, row: first.row, ...leaves }, ids);
}

export const gatheredAtOnce = 200;

/** Takes due notifications and enqueues their jobs in one transaction, so that they are neither lost nor sent twice. */
export async function gather(ctx: WorkTx): Promise<number> {
  const digests = await gatherDue(ctx.tx, ctx.now, gatheredAtOnce);
  for (const id of digests) await ctx.enqueue(sendDigest, { id });
  return digests.length;
}
