import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OwnPromises } from "@orbita/contract";
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

const { late: stop, percent } = jobPostLimits.answersOwed;

/**
 * Warns before publishing is blocked and while it is. Lists the late candidates: at once when blocked, on demand before. Renders
 * nothing while promises are kept.
 */
export function PromiseBanner({ promises }: { promises: OwnPromises }) {
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
          <Trans>Nothing more can be published until somebody answers</Trans>
        ) : (
          <Trans>Publications are about to stop</Trans>
        )
      }
    >
      <p>
        <Trans>
          <Plural
            value={overdue}
            one="# person waits past the promised day"
            other="# people wait past the promised day"
          />
          , of {recent} applications of the last 90 days. Once {stop} wait, and they are {share} or more, publishing
          stops; every answer counts at once.
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
        <Trans>Show who waits</Trans>
      </Button>
      <Reveal shown={open}>
        <LatePeople />
      </Reveal>
    </>
  );
}
