import type { ServerLanguage } from "@orbita/contract";
import { inDays } from "@orbita/i18n";
import { renderMail, type ApplicationMailParams, type RenderedMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { salaryIn } from "../kernel/salary-in.ts";
import type { MailCtx } from "../notifications/index.ts";
import {
  findSpeaker,
  findStep,
  findSuggested,
  type ApplicationMailRow,
  type SuggestedJobPost,
} from "./mail-queries.ts";
import type { ApplicationStepRow } from "./queries.ts";

type StepMailData = { before?: { replyBy: string | null }; suggestedJobPostId?: string | null };
type StepMailMessage = { it: string | null; en: string | null };

const day = 86_400_000;

/** The parameters that all mails to the talent about an application share. */
export const aboutOf = ({ home, foot }: MailCtx, subject: ApplicationMailRow) => ({
  ...foot,
  space: oneLine(subject.space_name),
  initial: Array.from(oneLine(subject.space_name))[0]?.toUpperCase() ?? "",
  post: oneLine(subject.post_title),
  link: `${home}/applications?id=${subject.id}`,
});

const movedTo = {
  submitted: "applicationReopened",
  inReview: "applicationInReview",
  shortlisted: "applicationShortlisted",
  interview: "applicationInterview",
  offer: "applicationOffer",
  hired: "applicationHired",
} as const satisfies Record<string, keyof ApplicationMailParams>;

/** How long the reply to an application took, as text for the mail; empty if the reply came after the promised deadline. */
function tookOf(subject: ApplicationMailRow, step: ApplicationStepRow, language: ServerLanguage): string {
  const promised = (step.data as StepMailData).before?.replyBy;
  if (!promised || step.told_at > new Date(promised)) return "";
  return inDays(Math.floor((step.at.getTime() - subject.sent_at.getTime()) / day), language);
}

function factsOf({ salary_min: min, salary_max: max, city }: SuggestedJobPost, language: ServerLanguage): string {
  const salary = min === null ? null : salaryIn(language, min, max);
  return [salary, city && oneLine(city)].filter(Boolean).join(" · ");
}

async function suggestionOf({ db, now, home }: MailCtx, step: ApplicationStepRow, language: ServerLanguage) {
  const id = (step.data as StepMailData).suggestedJobPostId;
  const post = id ? await findSuggested(db, id, now) : undefined;
  if (!post) return { suggested: "", suggestedLink: "", suggestedFacts: "" };
  return {
    suggested: oneLine(post.title),
    suggestedLink: `${home}/jobs/${post.id}`,
    suggestedFacts: factsOf(post, language),
  };
}

/** The mail to the talent about a step, with the text of the member who took it; null if this step sends no mail. */
export async function stepMail(
  ctx: MailCtx & { readonly note: string },
  subject: ApplicationMailRow,
  stepId: string,
  language: ServerLanguage,
): Promise<RenderedMail | null> {
  const step = await findStep(ctx.db, subject.id, stepId);
  if (!step) return null;
  const about = aboutOf(ctx, subject);
  if (step.kind === "expired") return renderMail("applicationExpired", language, { ...about, note: ctx.note });
  const owed = subject.reply_by ? dayIn(language, subject.reply_by) : "";
  if (step.kind === "sent")
    return owed
      ? renderMail("applicationSent", language, { ...about, day: owed, blind: subject.blind ? "true" : "" })
      : null;
  if (step.kind !== "moved") return null;
  const words = (step.words as StepMailMessage | null)?.[language] ?? "";
  const speaker = step.actor_id && (await findSpeaker(ctx.db, subject.space_id, step.actor_id));
  const by = speaker ? oneLine(speaker) : about.space;
  if (step.to_status === "rejected")
    return renderMail("applicationRejected", language, {
      ...about,
      words,
      by,
      took: tookOf(subject, step, language),
      note: ctx.note,
      ...(await suggestionOf(ctx, step, language)),
    });
  if (!(step.to_status in movedTo)) return null;
  const template = movedTo[step.to_status as keyof typeof movedTo];
  return renderMail(template, language, { ...about, words, by, day: owed });
}
