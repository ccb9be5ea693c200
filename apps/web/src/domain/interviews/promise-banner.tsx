import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MemberReplyStatistics } from "@orbita/contract";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Reveal } from "@orbita/ui/patterns/reveal.tsx";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import { formatShare } from "~/shell/format/share.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { LatePeople } from "./late-people.tsx";
import styles from "./promises.module.css";

const { late: stop, percent, days } = jobPostLimits.answersOwed;

/**
 * Warns a Space whose late replies block publishing, or soon will. The list of late candidates is expanded once publishing is blocked, and
 * collapsed before. Renders nothing while the Space keeps its promises.
 */
export function PromiseBanner({ promises }: { promises: MemberReplyStatistics }) {
  const { i18n } = useLingui();
  const space = useActingSpace();
  const { standing, overdue, recent } = promises;
  if (standing === "kept") return null;
  const share = formatShare(i18n.locale, percent / 100);
  return (
    <Note
      tone={standing === "stopped" ? "danger" : "warning"}
      className={styles.banner}
      title={
        standing === "stopped" ? (
          <Trans>You can’t publish until these people get a reply</Trans>
        ) : (
          <Trans>Reply soon to keep publishing</Trans>
        )
      }
    >
      <p>
        <Trans>
          <Plural
            value={overdue}
            one="# person is still waiting past the promised date"
            other="# people are still waiting past the promised date"
          />
          , out of <Plural value={recent} one="# application" other="# applications" /> in the last{" "}
          <Plural value={days} one="# day" other="# days" />. Publishing will be blocked once{" "}
          <Plural value={stop} one="# person is waiting and makes up" other="# people are waiting and make up" />{" "}
          {share} or more of the total. Every reply you send will count right away.
        </Trans>
      </p>
      {mayWrite(space) && (standing === "stopped" ? <LatePeople /> : <Folded />)}
    </Note>
  );
}

function Folded() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        className={styles.fold}
        aria-expanded={open}
        iconEnd={open ? IconChevronUp : IconChevronDown}
        onClick={() => setOpen(!open)}
      >
        <Trans>Show who’s waiting</Trans>
      </Button>
      <Reveal shown={open}>
        <LatePeople />
      </Reveal>
    </>
  );
}
