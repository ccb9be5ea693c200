import { defaultLanguage, serverLanguage, type NotificationKind } from "@orbita/contract";
import { findViewers } from "../kernel/sight.ts";
import type { WorkCtx } from "../kernel/work.ts";
import type { NotificationMail } from "./mail.ts";
import { findToMail, isHeard, markMailed } from "./queries.ts";
import { isBulk } from "./rules.ts";

/**
 * To the address, in the language and as wanted now. Its id is the mail's: killed between the server's word and ours it is sent
 * again, and is seen to be the same.
 */
export async function sendMail(ctx: WorkCtx, mails: readonly NotificationMail[], id: string): Promise<void> {
  const row = await findToMail(ctx.db, id);
  if (!row?.wanted) return;
  const [reader] = await findViewers(ctx.db, [row.user_id]);
  if (!(await isHeard(ctx.db, reader!, id))) return;
  const kind = row.kind as NotificationKind;
  const mail = mails.find(({ kinds }) => kinds.includes(kind));
  if (!mail) throw new Error(`nobody says how ${kind} reads as a mail`);
  const language = serverLanguage(row.language);
  const home = `${ctx.webOrigin}${language === defaultLanguage ? "" : `/${language}`}`;
  const token = ctx.unsubscribeTokens.sign({ userId: row.user_id, kind });
  const foot = { preferences: `${home}/settings/notifications`, unsubscribe: `${home}/unsubscribe/${token}` };
  const words = await mail.render({ ...ctx, home, foot }, row, language);
  if (!words) return;
  await ctx.mail.send({
    to: row.email,
    ...words,
    messageId: id,
    ...(isBulk(kind) && { listUnsubscribe: foot.unsubscribe }),
  });
  await ctx.write("mailed", ({ tx, now }) => markMailed(tx, id, now));
}
