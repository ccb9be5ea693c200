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

/** Explains the state to the candidate: what happened, what is next, what they can do. */
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

/** Restricted by the operator: the Space does not see the application, and the candidate can read the decision. */
function RestrictedNote({ decisionId }: { decisionId: string | null }) {
  return (
    <Note tone="warning" icon={IconEyeOff} className={styles.note}>
      <b>
        <Trans>We hid this application: the Space does not see it any more.</Trans>
      </b>{" "}
      {decisionId && (
        <TextLink link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "decision", key: decisionId }} />}>
          <Trans>Read why, and how to contest it</Trans>
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
          An answer was promised by <Day at={replyBy} />.
        </Trans>
      </b>{" "}
      {days > 0 ? (
        <Plural value={days} one="They are # day late," other="They are # days late," />
      ) : (
        <Trans>They are late since today,</Trans>
      )}{" "}
      <Trans>and see it among what they owe an answer.</Trans>
    </Note>
  );
}

function Day({ at }: { at: string | null }) {
  const { i18n } = useLingui();
  return at && formatDayAndMonth(i18n.locale, at);
}

type StateNoteContent = { icon: IconShape; title: ReactNode; words: ReactNode };

/** The last job post that the Space suggested instead. */
function Suggested({ steps }: Pick<MyWholeApplication, "steps">) {
  const suggested = steps.findLast(({ suggestedJobPost }) => suggestedJobPost)?.suggestedJobPost;
  if (!suggested) return null;
  return (
    <Trans>
      They think of you for{" "}
      <TextLink link={<Link to="/jobs/$id" params={{ id: suggested.id }} />}>{suggested.title}</TextLink>.
    </Trans>
  );
}

function wordsOf(application: MyWholeApplication, status: Exclude<ApplicationStatus, "interview">): StateNoteContent {
  const { code, blind, revealedAt, replyBy, canSendAgain, answeredAt } = application;
  const by = replyBy && (
    <Trans>
      They answer by <Day at={replyBy} />.
    </Trans>
  );
  switch (status) {
    case "submitted":
      return {
        icon: blind && !revealedAt ? IconEyeOff : IconMail,
        title: <Trans>They have it.</Trans>,
        words: (
          <>
            {by} {blind && !revealedAt && <Trans>Until they take it into review they see {code}, not your name.</Trans>}
          </>
        ),
      };
    case "inReview":
      return { icon: IconMailOpened, title: <Trans>They are reading it.</Trans>, words: by };
    case "shortlisted":
      return {
        icon: IconListCheck,
        title: <Trans>You are among the people they want to hear.</Trans>,
        words: <Trans>They write to you when they have a date in mind.</Trans>,
      };
    case "offer":
      return {
        icon: IconFileText,
        title: <Trans>Your application is at the offer stage.</Trans>,
        words: (
          <Trans>
            What they write to you is in the timeline and in the messages. Nothing is decided until you say so.
          </Trans>
        ),
      };
    case "hired":
      return {
        icon: IconConfetti,
        title: <Trans>They chose you.</Trans>,
        words: <Trans>Good luck with the new job.</Trans>,
      };
    case "rejected":
      return {
        icon: IconMail,
        title: <Trans>For this role they are going ahead with other people.</Trans>,
        words: (
          <>
            <Trans>What they wrote to you is in the timeline.</Trans> <Suggested steps={application.steps} />
          </>
        ),
      };
    case "withdrawn":
      return {
        icon: IconMail,
        title: <Trans>You withdrew it.</Trans>,
        words: canSendAgain ? (
          <Trans>While the job is open you can send it again.</Trans>
        ) : (
          <Trans>The job is no longer open.</Trans>
        ),
      };
    case "expired":
      return {
        icon: IconClock,
        title: <Trans>The job post was closed.</Trans>,
        words: answeredAt ? (
          <Trans>With it your application ended.</Trans>
        ) : (
          <Trans>Your application ended without an answer.</Trans>
        ),
      };
  }
}
