import { Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconCalendarEvent } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { momentOf, ownZone } from "~/domain/interviews/clock.ts";
import { myInterviewsQuery } from "~/domain/interviews/queries.ts";
import styles from "./detail.module.css";

/** Note shown at the interview stage. Its text depends on the interviews, not on the stage alone. */
export function InterviewNote({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(myInterviewsQuery({ applicationId }));
  const latest = data?.find(({ state }) => state !== "cancelled" && state !== "expired");
  return (
    <Note icon={IconCalendarEvent} className={styles.accent}>
      {latest ? <Known interview={latest} /> : <Unplanned isKnown={data !== undefined} />}
    </Note>
  );
}

function Unplanned({ isKnown }: { isKnown: boolean }) {
  return (
    <>
      <b>
        <Trans>They’d like to interview you.</Trans>
      </b>{" "}
      {isKnown && <Trans>They haven’t proposed a time yet. We’ll email you when they do.</Trans>}
    </>
  );
}

function Known({ interview: { state, startsAt } }: { interview: MyInterview }) {
  const { i18n } = useLingui();
  const at = startsAt && momentOf(i18n.locale, ownZone(), new Date(startsAt));
  const words: Partial<Record<MyInterview["state"], ReactNode>> = {
    proposed: <Trans>Choose one of the proposed times below.</Trans>,
    noneFits: <Trans>You said none of the times work. They’ll propose others.</Trans>,
    moveAsked: (
      <Trans>You asked for another time. The interview will stay booked for {at} until they propose other times.</Trans>
    ),
    confirmed: <Trans>It’s on {at}. You’ll find the details below.</Trans>,
    held: <Trans>It took place on {at}.</Trans>,
  };
  return (
    <>
      <b>
        <Title state={state} />
      </b>{" "}
      {words[state]}
    </>
  );
}

function Title({ state }: Pick<MyInterview, "state">) {
  if (state === "held") return <Trans>Your interview is over.</Trans>;
  if (state === "confirmed" || state === "moveAsked") return <Trans>Your interview is booked.</Trans>;
  return <Trans>They’d like to interview you.</Trans>;
}
