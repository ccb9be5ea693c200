import { Plural, Trans } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@orbita/contract";
import type { ReactNode } from "react";
import { billingWords } from "./billing-words.tsx";
import { feedWords } from "./feed-words.tsx";
import { interviewNotices } from "./interview-words.tsx";
import { MovedWords } from "./moved-words.tsx";
import { PostNotice } from "./post-notice.tsx";

export type NoticeRenderer = (notice: Notification) => { title: ReactNode; detail?: ReactNode };

const of = ({ data }: Notification, name: string): string => data[name] ?? "";
const numberOf = (notice: Notification, name: string): number => Number(of(notice, name)) || 0;

/** A person whose name is not revealed yet has a code of four characters. */
const isCode = (who: string): boolean => /^[0-9A-Z]{4}$/.test(who);

const whoOf = (notice: Notification): string => of(notice, "who") || of(notice, "code");

function Who({ notice }: { notice: Notification }) {
  const who = whoOf(notice);
  return (
    <b>
      <bdi>{isCode(who) ? <Trans>Application {who}</Trans> : who}</bdi>
    </b>
  );
}

const Withdrawn = ({ notice }: { notice: Notification }) =>
  isCode(whoOf(notice)) ? (
    <Trans>
      <Who notice={notice} /> was withdrawn
    </Trans>
  ) : (
    <Trans>
      <Who notice={notice} /> withdrew the application
    </Trans>
  );

function Met({ notice }: { notice: Notification }) {
  const title = of(notice, "jobPostTitle");
  const met = numberOf(notice, "met");
  if (!of(notice, "met")) return <bdi>{title}</bdi>;
  return (
    <Trans>
      <bdi>{title}</bdi>,{" "}
      <Plural value={met} _0="no requirement met yet" one="# requirement met" other="# requirements met" />
    </Trans>
  );
}

function AnswerDue({ notice }: { notice: Notification }) {
  const days = numberOf(notice, "days");
  return of(notice, "late") === "true" ? (
    <Trans>
      The answer to <Who notice={notice} /> is <Plural value={days} one="# day late" other="# days late" />
    </Trans>
  ) : of(notice, "tomorrow") === "true" ? (
    <Trans>
      The promise to <Who notice={notice} /> ends tomorrow
    </Trans>
  ) : (
    <Trans>
      The promise to <Who notice={notice} /> ends today
    </Trans>
  );
}

const Matched = ({ count, of: found }: { count: number; of: string }) =>
  found === "jobs" ? (
    <Plural value={count} one="# new job for a saved search" other="# new jobs for a saved search" />
  ) : (
    <Plural value={count} one="# new person for a saved search" other="# new people for a saved search" />
  );

/** The text of each kind; a kind without text does not compile. */
export const noticeWords: Record<NotificationKind, NoticeRenderer> = {
  "application.moved": (notice) => ({
    title: (
      <MovedWords
        to={of(notice, "to")}
        space={notice.space?.name ?? ""}
        isSent={of(notice, "to") === "submitted" && of(notice, "step") !== "moved"}
      />
    ),
    detail: <bdi>{of(notice, "jobPostTitle")}</bdi>,
  }),
  "application.late": (notice) => ({
    title: (
      <Trans>
        <b>
          <bdi>{notice.space?.name}</bdi>
        </b>{" "}
        is <Plural value={numberOf(notice, "days")} one="# day late" other="# days late" />
      </Trans>
    ),
    detail: (
      <Trans>
        <bdi>{of(notice, "jobPostTitle")}</bdi>. We reminded them.
      </Trans>
    ),
  }),
  "application.received": (notice) => ({
    title: (
      <Trans>
        New application: <b>{of(notice, "code")}</b>
      </Trans>
    ),
    detail: <Met notice={notice} />,
  }),
  "application.withdrawn": (notice) => ({
    title: <Withdrawn notice={notice} />,
    detail: <bdi>{of(notice, "jobPostTitle")}</bdi>,
  }),
  "application.answerDue": (notice) => ({
    title: <AnswerDue notice={notice} />,
    detail:
      of(notice, "late") === "true" ? (
        <Trans>
          <bdi>{of(notice, "jobPostTitle")}</bdi>. Who waits sees it.
        </Trans>
      ) : (
        <bdi>{of(notice, "jobPostTitle")}</bdi>
      ),
  }),
  "jobPost.notice": (notice) => ({
    title: <PostNotice notice={of(notice, "notice")} title={of(notice, "title")} />,
    detail: <bdi>{notice.space?.name}</bdi>,
  }),
  "promise.near": (notice) => ({
    title: (
      <Trans>
        <b>
          <bdi>{notice.space?.name}</bdi>
        </b>
        : <Plural value={numberOf(notice, "late")} one="# late answer" other="# late answers" />
      </Trans>
    ),
    detail: <Trans>Soon nothing more can be published. Answer now.</Trans>,
  }),
  "space.verification": (notice) => ({
    title: <VerificationNotice event={of(notice, "event")} domain={of(notice, "domain")} />,
    detail: <bdi>{notice.space?.name}</bdi>,
  }),
  "offer.received": (notice) => ({
    title: (
      <Trans>
        <b>
          <bdi>{notice.space?.name}</bdi>
        </b>{" "}
        makes you an offer
      </Trans>
    ),
    detail: <bdi>{of(notice, "title")}</bdi>,
  }),
  "offer.answered": (notice) => ({
    title:
      of(notice, "answer") === "accepted" ? (
        <Trans>Your offer was accepted</Trans>
      ) : (
        <Trans>Your offer was declined</Trans>
      ),
    detail: <bdi>{of(notice, "title")}</bdi>,
  }),
  "message.received": (notice) => ({
    title:
      of(notice, "side") === "talent" ? (
        <Trans>
          <b>
            <bdi>{notice.space?.name}</bdi>
          </b>{" "}
          wrote to you
        </Trans>
      ) : (
        <Trans>A talent wrote to you</Trans>
      ),
    detail: <bdi>{of(notice, "title")}</bdi>,
  }),
  "search.matched": (notice) => ({
    title: <Matched count={numberOf(notice, "count")} of={of(notice, "of")} />,
    detail: <bdi>{of(notice, "name")}</bdi>,
  }),
  ...interviewNotices,
  ...billingWords,
  ...feedWords,
  "resume.ready": (notice) => ({
    title: <Trans>Your CV is ready to review</Trans>,
    detail: of(notice, "fields") && (
      <Trans>
        <Plural value={numberOf(notice, "fields")} one="# field found" other="# fields found" />,{" "}
        <Plural value={numberOf(notice, "unplaced")} one="# fragment not placed" other="# fragments not placed" />
      </Trans>
    ),
  }),
  "account.security": () => ({
    title: <Trans>Something changed in how you sign in</Trans>,
    detail: <Trans>If it was not you, close the other sign-ins.</Trans>,
  }),
};

function VerificationNotice({ event, domain }: { event: string; domain: string }) {
  if (event === "verified") return <Trans>The Space is verified</Trans>;
  if (event === "failing") return <Trans>The DNS record of {domain} is missing</Trans>;
  if (event === "expiring") return <Trans>The verification of the Space expires soon</Trans>;
  return <Trans>The Space is no longer verified</Trans>;
}
