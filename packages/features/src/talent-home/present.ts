import type {
  MyApplication,
  MyContactRequest,
  MyInterview,
  NextDate,
  SavedJobSearch,
  TalentHome,
  TalentHomeSpace,
  ThreadSummary,
  WaitingItem,
} from "@orbita/contract";

const spaceOf = ({ id, name, url, logo }: TalentHomeSpace): TalentHomeSpace => ({ id, name, url, logo });

const interviewFields = ({ id, title, space, applicationId, contactRequestId }: MyInterview) => ({
  kind: "interview" as const,
  id,
  title,
  space: spaceOf(space),
  applicationId,
  contactRequestId,
});

export const waitingInterview = (interview: MyInterview): WaitingItem => ({
  ...interviewFields(interview),
  slots: interview.slots.length,
  dueAt: interview.answerBy,
});

export const waitingContactRequest = ({ id, title, space, expiresAt }: MyContactRequest): WaitingItem => ({
  kind: "contactRequest",
  id,
  title,
  space: spaceOf(space),
  dueAt: expiresAt,
});

export const waitingMessage = ({ id, title, space, last, mayWrite }: ThreadSummary): WaitingItem => ({
  kind: "message",
  id,
  title,
  space: spaceOf(space),
  author: last.author,
  text: last.text,
  mayReply: mayWrite,
  at: last.at,
});

/** The date of an interview; empty if the talent has to pick a time and all proposed times are taken. */
export function dateOfInterview(interview: MyInterview): NextDate[] {
  const at = interview.startsAt ?? interview.slots.find(({ free }) => free)?.startsAt;
  return at === undefined ? [] : [{ ...interviewFields(interview), agreed: interview.startsAt !== null, at }];
}

/** The promised reply date of an application; empty if no reply is due or if moderation hid the application from the Space. */
export const dateOfReply = ({ id, jobPost, status, replyBy, restricted }: MyApplication): NextDate[] =>
  replyBy === null || restricted !== null
    ? []
    : [
        {
          kind: "reply",
          applicationId: id,
          title: jobPost.title,
          space: spaceOf(jobPost.space),
          status,
          at: replyBy,
        },
      ];

export const searchOnHome = (search: SavedJobSearch): TalentHome["searches"][number] => {
  const { id, name, fresh, lastMatch, broken, address, filters } = search;
  return { id, name, fresh, lastMatch, broken, address, filters };
};
