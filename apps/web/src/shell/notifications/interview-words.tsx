import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@orbita/contract";
import { dateLocale } from "@orbita/contract/vocab/languages";
import type { ReactNode } from "react";

type InterviewNoticeRenderer = (notice: Notification) => { title: ReactNode; detail?: ReactNode };
type Kind = Extract<NotificationKind, `interview.${string}`>;

/** The other side: a Space, a person, or a code of four characters where the name is not revealed yet. */
function Whom({ notice: { data, space } }: { notice: Notification }) {
  const who = data["who"] ?? "";
  if (data["side"] === "talent") return <bdi>{space?.name}</bdi>;
  return <bdi>{/^[0-9A-Z]{4}$/.test(who) ? <Trans>Application {who}</Trans> : who}</bdi>;
}

/** In the reader's time zone. */
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
      <When notice={notice} />, {title}
    </>
  ) : (
    title
  );
}

const said =
  (words: (notice: Notification) => ReactNode): InterviewNoticeRenderer =>
  (notice) => ({ title: words(notice), detail: <Detail notice={notice} /> });

const Asked = ({ notice }: { notice: Notification }) => {
  switch (notice.data["asked"]) {
    case "moveAsked":
      return (
        <Trans>
          <b>
            <Whom notice={notice} />
          </b>{" "}
          asks for another time
        </Trans>
      );
    case "expired":
      return (
        <Trans>
          <b>
            <Whom notice={notice} />
          </b>{" "}
          did not take a time
        </Trans>
      );
    default:
      return (
        <Trans>
          None of the times fits <Whom notice={notice} />
        </Trans>
      );
  }
};

export const interviewNotices: Record<Kind, InterviewNoticeRenderer> = {
  "interview.proposed": (notice) => ({
    title: (
      <Trans>
        <b>
          <Whom notice={notice} />
        </b>{" "}
        proposes times for an interview
      </Trans>
    ),
    detail: <bdi>{notice.data["title"]}</bdi>,
  }),
  "interview.confirmed": said((notice) => (
    <Trans>
      Interview agreed: <Whom notice={notice} />
    </Trans>
  )),
  "interview.moved": said((notice) => (
    <Trans>
      Other times were proposed to <Whom notice={notice} />
    </Trans>
  )),
  "interview.asked": said((notice) => <Asked notice={notice} />),
  "interview.cancelled": said((notice) => (
    <Trans>
      Interview called off: <Whom notice={notice} />
    </Trans>
  )),
  "interview.reminder": said((notice) =>
    notice.data["before"] === "day" ? (
      <Trans>
        In a day: interview with <Whom notice={notice} />
      </Trans>
    ) : (
      <Trans>
        In an hour: interview with <Whom notice={notice} />
      </Trans>
    ),
  ),
};
