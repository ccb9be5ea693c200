import type { MyInterview, ApplicationReader, SpaceInterview } from "@orbita/contract";
import { isBlind, textForMembers } from "../applications/index.ts";
import type { InterviewerRow } from "./people-queries.ts";
import type { InterviewRow } from "./queries.ts";
import type { InterviewStepRow } from "./steps.ts";

export type InterviewDetails = { interviewers: readonly InterviewerRow[]; steps: readonly InterviewStepRow[] };

const common = (row: InterviewRow) => ({
  id: row.id,
  state: row.stands,
  slots: row.slots.map((slot, index) => ({ startsAt: slot.toISOString(), free: row.free[index] ?? false })),
  minutes: row.minutes,
  way: row.way,
  place: row.place,
  about: row.about,
  answerBy: row.answer_by.toISOString(),
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  title: row.title,
  applicationId: row.application_id,
  contactRequestId: row.offer_id,
  at: row.created_at.toISOString(),
  version: row.version,
});

const stepOf = ({ kind, side, words, data, at }: InterviewStepRow) => ({
  kind,
  side,
  words,
  startsAt: data.startsAt ?? null,
  at: at.toISOString(),
});

const readerOf = (one: InterviewerRow): ApplicationReader => ({
  name: one.named_to_talents ? one.name : null,
  role: one.role,
  qualification: one.qualification,
  profileImage: one.named_to_talents ? one.profile_image_id : null,
});

export const presentMyInterview = (row: InterviewRow, { interviewers, steps }: InterviewDetails): MyInterview => ({
  ...common(row),
  space: { id: row.space_id, name: row.space_name, url: row.space_url, logo: row.space_logo },
  with: interviewers.map(readerOf),
  steps: steps.map((step) => ({ ...stepOf(step), by: step.named ? step.member : null })),
});

type TalentNameSource = Pick<InterviewRow, "card" | "blind" | "revealed_at" | "talent_name" | "talent_there">;

/** The name of the interview's talent, or null while members may not see it. */
export function nameForMembers(row: TalentNameSource): string | null {
  if (row.card) return isBlind(row) ? null : row.card.name;
  return row.talent_there ? row.talent_name : null;
}

/** The talent's message about an interview, without identifying details while the application is blind. */
export const messageForMembers = (row: InterviewRow, words: string): string =>
  row.snapshot ? textForMembers({ ...row, snapshot: row.snapshot }, words) : words;

export const presentSpaceInterview = (
  row: InterviewRow,
  { interviewers, steps }: InterviewDetails,
): SpaceInterview => ({
  ...common(row),
  jobPostId: row.job_post_id,
  talent: { name: nameForMembers(row), code: row.code },
  with: interviewers.map(({ user_id, name, profile_image_id }) => ({
    id: user_id,
    name,
    profileImage: profile_image_id,
  })),
  steps: steps.map((step) => ({
    ...stepOf(step),
    by: step.member,
    words: step.words !== null && step.side === "talent" ? messageForMembers(row, step.words) : step.words,
  })),
});
