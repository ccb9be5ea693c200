import { Trans, useLingui } from "@lingui/react/macro";
import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconLock } from "@tabler/icons-react";
import { EditField } from "./edit-field.tsx";
import { OtherReading } from "./other-reading.tsx";
import { ProposalActions } from "./proposal-actions.tsx";
import { useReview } from "./review-context.ts";
import { SourceLine } from "./source-line.tsx";
import { needsReview } from "~/domain/resume-uploads/proposal-state.ts";
import { useReviewFieldLabels } from "./use-review-field-labels.ts";
import styles from "./proposals.module.css";

type Props = { proposal: Proposal; editing: boolean; onEdit: (path: string | null) => void };

/** One proposal: its value, its source in the document, and its actions. */
export function ProposalRow({ proposal, editing, onEdit }: Props) {
  const { decisions, selected, select } = useReview();
  const words = useReviewFieldLabels();
  const { path, state } = proposal;
  const decision = decisions[path];
  const on = selected === path;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover only highlights the source; the buttons act
    <li
      data-field={path}
      className={cx(styles.row, on && styles.on, decision?.kind === "skip" && styles.skipped)}
      onMouseEnter={() => select(path)}
      onFocus={() => select(path)}
    >
      <span className={styles.label}>
        {state === "differs" ? <Trans>{words.label(proposal)} in your profile</Trans> : words.label(proposal)}
      </span>
      {editing ? (
        <EditField proposal={proposal} onDone={() => onEdit(null)} />
      ) : (
        <>
          <Value proposal={proposal} />
          <ProposalActions proposal={proposal} onEdit={() => onEdit(path)} />
          {state === "differs" && decision === undefined ? <Kept /> : <SourceLine path={path} proposal={proposal} />}
          <OtherReading proposal={proposal} />
        </>
      )}
    </li>
  );
}

function Value({ proposal }: { proposal: Proposal }) {
  const { decisions, reading } = useReview();
  const words = useReviewFieldLabels();
  const { path, value, state, existing } = proposal;
  const decision = decisions[path];
  const read = words.value(proposal, decision?.kind === "edit" ? decision.value : value);
  if (state === "differs" && existing !== null) return <Differing proposal={proposal} read={read} />;
  return (
    <span className={styles.value} lang={decision?.kind === "edit" ? undefined : reading.language}>
      {read}
      {needsReview(proposal) && decision === undefined && (
        <Badge tone="warning" className={styles.look}>
          <Trans>Needs checking</Trans>
        </Badge>
      )}
    </span>
  );
}

/**
 * A proposal that differs from the profile: both values, with the unused value struck through.
 * Until the user decides, the profile's value stays.
 */
function Differing({ proposal, read }: { proposal: Proposal; read: string }) {
  const { t } = useLingui();
  const { decisions } = useReview();
  const words = useReviewFieldLabels();
  const { path, existing, writtenBy } = proposal;
  const decision = decisions[path]?.kind;
  const usesRead = decision === "accept" || decision === "edit";
  const mine = words.value(proposal, existing ?? "");
  const from = writtenBy === "person" ? t`Written by you` : t`From an earlier CV`;
  return (
    <span className={styles.value}>
      <s className={styles.struck}>{usesRead ? mine : read}</s>
      <span>
        {usesRead ? read : mine} <Tag className={styles.tag}>{usesRead ? t`From the CV` : from}</Tag>
      </span>
    </span>
  );
}

function Kept() {
  return (
    <span className={styles.source}>
      <Icon icon={IconLock} size="xs" />
      <Trans>We won’t overwrite what you wrote</Trans>
    </span>
  );
}
