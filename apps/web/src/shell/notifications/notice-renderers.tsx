import { Plural, Trans } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@orbita/contract";
import type { ReactNode } from "react";
import { AnswerDue, Met, Withdrawn } from "./application-notices.tsx";
import { billingNotices } from "./billing-notices.tsx";
import { feedNotices } from "./feed-notices.tsx";
import { interviewNotices } from "./interview-notices.tsx";
import { MovedText } from "./moved-text.tsx";

export type NoticeRenderer = (notice: Notification) => { title: ReactNode; detail?: ReactNode };

const of = ({ data }: Notification, name: string): string => data[name] ?? "";
const numberOf = (notice: Notification, name: string): number => Number(of(notice, name)) || 0;

const Matched = ({ count, of: found }: { count: number; of: string }) =>
  found === "jobs" ? (
    <Plural value={count} one="# new job for a saved search" other="# new jobs for a saved search" />
  ) : (
    <Plural value={count} one="# new person for a saved search" other="# new people for a saved search" />
  );

/** The text of each kind of notification. The types require a text for every kind. */
export const noticeRenderers: Record<NotificationKind, NoticeRenderer> = {
  "application.moved": (notice) => ({
    title: (
      <MovedText
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
        is <Plural value={numberOf(notice, "days")} one="# day late" other="# days late" /> with its reply
      </Trans>
    ),
    detail: (
      <>
        <bdi>{of(notice, "jobPostTitle")}</bdi>
        <br />
        <Trans>We’ve sent the Space a reminder.</Trans>
      </>
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
        <>
          <bdi>{of(notice, "jobPostTitle")}</bdi>
          <br />
          <Trans>The candidate can see the delay.</Trans>
        </>
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
        </b>{" "}
        has <Plural value={numberOf(notice, "late")} one="# late reply" other="# late replies" />
      </Trans>
    ),
    detail: <Trans>Reply now to keep publishing jobs.</Trans>,
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
        sent you a contact request
      </Trans>
    ),
    detail: <bdi>{of(notice, "title")}</bdi>,
  }),
  "offer.answered": (notice) => ({
    title:
      of(notice, "answer") === "accepted" ? (
        <Trans>Your contact request was accepted</Trans>
      ) : (
        <Trans>Your contact request was declined</Trans>
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
          sent you a message
        </Trans>
      ) : (
        <Trans>You have a new message</Trans>
      ),
    detail: <bdi>{of(notice, "title")}</bdi>,
  }),
  "search.matched": (notice) => ({
    title: <Matched count={numberOf(notice, "count")} of={of(notice, "of")} />,
    detail: <bdi>{of(notice, "name")}</bdi>,
  }),
  ...interviewNotices,
  ...billingNotices,
  ...feedNotices,
  "jobFit.found": (notice) => ({
    title: (
      <Plural value={numberOf(notice, "count")} one="# new job that fits your CV" other="# new jobs that fit your CV" />
    ),
    detail: <bdi>{of(notice, "title")}</bdi>,
  }),
  "resume.ready": (notice) => ({
    title: <Trans>Your CV is ready to review</Trans>,
    detail: of(notice, "fields") && (
      <Trans>
        <Plural value={numberOf(notice, "fields")} one="# field found" other="# fields found" />,{" "}
        <Plural value={numberOf(notice, "unplaced")} one="# unassigned fragment" other="# unassigned fragments" />
      </Trans>
    ),
  }),
  "account.security": () => ({
    title: <Trans>New security activity on your account</Trans>,
    detail: <Trans>If this wasn’t you, sign out of your other devices.</Trans>,
  }),
};

function VerificationNotice({ event, domain }: { event: string; domain: string }) {
  if (event === "verified") return <Trans>The Space is verified</Trans>;
  if (event === "failing") return <Trans>We can’t find the DNS record for {domain}</Trans>;
  if (event === "expiring") return <Trans>The Space’s verification is about to expire</Trans>;
  return <Trans>The Space is no longer verified</Trans>;
}

/** The text about an automatic change of a job post, or a reminder about it. */
function PostNotice({ notice, title }: { notice: string; title: string }) {
  const post = (
    <b>
      <bdi>{title}</bdi>
    </b>
  );
  switch (notice) {
    case "jobPostStillOpen":
      return <Trans>Is {post} still open?</Trans>;
    case "jobPostExpiring":
      return <Trans>{post} is about to expire</Trans>;
    case "jobPostSuspended":
      return <Trans>{post} has been suspended: no one confirmed that it’s still open</Trans>;
    default:
      return <Trans>{post} has expired</Trans>;
  }
}
