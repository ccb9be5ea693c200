import { Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconCalendarEvent } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { momentOf, ownZone } from "~/domain/interviews/clock.ts";
import { myInterviewsQuery } from "~/domain/interviews/queries.ts";
import styles from "./detail.module.css";

/** Note at the interview stage. Its text follows from the interviews, not from the stage alone. */
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
    noneFits: <Trans>None of the times suits you: they’ll propose others.</Trans>,
    moveAsked: <Trans>You asked for another time. {at} stands until they propose others.</Trans>,
    confirmed: <Trans>It’s on {at}. You’ll find the details below.</Trans>,
    held: <Trans>It took place on {at}.</Trans>,
  };
  const isBooked = state === "confirmed" || state === "moveAsked" || state === "held";
  return (
    <>
      <b>{isBooked ? <Trans>Your interview is booked.</Trans> : <Trans>They’d like to interview you.</Trans>}</b>{" "}
      {words[state]}
    </>
  );
}
