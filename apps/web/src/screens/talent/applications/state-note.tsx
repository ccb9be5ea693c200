import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ApplicationStatus, MyWholeApplication } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import {
  IconClock,
  IconConfetti,
  IconEyeOff,
  IconFileText,
  IconListCheck,
  IconMail,
  IconMailOpened,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { replyDue } from "~/domain/applications/reply-due.ts";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { InterviewNote } from "./interview-note.tsx";
import styles from "./detail.module.css";

type Props = { application: MyWholeApplication; now: number };

/** Explains the application's state to the candidate: what happened, what is next, what the candidate can do. */
export function StateNote({ application, now }: Props) {
  if (application.restricted) return <RestrictedNote {...application.restricted} />;
  const due = replyDue(application.replyBy, now);
  if (due?.late) return <LateNote application={application} days={due.days} />;
  if (application.status === "interview") return <InterviewNote applicationId={application.id} />;
  const { icon, title, words } = wordsOf(application, application.status);
  const active = ["shortlisted", "offer", "hired"].includes(application.status);
  return (
    <Note icon={icon} className={active ? styles.accent : styles.note}>
      <b>{title}</b> {words}
    </Note>
  );
}

/** Note on an application that the operator restricted: the Space does not see it, and the candidate can read the decision. */
function RestrictedNote({ decisionId }: { decisionId: string | null }) {
  return (
    <Note tone="warning" icon={IconEyeOff} className={styles.note}>
      <b>
        <Trans>We’ve hidden this application: the Space can no longer see it.</Trans>
      </b>{" "}
      {decisionId && (
        <TextLink link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "decision", key: decisionId }} />}>
          <Trans>Read the reason and how to appeal</Trans>
        </TextLink>
      )}
    </Note>
  );
}

function LateNote({ application: { replyBy }, days }: { application: MyWholeApplication; days: number }) {
  return (
    <Note tone="warning" icon={IconClock} className={styles.note}>
      <b>
        <Trans>
          They promised a reply by <Day at={replyBy} />.
        </Trans>
      </b>{" "}
      {days > 0 ? (
        <Plural value={days} one="They’re # day late." other="They’re # days late." />
      ) : (
        <Trans>They’re late as of today.</Trans>
      )}{" "}
      <Trans>Your application is on their list of replies due.</Trans>
    </Note>
  );
}

function Day({ at }: { at: string | null }) {
  const { i18n } = useLingui();
  return at && formatDayAndMonth(i18n.locale, at);
}

type StateNoteContent = { icon: IconShape; title: ReactNode; words: ReactNode };

/** The last other job post that the Space suggested to the candidate. */
function Suggested({ steps }: Pick<MyWholeApplication, "steps">) {
  const suggested = steps.findLast(({ suggestedJobPost }) => suggestedJobPost)?.suggestedJobPost;
  if (!suggested) return null;
  return (
    <Trans>
      They’d like to suggest{" "}
      <TextLink link={<Link to="/jobs/$id" params={{ id: suggested.id }} />}>{suggested.title}</TextLink> to you.
    </Trans>
  );
}

function wordsOf(application: MyWholeApplication, status: Exclude<ApplicationStatus, "interview">): StateNoteContent {
  const { code, blind, revealedAt, replyBy, canSendAgain, answeredAt } = application;
  const by = replyBy && (
    <Trans>
      They’ll reply by <Day at={replyBy} />.
    </Trans>
  );
  switch (status) {
    case "submitted":
      return {
        icon: blind && !revealedAt ? IconEyeOff : IconMail,
        title: <Trans>They’ve received your application.</Trans>,
        words: (
          <>
            {by}{" "}
            {blind && !revealedAt && (
              <Trans>Until they move your application to “In review”, they’ll see {code}, not your name.</Trans>
            )}
          </>
        ),
      };
    case "inReview":
      return { icon: IconMailOpened, title: <Trans>They’re reading your application.</Trans>, words: by };
    case "shortlisted":
      return {
        icon: IconListCheck,
        title: <Trans>You’ve made it through the first round.</Trans>,
        words: <Trans>They’ll write to you when they have a date in mind.</Trans>,
      };
    case "offer":
      return {
        icon: IconFileText,
        title: <Trans>Your application is at the offer stage.</Trans>,
        words: (
          <Trans>
            Anything they write to you is in the timeline and in your messages. Nothing is decided until you say so.
          </Trans>
        ),
      };
    case "hired":
      return {
        icon: IconConfetti,
        title: <Trans>They chose you.</Trans>,
        words: <Trans>Good luck with your new job.</Trans>,
      };
    case "rejected":
      return {
        icon: IconMail,
        title: <Trans>They’re moving forward with other candidates for this role.</Trans>,
        words: (
          <>
            <Trans>You’ll find their reply in the timeline.</Trans> <Suggested steps={application.steps} />
          </>
        ),
      };
    case "withdrawn":
      return {
        icon: IconMail,
        title: <Trans>You withdrew your application.</Trans>,
        words: canSendAgain ? (
          <Trans>You can send it again while the job is open.</Trans>
        ) : (
          <Trans>The job is no longer open.</Trans>
        ),
      };
    case "expired":
      return {
        icon: IconClock,
        title: <Trans>The job was closed.</Trans>,
        words: answeredAt ? (
          <Trans>Your application closed with it.</Trans>
        ) : (
          <Trans>Your application closed without a reply.</Trans>
        ),
      };
  }
}
