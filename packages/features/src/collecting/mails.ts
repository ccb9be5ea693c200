import { blockReason, type ServerLanguage } from "@orbita/contract";
import { blockWords, declineWords } from "@orbita/i18n";
import { renderMail, type RenderedMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import type { MailCtx, NotificationMail } from "../notifications/index.ts";
import { findMailSpace, findMailInvoice, type MailInvoice, type MailSpace } from "./mail-queries.ts";
import { needsMember } from "./rules.ts";

const money = (cents: number, language: ServerLanguage): string =>
  new Intl.NumberFormat(language, { style: "currency", currency: "EUR", useGrouping: "always" }).format(cents / 100);

/** Formats a month in words, from its first day or from a value such as 2026-10. */
const monthIn = (language: ServerLanguage, month: string): string =>
  new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month.slice(0, 7)}-01T12:00:00Z`),
  );

const aboutOf = ({ foot }: MailCtx, space: MailSpace, link: string) => ({
  ...foot,
  space: oneLine(space.name),
  initial: Array.from(oneLine(space.name))[0]?.toUpperCase() ?? "",
  link,
});

const invoiceOf = (invoice: MailInvoice, language: ServerLanguage) => ({
  number: `${invoice.year}/${invoice.number}`,
  month: monthIn(language, invoice.period),
  total: money(invoice.amount_cents, language),
});

const brands: Readonly<Record<string, string>> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };
const cardIn = ({ brand, last4 }: { brand: string; last4: string }, language: ServerLanguage): string =>
  language === "it"
    ? `${brands[brand] ?? brand} che finisce con ${last4}`
    : `${brands[brand] ?? brand} ending in ${last4}`;

type BillingMailInput = {
  readonly ctx: MailCtx;
  readonly space: MailSpace;
  readonly data: Readonly<Record<string, string>>;
  readonly language: ServerLanguage;
};

async function issuedMail({ ctx, space, data, language }: BillingMailInput): Promise<RenderedMail | null> {
  const invoice = await findMailInvoice(ctx.db, data["invoiceId"] ?? "");
  // A cancelled invoice causes no mail. The mail about a paid invoice does not mention a card.
  if (!invoice || invoice.status === "canceled") return null;
  const asked = invoice.enabled && invoice.status !== "paid";
  return renderMail("invoiceIssued", language, {
    ...aboutOf(ctx, space, `${ctx.home}/work/${space.url}/billing?invoice=${invoice.id}`),
    ...invoiceOf(invoice, language),
    card: asked && space.card ? cardIn(space.card, language) : "",
    missing: asked && !space.card ? "true" : "",
  });
}

async function failedMail({ ctx, space, data, language }: BillingMailInput): Promise<RenderedMail | null> {
  const invoice = await findMailInvoice(ctx.db, data["invoiceId"] ?? "");
  if (!invoice || invoice.status === "paid" || invoice.status === "canceled") return null;
  const failure = data["failure"] ?? "";
  return renderMail(needsMember(failure) ? "paymentToConfirm" : "paymentFailed", language, {
    ...aboutOf(ctx, space, `${ctx.home}/work/${space.url}/billing?invoice=${invoice.id}`),
    ...invoiceOf(invoice, language),
    why: declineWords(failure, language),
    again: data["again"] ? dayIn(language, new Date(data["again"])) : "",
    last: data["again"] ? "" : "true",
  });
}

async function blockedMail({ ctx, space, data, language }: BillingMailInput): Promise<RenderedMail | null> {
  const reasons = (data["reasons"] ?? "").split(",").flatMap((code) => blockReason.safeParse(code).data ?? []);
  const month = data["month"] ?? "";
  if (reasons.length === 0 || !/^\d{4}-\d\d/.test(month)) return null;
  return renderMail("invoiceBlocked", language, {
    ...aboutOf(ctx, space, `${ctx.home}/work/${space.url}/billing`),
    month: monthIn(language, month),
    list: reasons.map((reason) => blockWords[reason][language]).join("\n"),
  });
}

function pausedMail({ ctx, space, data, language }: BillingMailInput): Promise<RenderedMail> | null {
  const resumed = data["resumed"] === "true";
  // Sponsoring was paused or resumed again before this mail was sent; another mail about that is on its way.
  if (resumed === (space.premium_paused_at !== null)) return null;
  const about = aboutOf(ctx, space, `${ctx.home}/work/${space.url}/billing`);
  return renderMail(resumed ? "premiumResumed" : "premiumPaused", language, about);
}

/** The mails about what a Space owes, from the state at sending time; only to current owners. */
export const collectingMails: NotificationMail = {
  kinds: ["invoice.issued", "invoice.blocked", "payment.failed", "payment.paused"],
  render: async (ctx, row, language) => {
    const space = row.space_id === null ? undefined : await findMailSpace(ctx.db, row.space_id, row.user_id);
    if (!space) return null;
    const given = { ctx, space, data: row.data as Record<string, string>, language };
    if (row.kind === "invoice.issued") return issuedMail(given);
    if (row.kind === "invoice.blocked") return blockedMail(given);
    return row.kind === "payment.failed" ? failedMail(given) : pausedMail(given);
  },
};
