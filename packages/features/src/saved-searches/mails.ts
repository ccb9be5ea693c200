import { labelledTitle, type ServerLanguage } from "@orbita/contract";
import { renderMail, type RenderedMail } from "@orbita/i18n/mail";
import { toWorkDisclosure } from "../disclosures/index.ts";
import { readSeenJobPosts } from "../job-posts/index.ts";
import { oneLine } from "../kernel/one-line.ts";
import { salaryIn } from "../kernel/salary-in.ts";
import type { MailCtx, NotificationMail } from "../notifications/index.ts";
import { findableBy, talentCards } from "../talent-search/index.ts";
import { findNotifiedSearch, type NotifiedSearchRow } from "./queries.ts";
import { saversNow } from "./savers.ts";

/** The maximum number of matches listed in the mail of a saved search. */
const named = 10;

const joined = (parts: readonly (string | null)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => oneLine(part!))
    .join(" · ");

/** The lines of a saved search's mail and the total number of matches. */
type MatchList = { readonly lines: readonly string[]; readonly total: number };

/** The lines about jobs in the mail of a saved search. Jobs that closed since the run are left out. */
export async function postLines(
  { db, now }: Pick<MailCtx, "db" | "now">,
  ids: readonly string[],
  language: ServerLanguage,
): Promise<MatchList> {
  const posts = await readSeenJobPosts({ tx: db, now }, ids);
  const lines = posts
    .filter(({ jobPostStatus }) => jobPostStatus === "published")
    .map((post) =>
      joined([
        labelledTitle(post, language),
        post.space.name,
        post.location?.city ?? null,
        post.salaryMin === null ? null : salaryIn(language, post.salaryMin, post.salaryMax),
      ]),
    );
  return { lines: lines.slice(0, named), total: lines.length };
}

const years = {
  it: (count: string) => (count === "1" ? "1 anno" : `${count} anni`),
  en: (count: string) => (count === "1" ? "1 year" : `${count} years`),
};
const unsaid = { it: "Senza titolo", en: "No headline" };

/**
 * The lines about people in the mail of a saved talent search: occupation, place and experience, never their names. Each line counts as a disclosure,
 * so people beyond the Space's daily limit are only in the total.
 */
async function talentLines(ctx: MailCtx, told: NotifiedSearchRow, language: ServerLanguage): Promise<MatchList | null> {
  const saver = { spaceId: told.space_id!, userId: told.saved_by };
  const actor = (await saversNow(ctx.db, [saver]))(saver);
  // A user who left the Space, or is only a viewer there now, gets no more mails.
  if (actor.id === null || actor.id !== told.user_told) return null;
  const findable = new Set(await findableBy({ tx: ctx.db, actor }, saver.spaceId, told.targets));
  const targets = told.targets.filter((id) => findable.has(id));
  const place = { spaceId: saver.spaceId, surface: "mail" } as const;
  const cards = await talentCards(toWorkDisclosure(ctx, actor), place, targets.slice(0, named));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const lines = [...cards.values()].map(({ card }) => {
    const whole = Math.floor(card.years ?? 0);
    const length = whole > 0 ? years[language](number.format(whole)) : null;
    return joined([card.headline ?? unsaid[language], card.city, length]);
  });
  return { lines, total: targets.length };
}

async function render(ctx: MailCtx, told: NotifiedSearchRow, language: ServerLanguage): Promise<RenderedMail | null> {
  const isJobs = told.space_id === null;
  const found = isJobs ? await postLines(ctx, told.targets, language) : await talentLines(ctx, told, language);
  if (!found || found.total === 0) return null;
  const { lines, total } = found;
  const page = isJobs ? `${ctx.home}/saved-searches` : `${ctx.home}/work/${told.space_url}/saved-searches`;
  const texts = {
    ...ctx.foot,
    search: oneLine(told.name),
    count: String(total),
    list: lines.join("\n"),
    more: lines.length > 0 && total > lines.length ? String(total - lines.length) : "",
    link: `${page}?open=${told.id}`,
    page,
  };
  if (isJobs) return renderMail("jobsMatched", language, { ...texts, first: lines[0] ?? "" });
  return renderMail("talentsMatched", language, { ...texts, limit: lines.length === 0 ? "reached" : "" });
}

/**
 * Renders the new matches of a saved search as a mail, with the state at sending time. Sends no mail for a search that was stopped or deleted, or
 * whose matches are gone.
 */
export const savedSearchMails: NotificationMail = {
  kinds: ["search.matched"],
  render: async (ctx, row, language) => {
    const told = await findNotifiedSearch(ctx.db, row);
    return told && told.frequency !== "none" ? render(ctx, told, language) : null;
  },
};
