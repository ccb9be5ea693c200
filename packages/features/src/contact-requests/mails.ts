import type { ServerLanguage } from "@orbita/contract";
import { renderMail, type RenderedMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { salaryIn } from "../kernel/salary-in.ts";
import type { MailCtx, NotificationMail } from "../notifications/index.ts";
import { findContactRequestAnswerers } from "./limit-queries.ts";
import { findOneOfMine } from "./list-queries.ts";
import { findContactRequest, type ContactRequestRow } from "./queries.ts";

const namesOf = (
  { labels }: ContactRequestRow,
  codes: readonly (string | null)[],
  language: ServerLanguage,
): string[] => codes.flatMap((code) => (code === null ? [] : (labels[code]?.[language] ?? labels[code]?.it ?? code)));

/** Joins the facts of a job to a text such as "Genova, ibrido". All items but the first begin in lower case, except abbreviations. */
const listed = ([first, ...rest]: readonly string[], language: ServerLanguage): string =>
  [
    first,
    ...rest.map((words) =>
      /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLocaleLowerCase(language) + words.slice(1) : words,
    ),
  ].join(", ");

const aboutOf = ({ foot }: MailCtx, row: ContactRequestRow) => ({
  ...foot,
  space: oneLine(row.space_name),
  initial: Array.from(oneLine(row.space_name))[0]?.toUpperCase() ?? "",
  post: oneLine(row.title),
});

async function receivedMail(
  ctx: MailCtx,
  row: ContactRequestRow,
  language: ServerLanguage,
): Promise<RenderedMail | null> {
  // The contact request was withdrawn, answered or closed before the mail was sent, so there is nothing to answer.
  if (row.stands !== "sent" || !(await findOneOfMine(ctx.db, ctx.now, row.talent_id, row.id))) return null;
  return renderMail("contactRequestReceived", language, {
    ...aboutOf(ctx, row),
    pay: salaryIn(language, row.salary_min, row.salary_max),
    contract: listed(namesOf(row, [row.contract_type, row.contract_economic_type], language), language),
    place: listed(
      [...(row.city ? [oneLine(row.city)] : []), ...namesOf(row, [row.workplace_type], language)],
      language,
    ),
    words: row.message,
    by: row.maker_named && row.maker !== null ? oneLine(row.maker) : oneLine(row.space_name),
    day: dayIn(language, row.expires_at),
    link: `${ctx.home}/contact-requests?id=${row.id}`,
  });
}

/** Renders the mails about contact requests and answers, with the state at sending time. */
export const contactRequestMails: NotificationMail = {
  kinds: ["offer.received", "offer.answered"],
  render: async (ctx, { kind, user_id, data }, language) => {
    const row = await findContactRequest(ctx.db, ctx.now, (data as { offerId: string }).offerId);
    if (!row) return null;
    if (kind === "offer.received") return receivedMail(ctx, row, language);
    // Skips users who have left the Space or may only read there now.
    const members = await findContactRequestAnswerers(ctx.db, [row.space_id]);
    if (!members.some((member) => member.user_id === user_id)) return null;
    const about = {
      ...aboutOf(ctx, row),
      link: `${ctx.home}/work/${row.space_url}/contact-requests?id=${row.id}`,
      words: row.note ?? "",
    };
    if (row.stands === "accepted") return renderMail("contactRequestAccepted", language, about);
    return row.stands === "declined" ? renderMail("contactRequestDeclined", language, about) : null;
  },
};
