import { Trans, useLingui } from "@lingui/react/macro";
import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconArrowBackUp, IconCheck, IconPencil } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useReview } from "./review-context.ts";
import { useReviewFieldLabels } from "./use-review-field-labels.ts";
import styles from "./proposals.module.css";

type Props = { proposal: Proposal; onEdit: () => void };

/** The actions on a proposal: accept, edit or skip it, or undo the decision. */
export function ProposalActions({ proposal, onEdit }: Props) {
  const { t } = useLingui();
  const { decisions, decide } = useReview();
  const words = useReviewFieldLabels();
  const acts = useRef<HTMLSpanElement>(null);
  const { path, state } = proposal;
  const decision = decisions[path];
  const what = words.labelledValue(proposal, proposal.value);
  const kind = decision?.kind;
  const before = useRef(kind);
  useEffect(() => {
    // The pressed button is gone after a decision, so the focus moves to another button of the row.
    if (before.current !== kind && document.activeElement === document.body)
      acts.current?.querySelector("button")?.focus({ preventScroll: true });
    before.current = kind;
  }, [kind]);
  if (state === "same")
    return (
      <span className={styles.acts}>
        <Badge>
          <Trans>Already in profile</Trans>
        </Badge>
      </span>
    );
  return (
    <span ref={acts} className={styles.acts}>
      {kind === undefined ? (
        <Open differs={state === "differs"} {...{ what, onEdit }} onDecide={(to) => decide({ [path]: { kind: to } })} />
      ) : (
        <>
          <Decided kind={kind} differs={state === "differs"} />
          <IconButton
            size="sm"
            icon={IconArrowBackUp}
            label={t`Undo decision on “${what}”`}
            onClick={() => decide({ [path]: null })}
          />
        </>
      )}
    </span>
  );
}

type OpenProposalProps = {
  differs: boolean;
  what: string;
  onDecide: (kind: "accept" | "skip") => void;
  onEdit: () => void;
};

function Open({ differs, what, onDecide, onEdit }: OpenProposalProps) {
  const { t } = useLingui();
  if (differs)
    return (
      <>
        <Button size="sm" aria-label={t`Use my value instead of “${what}”`} onClick={() => onDecide("skip")}>
          <Trans>Use my value</Trans>
        </Button>
        <Button size="sm" variant="quiet" aria-label={t`Use CV value “${what}”`} onClick={() => onDecide("accept")}>
          <Trans>Use CV value</Trans>
        </Button>
      </>
    );
  return (
    <>
      <IconButton size="sm" icon={IconPencil} label={t`Edit “${what}”`} onClick={onEdit} className={styles.pencil} />
      <Button size="sm" icon={IconCheck} aria-label={t`Accept “${what}”`} data-first onClick={() => onDecide("accept")}>
        <Trans>Accept</Trans>
      </Button>
      <Button size="sm" variant="quiet" aria-label={t`Skip “${what}”`} onClick={() => onDecide("skip")}>
        <Trans>Skip</Trans>
      </Button>
    </>
  );
}

function Decided({ kind, differs }: { kind: "accept" | "skip" | "edit" | "place"; differs: boolean }) {
  if (kind === "edit")
    return (
      <Badge tone="positive">
        <Trans>Edited</Trans>
      </Badge>
    );
  if (kind === "accept")
    return <Badge tone="positive">{differs ? <Trans>From the CV</Trans> : <Trans>Accepted</Trans>}</Badge>;
  return <Badge dot="ring">{differs ? <Trans>Unchanged</Trans> : <Trans>Skipped</Trans>}</Badge>;
}
