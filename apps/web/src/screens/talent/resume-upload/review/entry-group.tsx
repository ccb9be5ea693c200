import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { yearsOf } from "@orbita/contract/resumes/duration";
import type { Decision } from "@orbita/contract";
import { periodOf } from "@orbita/contract/resume-uploads/apply-decisions";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconCheck, IconDots, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Years } from "~/domain/resumes/view/dated-view.tsx";
import { formatYears } from "~/domain/resumes/periods.ts";
import type { ProposalGroup } from "./groups.ts";
import { ProposalRow } from "./proposal-row.tsx";
import { useReview } from "./review-context.ts";
import { isAsked } from "@orbita/contract/resume-uploads/proposal";
import { listOpenNew } from "~/domain/resume-uploads/proposal-state.ts";
import { useReviewFieldLabels } from "./use-review-field-labels.ts";
import { useGroupTitle } from "./use-group-title.ts";
import styles from "./proposals.module.css";

type Props = { group: ProposalGroup; editing: string | null; onEdit: (path: string | null) => void };

/** The proposals of an entry, or of a section without entries, as rows. Values that the profile already has are folded. */
export function EntryGroup({ group, editing, onEdit }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const title = useGroupTitle(group);
  const asked = group.proposals.filter(isAsked);
  const same = group.proposals.filter((proposal) => !isAsked(proposal));
  const shown = unfolded ? group.proposals : asked;
  const known = same.length;
  return (
    <section aria-label={title}>
      <div className={styles.group}>
        <h2>{title}</h2>
        <span className={styles.groupEnd}>
          <PeriodLine group={group} />
          <GroupMenu group={group} title={title} />
        </span>
      </div>
      <ul className={styles.rows}>
        {shown.map((proposal) => (
          <ProposalRow key={proposal.path} proposal={proposal} editing={editing === proposal.path} onEdit={onEdit} />
        ))}
        {known > 0 && (
          <li className={styles.fold}>
            <Button size="sm" variant="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {unfolded ? (
                <Trans>Hide fields already in your profile</Trans>
              ) : (
                <Trans>
                  <Plural
                    value={known}
                    one="# field already in your profile"
                    other="# fields already in your profile"
                  />
                </Trans>
              )}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function PeriodLine({ group }: { group: ProposalGroup }) {
  const { i18n } = useLingui();
  const words = useReviewFieldLabels();
  const [today] = useState(() => new Date());
  const period = group.proposals.find(({ field }) => field === "period");
  if (!period) return null;
  const years = group.section === "experience" ? yearsOf(periodOf(period.value), today) : null;
  const shown = years !== null && years > 0 ? formatYears(i18n.locale, years) : null;
  return (
    <Meta
      as="span"
      className={styles.groupPeriod}
      items={[words.value(period, period.value), shown && <Years key="years" years={years ?? 0} shown={shown} />]}
    />
  );
}

/** Accepts or skips all open proposals of an entry or section, except those that would overwrite the profile. */
function GroupMenu({ group, title }: { group: ProposalGroup; title: string }) {
  const { t } = useLingui();
  const { proposals, decisions, decide } = useReview();
  const section = proposals.filter((one) => one.section === group.section);
  const all = (which: typeof section, kind: "accept" | "skip") =>
    decide(Object.fromEntries(listOpenNew(which, decisions).map(({ path }): [string, Decision] => [path, { kind }])));
  const act = (id: string, label: string, which: typeof section, kind: "accept" | "skip") => ({
    id,
    label,
    icon: kind === "accept" ? IconCheck : IconX,
    disabled: listOpenNew(which, decisions).length === 0,
    onSelect: () => all(which, kind),
  });
  const own = [...group.proposals];
  return (
    <Menu
      trigger={<IconButton size="sm" icon={IconDots} label={t`Actions for ${title}`} />}
      width={260}
      groups={[
        [act("accept", t`Accept all`, own, "accept"), act("skip", t`Skip all`, own, "skip")],
        group.entry === null
          ? []
          : [
              act("accept-all", t`Accept whole section`, section, "accept"),
              act("skip-all", t`Skip whole section`, section, "skip"),
            ],
      ]}
    />
  );
}
