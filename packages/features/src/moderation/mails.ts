import { restrictedKinds, type ModeratedContentKind, type RestrictedKind, type ServerLanguage } from "@orbita/contract";
import { moderationWords, renderMail, restrictionWords, type RenderedMail } from "@orbita/i18n/mail";
import { dayIn } from "../kernel/rome-day.ts";
import type { MailCtx, NotificationMail } from "../notifications/index.ts";
import { findShownCase, type CaseWithContent } from "./case-queries.ts";
import { tokenOfCase } from "./link.ts";
import { appealableUntil } from "./rules.ts";

const isRestricted = (kind: ModeratedContentKind): kind is RestrictedKind =>
  restrictedKinds.some((one) => one === kind);

const longest = 500;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

function aboutOf({ foot }: MailCtx, row: CaseWithContent, language: ServerLanguage) {
  return {
    ...foot,
    day: dayIn(language, row.decided_at!),
    ground: moderationWords[language].ground[row.ground!],
    rule: row.rule!,
    explanation: row.explanation!,
  };
}

const whatOf = ({ kind }: CaseWithContent, language: ServerLanguage): string =>
  isRestricted(kind) ? "" : moderationWords[language].what[kind];

/** The link to the decision in a moderation mail. Suspended users cannot sign in, so their link opens the decision directly. */
const linkTo = ({ home, unsubscribeTokens }: MailCtx, { id, kind, decision }: CaseWithContent) =>
  `${home}/feed/decision/${kind === "user" && decision === "disabled" ? tokenOfCase(unsubscribeTokens, id) : id}`;

function statementMail(ctx: MailCtx, row: CaseWithContent, language: ServerLanguage): Promise<RenderedMail> {
  const { kind } = row;
  const until = appealableUntil(row, ctx.now);
  const about = {
    ...aboutOf(ctx, row, language),
    quoted: shortened(row.quoted),
    origin: moderationWords[language].origin[row.notes.length > 0 ? "report" : "own"],
    until: until ? dayIn(language, until) : "",
    again: row.state === "closed" ? "true" : "",
    link: linkTo(ctx, row),
  };
  const hidden = row.decision === "disabled";
  if (!isRestricted(kind))
    return renderMail(hidden ? "statementHidden" : "statementKept", language, {
      ...about,
      what: whatOf(row, language),
    });
  const words = restrictionWords[language][row.decision!][kind];
  const contact = `${ctx.home}/contact`;
  return renderMail(hidden ? "restricted" : "released", language, { ...about, ...words, contact });
}

/**
 * Renders the decision as of sending time. The emails do not name the reporters, and reporters do not learn whose content it was.
 */
export const moderationMails: NotificationMail = {
  kinds: ["moderation.decided", "report.answered"],
  render: async (ctx, { kind, data, key }, language) => {
    const told = data as { decision?: string };
    const row = await findShownCase(ctx.db, key.split(":")[1]!);
    // The case was decided again after this notification, and a later notification reports that decision.
    if (!row?.decided_at || row.decision !== told.decision) return null;
    if (kind === "moderation.decided") return statementMail(ctx, row, language);
    const about = {
      ...aboutOf(ctx, row, language),
      what: whatOf(row, language),
      again: row.state === "closed" ? "true" : "",
      link: `${ctx.home}/feed/reports`,
    };
    return renderMail(row.decision === "disabled" ? "reportHidden" : "reportKept", language, about);
  },
};
