import { Trans, useLingui } from "@lingui/react/macro";
import type { SkillCategory, SuggestedSkill } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useId } from "react";
import { skillName } from "~/domain/skills/skill-name.ts";
import { formatDay } from "~/shell/format/format.ts";
import styles from "./skills-admin.module.css";

export type ProposalAnswer = "approve" | "sameAs" | "decline";
type Props = {
  proposals: readonly SuggestedSkill[];
  categories: readonly SkillCategory[];
  onAnswer: (answer: ProposalAnswer, proposal: SuggestedSkill) => void;
};

/** Skills that users propose, oldest first. */
export function SkillProposals({ proposals, categories, onAnswer }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const names = new Map(categories.map((category) => [category.code, skillName(i18n, category)]));
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={t`Pending proposals`} />
      {proposals.length === 0 ? (
        <Card.Body>
          <Text tone="muted">
            <Trans>No proposals waiting for a reply.</Trans>
          </Text>
        </Card.Body>
      ) : (
        <ul className={styles.proposals}>
          {proposals.map((proposal) => {
            const { name } = proposal;
            return (
              <li key={proposal.id}>
                <div className={styles.words}>
                  <b lang={proposal.language}>
                    <bdi>{name}</bdi>
                  </b>
                  <Meta
                    as="span"
                    items={[
                      proposal.language === "it" ? t`Italian` : t`English`,
                      proposal.category && names.get(proposal.category),
                      formatDay(i18n.locale, proposal.created),
                    ]}
                  />
                  {proposal.note && <q className={styles.note}>{proposal.note}</q>}
                </div>
                <div className={styles.acts}>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t`Decline ${name}`}
                    onClick={() => onAnswer("decline", proposal)}
                  >
                    <Trans>Decline</Trans>
                  </Button>
                  <Button
                    size="sm"
                    aria-label={t`Add as alternative… (${name})`}
                    onClick={() => onAnswer("sameAs", proposal)}
                  >
                    <Trans>Add as alternative…</Trans>
                  </Button>
                  <Button
                    size="sm"
                    variant="primary"
                    aria-label={t`Approve ${name}`}
                    onClick={() => onAnswer("approve", proposal)}
                  >
                    <Trans>Approve…</Trans>
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
