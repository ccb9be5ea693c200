import { Plural, Trans } from "@lingui/react/macro";
import type { ApplyPreparation, Evidence } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconFileText, IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { EvidenceCounts } from "~/domain/applications/evidence-counts.tsx";
import { EvidenceRows } from "~/domain/applications/evidence-rows.tsx";
import { useFitCounts } from "~/domain/job-posts/own/fit-counts.ts";
import { FitLine } from "~/domain/job-posts/own/fit-line.tsx";
import { sendSignal } from "./send-signal.ts";
import styles from "~/domain/applications/talent-side.module.css";

type Props = { jobId: string; preparation: ApplyPreparation; look: "page" | "detail" };

/** Number of rows that are shown unfolded in the detail beside a list. If there is only one more row, it is shown too. */
const first = 3;

/** The requirements of the post, each with the matching line of the user's own CV. */
export function EvidenceSection({ jobId, preparation: { evidence, resumeEmpty }, look }: Props) {
  const section = useSeen(() => sendSignal(jobId, "evidenceSeen"));
  // For an empty CV, the rows omit the advice to the talent: one note above them gives it once.
  const audience = resumeEmpty ? "member" : "talent";
  const isPage = look === "page";
  return (
    <section ref={section} className={isPage ? styles.evidence : styles.narrow}>
      <div className={styles.head}>
        <Heading level={isPage ? 2 : 3} size={isPage ? "md" : "sm"}>
          {isPage ? <Trans>Requirements and what your CV says</Trans> : <Trans>Requirements and your CV</Trans>}
        </Heading>
        {isPage ? (
          <Text as="span" size="sm" tone="muted" className={styles.onlyYou}>
            <Icon icon={IconLock} size="xs" />
            <Trans>Only you can see this</Trans>
          </Text>
        ) : (
          <EvidenceCounts evidence={evidence} />
        )}
      </div>
      {isPage && (
        <Text size="md" tone="muted" className={styles.lead}>
          <Trans>This isn’t a score: it shows lines from your CV next to what the job asks for.</Trans>
        </Text>
      )}
      {isPage && <JobFitLine id={jobId} />}
      {resumeEmpty && <EmptyCv />}
      {isPage || evidence.length <= first + 1 ? (
        <div className={isPage ? styles.ruled : undefined}>
          <EvidenceRows evidence={evidence} audience={audience} />
        </div>
      ) : (
        <Folded evidence={evidence} audience={audience} />
      )}
    </section>
  );
}

function JobFitLine({ id }: { id: string }) {
  const fit = useFitCounts(id);
  return fit && <FitLine fit={fit} size="md" />;
}

function Folded({ evidence, audience }: { evidence: readonly Evidence[]; audience: "talent" | "member" }) {
  const count = evidence.length;
  return (
    <>
      <EvidenceRows evidence={evidence.slice(0, first)} audience={audience} />
      <details className={styles.rest}>
        <summary>
          <Plural value={count} one="See # requirement" other="See all # requirements" />
        </summary>
        <EvidenceRows evidence={evidence.slice(first)} audience={audience} />
      </details>
    </>
  );
}

const EmptyCv = () => (
  <Note
    icon={IconFileText}
    className={styles.empty}
    action={
      <ButtonLink size="sm" variant="primary" link={<Link to="/resume/upload" />}>
        <Trans>Upload CV</Trans>
      </ButtonLink>
    }
  >
    <Trans>Your CV is still empty. Once you fill it in, you’ll see the matching line next to each requirement.</Trans>
  </Note>
);

/** Calls back once, when the section scrolls into the upper 80% of the viewport. */
function useSeen(onSeen: () => void) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = section.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onSeen();
      },
      { rootMargin: "0px 0px -20% 0px" },
    );
    observer.observe(node);
    return () => observer.disconnect();
    // The effect runs only on mount, because another post mounts a new section.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return section;
}
