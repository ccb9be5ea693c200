import { Plural, Trans } from "@lingui/react/macro";
import type { Notification } from "@orbita/contract";
import { codeOf } from "./candidate-code.ts";

const numberOf = ({ data }: Notification, name: string): number => Number(data[name]) || 0;

/** A withdrawn application. Without the candidate's name, the text names the application by its code. */
export function Withdrawn({ notice }: { notice: Notification }) {
  const code = codeOf(notice);
  if (code)
    return (
      <Trans>
        Application <b>{code}</b> was withdrawn
      </Trans>
    );
  return (
    <Trans>
      <Who notice={notice} /> withdrew their application
    </Trans>
  );
}

const Who = ({ notice: { data } }: { notice: Notification }) => (
  <b>
    <bdi>{data["who"] || data["code"]}</bdi>
  </b>
);

export function Met({ notice }: { notice: Notification }) {
  const title = notice.data["jobPostTitle"];
  const met = numberOf(notice, "met");
  if (!notice.data["met"]) return <bdi>{title}</bdi>;
  return (
    <Trans>
      <bdi>{title}</bdi>,{" "}
      <Plural value={met} _0="no requirements met" one="# requirement met" other="# requirements met" />
    </Trans>
  );
}

/** Reports that a reply to a candidate, named or known by a code, is late or soon due. */
export function AnswerDue({ notice }: { notice: Notification }) {
  const { data } = notice;
  const days = numberOf(notice, "days");
  const code = codeOf(notice);
  if (data["late"] === "true")
    return code ? (
      <Trans>
        The reply to candidate <b>{code}</b> is <Plural value={days} one="# day late" other="# days late" />
      </Trans>
    ) : (
      <Trans>
        The reply to <Who notice={notice} /> is <Plural value={days} one="# day late" other="# days late" />
      </Trans>
    );
  if (data["tomorrow"] === "true")
    return code ? (
      <Trans>
        The reply to candidate <b>{code}</b> is due tomorrow
      </Trans>
    ) : (
      <Trans>
        The reply to <Who notice={notice} /> is due tomorrow
      </Trans>
    );
  return code ? (
    <Trans>
      The reply to candidate <b>{code}</b> is due today
    </Trans>
  ) : (
    <Trans>
      The reply to <Who notice={notice} /> is due today
    </Trans>
  );
}
