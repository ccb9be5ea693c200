import { isAgreed, type FileAnswer } from "@orbita/contract";
import { codeName, interviewWords } from "@orbita/i18n";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { calendarFile } from "./calendar.ts";
import { interviewerIds } from "./people-queries.ts";
import { readingSpace, requireInterviewTalent } from "./policy.ts";
import { nameForMembers } from "./present.ts";
import { findInterview, type InterviewRow } from "./queries.ts";

function fileOf({ asker, now }: ReadCtx, row: InterviewRow, whom: string): FileAnswer {
  if (!isAgreed(row.stands)) return fail("interview.wrongState", { state: row.stands });
  const words = interviewWords(asker.language);
  const file = calendarFile(
    {
      id: row.id,
      sequence: row.sequence,
      at: now,
      from: row.starts_at!,
      until: row.ends_at!,
      title: words.title(whom, row.title),
      words: row.about,
      place: row.place,
      link: row.way === "video" ? row.place! : "",
    },
    null,
  );
  const bytes = new TextEncoder().encode(file);
  return {
    stream: (async function* () {
      yield bytes;
    })(),
    type: "text/calendar; charset=utf-8",
    size: bytes.byteLength,
    name: words.file,
    inline: false,
    tag: null,
  };
}

export async function readCalendar(ctx: ReadCtx, { id }: { id: string }): Promise<FileAnswer> {
  const { spaceId, seesContactRequests, userId } = readingSpace(ctx.actor);
  const row = await findInterview(ctx.tx, ctx.now, id);
  if (row?.space_id !== spaceId || !row.in_space) return fail("interview.notFound");
  const seen = row.offer_id === null || seesContactRequests || (await interviewerIds(ctx.tx, id)).includes(userId);
  if (!seen) return fail("interview.notFound");
  return fileOf(ctx, row, nameForMembers(row) ?? (row.code ? codeName(row.code, ctx.asker.language) : ""));
}

export async function readMyCalendar(ctx: ReadCtx, { id }: { id: string }): Promise<FileAnswer> {
  const row = await findInterview(ctx.tx, ctx.now, id);
  if (row?.talent_id !== requireInterviewTalent(ctx.actor)) return fail("interview.notFound");
  return fileOf(ctx, row, row.space_name);
}
