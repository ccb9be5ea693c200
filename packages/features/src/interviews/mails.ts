import { isAgreed, type ServerLanguage } from "@orbita/contract";
import { codeName, interviewWords } from "@orbita/i18n";
import { renderMail } from "@orbita/i18n/mail";
import type { MailAttachment } from "@orbita/platform";
import type { EndMailNote } from "../applications/index.ts";
import { oneLine } from "../kernel/one-line.ts";
import { findZone } from "../kernel/zone-queries.ts";
import { findMembers } from "../members/index.ts";
import type { MailCtx, NotificationMail, NotificationRow } from "../notifications/index.ts";
import { calendarFile, type CalendarDelivery } from "./calendar.ts";
import { findInterviewers, type InterviewerRow } from "./people-queries.ts";
import { nameForMembers, messageForMembers } from "./present.ts";
import { findInterview, type InterviewRow } from "./queries.ts";
import { endOf, type CancelCause } from "./rules.ts";
import { findInterviewSteps } from "./steps.ts";
import { shortWhenIn, whenIn, zoneIn } from "./when.ts";

type InterviewMailData = Readonly<Record<string, string | undefined>>;
type InterviewMailCtx = {
  ctx: MailCtx;
  row: InterviewRow;
  data: InterviewMailData;
  language: ServerLanguage;
  zone: string;
  toTalent: boolean;
  email: string;
  interviewers: readonly InterviewerRow[];
};

const linkOf = ({ ctx: { home }, row, toTalent }: InterviewMailCtx): string => {
  if (toTalent)
    return row.offer_id
      ? `${home}/contact-requests?id=${row.offer_id}`
      : `${home}/applications?id=${row.application_id}`;
  return row.offer_id
    ? `${home}/work/${row.space_url}/contact-requests?id=${row.offer_id}`
    : `${home}/work/${row.space_url}/job-posts/${row.job_post_id}/applications?candidate=${row.application_id}`;
};

const whoOf = ({ row, language }: InterviewMailCtx): string =>
  oneLine(nameForMembers(row) ?? (row.code ? codeName(row.code, language) : ""));

/** The names of the interviewers. In emails to the talent, interviewers who hide their name are left out. */
const withOf = ({ row, toTalent, interviewers }: InterviewMailCtx): string =>
  interviewers
    .filter(({ named_to_talents }) => !toTalent || named_to_talents)
    .map(({ name }) => oneLine(name))
    .join(", ") || oneLine(row.space_name);

const aboutOf = (reading: InterviewMailCtx) => {
  const { ctx, row, language } = reading;
  const words = interviewWords(language);
  return {
    ...ctx.foot,
    space: oneLine(row.space_name),
    initial: Array.from(oneLine(row.space_name))[0]?.toUpperCase() ?? "",
    post: oneLine(row.title),
    link: linkOf(reading),
    from: reading.toTalent ? oneLine(row.space_name) : "",
    whom: reading.toTalent ? oneLine(row.space_name) : whoOf(reading),
    how: words.how(row.way, row.place && oneLine(row.place), row.minutes),
    with: withOf(reading),
  };
};

const startOf = ({ data }: InterviewMailCtx): Date => new Date(data["startsAt"]!);

const timeOf = ({ language, zone }: InterviewMailCtx, at: Date) => ({
  when: whenIn(language, zone, at),
  shortWhen: shortWhenIn(language, zone, at),
  zone: zoneIn(language, zone, at),
});

/** The calendar attachment. It has the same event id as earlier attachments, so that it replaces them. */
function attached(reading: InterviewMailCtx, method: CalendarDelivery["method"]) {
  const { ctx, row, data, language } = reading;
  const from = startOf(reading);
  const about = aboutOf(reading);
  const content = calendarFile(
    {
      id: row.id,
      sequence: Number(data["sequence"]),
      at: ctx.now,
      from,
      until: endOf(from, row.minutes),
      title: interviewWords(language).title(about.whom, about.post),
      words: row.about,
      place: row.place,
      link: about.link,
    },
    { method, organizer: { name: about.space, email: ctx.contactAddress }, to: reading.email },
  );
  const name = interviewWords(language).file;
  return { attachments: [{ name, type: `text/calendar; charset=utf-8; method=${method}`, content }] };
}

async function proposed(reading: InterviewMailCtx) {
  const { row, language, zone, data } = reading;
  // The proposal was answered, moved or cancelled before the email was sent, so there is nothing to choose.
  if (row.stands !== "proposed") return null;
  const link = linkOf(reading);
  // The page accepts a time without seconds, which keeps the links in the plain-text mail short.
  const items = row.slots.map(
    (slot) => `${whenIn(language, zone, slot)}\t${link}&time=${slot.toISOString().slice(0, 16)}Z`,
  );
  const mail = await renderMail("interviewProposed", language, {
    ...aboutOf(reading),
    items: items.join("\n"),
    zone: zoneIn(language, zone, row.slots[0]!),
    words: row.about,
    by: oneLine(row.space_name),
    day: whenIn(language, zone, row.answer_by),
    moved: data["startsAt"] ? "true" : "",
  });
  return data["startsAt"] ? { ...mail, ...attached(reading, "CANCEL") } : mail;
}

/** True if the agreement that the email refers to is still valid. */
const stillAgreed = ({ row, data }: InterviewMailCtx): boolean =>
  isAgreed(row.stands) && String(row.sequence) === data["sequence"];

async function saidIn({ ctx, row, data }: InterviewMailCtx): Promise<string> {
  const step = (await findInterviewSteps(ctx.db, [row.id])).find(({ id }) => id === data["stepId"]);
  if (!step?.words) return "";
  return step.side === "talent" ? messageForMembers(row, step.words) : step.words;
}

async function asked(reading: InterviewMailCtx) {
  const { row, data, language } = reading;
  if (row.stands !== data["asked"]) return null;
  const about = { ...aboutOf(reading), words: await saidIn(reading) };
  if (data["asked"] === "expired") return renderMail("interviewExpired", language, about);
  if (data["asked"] === "noneFits") return renderMail("interviewNoneFits", language, about);
  return renderMail("interviewMoveAsked", language, { ...about, ...timeOf(reading, row.starts_at!) });
}

async function cancelled(reading: InterviewMailCtx) {
  const { data, language, toTalent } = reading;
  const own = data["by"] === "talent" ? toTalent : data["by"] === "member" && !toTalent;
  const because = data["because"] as CancelCause | undefined;
  const about = {
    ...aboutOf(reading),
    why: because ? interviewWords(language).ended(because, toTalent ? null : whoOf(reading)) : "",
    words: own ? "" : await saidIn(reading),
    ...(data["startsAt"] ? timeOf(reading, startOf(reading)) : { when: "", shortWhen: "", zone: "" }),
  };
  const mail = await renderMail("interviewCancelled", language, about);
  return data["startsAt"] ? { ...mail, ...attached(reading, "CANCEL") } : mail;
}

const ways: Record<string, (reading: InterviewMailCtx) => ReturnType<NotificationMail["render"]>> = {
  "interview.proposed": proposed,
  "interview.confirmed": async (reading) =>
    stillAgreed(reading)
      ? {
          ...(await renderMail("interviewConfirmed", reading.language, {
            ...aboutOf(reading),
            ...timeOf(reading, startOf(reading)),
          })),
          ...attached(reading, "REQUEST"),
        }
      : null,
  "interview.moved": async (reading) => ({
    ...(await renderMail("interviewMoved", reading.language, {
      ...aboutOf(reading),
      ...timeOf(reading, startOf(reading)),
    })),
    ...attached(reading, "CANCEL"),
  }),
  "interview.asked": asked,
  "interview.cancelled": cancelled,
  "interview.reminder": async (reading) =>
    stillAgreed(reading) && reading.row.starts_at! > reading.ctx.now
      ? renderMail(reading.data["before"] === "day" ? "interviewTomorrow" : "interviewSoon", reading.language, {
          ...aboutOf(reading),
          ...timeOf(reading, startOf(reading)),
        })
      : null,
};

async function readingOf(ctx: MailCtx, { user_id, data }: NotificationRow, language: ServerLanguage) {
  const said = data as InterviewMailData;
  const row = await findInterview(ctx.db, ctx.now, said["interviewId"]!);
  if (!row?.space_there) return null;
  const toTalent = said["side"] === "talent";
  const interviewers = await findInterviewers(ctx.db, [row.id]);
  const reading = { ctx, row, data: said, language, zone: await findZone(ctx.db, user_id), toTalent, interviewers };
  if (toTalent) return { ...reading, email: row.talent_email };
  if (!row.in_space) return null;
  // The recipient must still be a member, because former members get no more emails of the Space.
  const member = (await findMembers(ctx.db, row.space_id)).find((one) => one.user_id === user_id);
  return member ? { ...reading, email: member.email } : null;
}

/** The note about cancelled interviews in the email about the end of an application. */
export async function describeCancelled(
  ctx: MailCtx,
  row: NotificationRow,
  language: ServerLanguage,
): Promise<EndMailNote | null> {
  const ids = (row.data as InterviewMailData)["cancelledInterviews"]?.split(" ") ?? [];
  const notes: string[] = [];
  const attachments: MailAttachment[] = [];
  for (const { interview_id, kind, data } of await findInterviewSteps(ctx.db, ids)) {
    if (kind !== "cancelled" || !data.startsAt) continue;
    const interview = await findInterview(ctx.db, ctx.now, interview_id);
    const about = { interviewId: interview_id, side: "talent", startsAt: data.startsAt };
    const reading = await readingOf(
      ctx,
      { ...row, data: { ...about, sequence: String(interview?.sequence) } },
      language,
    );
    if (!reading) continue;
    notes.push(interviewWords(language).cancelledToo(timeOf(reading, startOf(reading)).when));
    attachments.push(...attached(reading, "CANCEL").attachments);
  }
  return { note: notes.join("\n"), attachments };
}

/** Renders interview emails with the state at sending time, in the recipient's time zone. */
export const interviewMails: NotificationMail = {
  kinds: [
    "interview.proposed",
    "interview.confirmed",
    "interview.moved",
    "interview.asked",
    "interview.cancelled",
    "interview.reminder",
  ],
  render: async (ctx, row, language) => {
    const reading = await readingOf(ctx, row, language);
    return reading && ways[row.kind]!(reading);
  },
};
