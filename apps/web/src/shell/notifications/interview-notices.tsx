import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@orbita/contract";
import { dateLocale } from "@orbita/contract/vocab/languages";
import { Sep } from "@orbita/ui/base/meta.tsx";
import type { ReactNode } from "react";
import { codeOf } from "./candidate-code.ts";

type InterviewNoticeRenderer = (notice: Notification) => { title: ReactNode; detail?: ReactNode };
type InterviewNotificationKind = Extract<NotificationKind, `interview.${string}`>;

/** The title of a notification, with the name of the other side, or with the code of a candidate without a name. */
type NoticeTitleVariants = { named: (whom: ReactNode) => ReactNode; coded: (code: string) => ReactNode };

function titleOf(notice: Notification, { named, coded }: NoticeTitleVariants): ReactNode {
  if (notice.data["side"] === "talent") return named(<bdi>{notice.space?.name}</bdi>);
  const code = codeOf(notice);
  return code ? coded(code) : named(<bdi>{notice.data["who"]}</bdi>);
}

/** The time of the interview in the reader's time zone. */
function When({ notice: { data } }: { notice: Notification }) {
  const { i18n } = useLingui();
  const at = data["startsAt"];
  return at
    ? new Intl.DateTimeFormat(dateLocale(i18n.locale), {
        weekday: "short",
        day: "numeric",
        month: "short",
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "short",
      }).format(new Date(at))
    : null;
}

function Detail({ notice }: { notice: Notification }) {
  const title = <bdi>{notice.data["title"]}</bdi>;
  return notice.data["startsAt"] ? (
    <>
      <When notice={notice} />
      <Sep />
      {title}
    </>
  ) : (
    title
  );
}

const withTitle =
  (titlesOf: (notice: Notification) => NoticeTitleVariants): InterviewNoticeRenderer =>
  (notice) => ({ title: titleOf(notice, titlesOf(notice)), detail: <Detail notice={notice} /> });

const rescheduleTitles: NoticeTitleVariants = {
  named: (whom) => (
    <Trans>
      <b>{whom}</b> asked to reschedule the interview
    </Trans>
  ),
  coded: (code) => (
    <Trans>
      Candidate <b>{code}</b> asked to reschedule the interview
    </Trans>
  ),
};
const expiredTitles: NoticeTitleVariants = {
  named: (whom) => (
    <Trans>
      <b>{whom}</b> didn’t choose a time by the deadline
    </Trans>
  ),
  coded: (code) => (
    <Trans>
      Candidate <b>{code}</b> didn’t choose a time by the deadline
    </Trans>
  ),
};
const noneFitsTitles: NoticeTitleVariants = {
  named: (whom) => <Trans>None of the times work for {whom}</Trans>,
  coded: (code) => <Trans>None of the times work for candidate {code}</Trans>,
};

export const interviewNotices: Record<InterviewNotificationKind, InterviewNoticeRenderer> = {
  "interview.proposed": (notice) => ({
    title: (
      <Trans>
        <b>
          <bdi>{notice.space?.name}</bdi>
        </b>{" "}
        proposed some interview times
      </Trans>
    ),
    detail: <bdi>{notice.data["title"]}</bdi>,
  }),
  "interview.confirmed": withTitle(() => ({
    named: (whom) => <Trans>Interview with {whom} booked</Trans>,
    coded: (code) => <Trans>Interview with candidate {code} booked</Trans>,
  })),
  "interview.moved": withTitle(() => ({
    named: (whom) => <Trans>Other times proposed to {whom}</Trans>,
    coded: (code) => <Trans>Other times proposed to candidate {code}</Trans>,
  })),
  "interview.asked": withTitle(({ data }) =>
    data["asked"] === "moveAsked" ? rescheduleTitles : data["asked"] === "expired" ? expiredTitles : noneFitsTitles,
  ),
  "interview.cancelled": withTitle(() => ({
    named: (whom) => <Trans>Interview with {whom} cancelled</Trans>,
    coded: (code) => <Trans>Interview with candidate {code} cancelled</Trans>,
  })),
  "interview.reminder": withTitle(({ data }) =>
    data["before"] === "day"
      ? {
          named: (whom) => <Trans>Interview with {whom} in 24 hours</Trans>,
          coded: (code) => <Trans>Interview with candidate {code} in 24 hours</Trans>,
        }
      : {
          named: (whom) => <Trans>Interview with {whom} in one hour</Trans>,
          coded: (code) => <Trans>Interview with candidate {code} in one hour</Trans>,
        },
  ),
};
