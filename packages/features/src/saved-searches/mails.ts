import { labelledTitle, type ServerLanguage } from "@orbita/contract";
import { renderMail, type RenderedMail } from "@orbita/i18n/mail";
import { readSeenJobPosts } from "../job-posts/index.ts";
import { oneLine } from "../kernel/one-line.ts";
import type { MailCtx, NotificationMail } from "../notifications/index.ts";
import { talentCards } from "../talent-search/index.ts";
import { findTold, type ToldRow } from "./mail-queries.ts";
import { saversNow } from "./savers.ts";

/** As many as a mail names. */
const named = 10;

const joined = (parts: readonly (string | null)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => oneLine(part!))
    .join(" · ");

function payOf(language: ServerLanguage, min: number | null, max: number | null): string | null {
  if (min === null) return null;
  const shape = { style: "currency", currency: "EUR", maximumFractionDigits: 0, useGrouping: "always" } as const;
  const money = new Intl.NumberFormat(language, shape);
  return max === null || max === min ? money.format(min) : money.formatRange(min, max);
}

async function postLines({ db, now }: MailCtx, ids: readonly string[], language: ServerLanguage): Promise<string[]> {
  const posts = await readSeenJobPosts({ tx: db, now }, ids);
  return posts
    .filter(({ jobPostStatus }) => jobPostStatus === "published")
    .map((post) =>
      joined([
        labelledTitle(post, language),
        post.space.name,
        post.location?.city ?? null,
        payOf(language, post.salaryMin, post.salaryMax),
      ]),
    );
}

const years = {
  it: (count: string) => (count === "1" ? "1 anno" : `${count} anni`),
  en: (count: string) => (count === "1" ? "1 year" : `${count} years`),
};
const unsaid = { it: "Senza titolo", en: "Without a headline" };

/** What somebody does, where and for how long; never who they are: that is for who opens the CV. */
async function talentLines(ctx: MailCtx, told: ToldRow, language: ServerLanguage): Promise<string[] | null> {
  const saver = { spaceId: told.space_id!, userId: told.saved_by };
  const actor = (await saversNow(ctx.db, [saver]))(saver);
  // Who left the Space, or only reads there by now, hears nothing more of it.
  if (actor.id === null || actor.id !== told.user_told) return null;
  const cards = await talentCards({ tx: ctx.db, actor, now: ctx.now }, saver.spaceId, told.targets);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return told.targets.flatMap((id) => {
    const card = cards.get(id);
    if (!card) return [];
    const whole = Math.floor(card.years ?? 0);
    const length = whole > 0 ? years[language](number.format(whole)) : null;
    return joined([card.headline ?? unsaid[language], card.city, length]);
  });
}

async function render(ctx: MailCtx, told: ToldRow, language: ServerLanguage): Promise<RenderedMail | null> {
  const isJobs = told.space_id === null;
  const lines = isJobs ? await postLines(ctx, told.targets, language) : await talentLines(ctx, told, language);
  if (!lines || lines.length === 0) return null;
  const page = isJobs ? `${ctx.home}/saved-searches` : `${ctx.home}/work/${told.space_url}/saved-searches`;
  return renderMail(isJobs ? "jobsMatched" : "talentsMatched", language, {
    ...ctx.foot,
    search: oneLine(told.name),
    count: String(lines.length),
    list: lines.slice(0, named).join("\n"),
    more: lines.length > named ? String(lines.length - named) : "",
    link: `${page}?open=${told.id}`,
    page,
  });
}

/** From what is true when it is sent: a search that was stopped or forgotten meanwhile says nothing, nor one whose news are gone. */
export const savedSearchMails: NotificationMail = {
  kinds: ["search.matched"],
  render: async (ctx, row, language) => {
    const told = await findTold(ctx.db, row);
    return told && told.frequency !== "none" ? render(ctx, told, language) : null;
  },
};
