import { useLingui } from "@lingui/react/macro";
import type { RejectionReason } from "@orbita/contract/applications/states";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { RadioCards, type RadioCard } from "@orbita/ui/fields/radio-cards.tsx";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";
import type { RejectionTools } from "./use-rejection.ts";
import styles from "./reject.module.css";

/** Selects one of the four reasons for a rejection. For a missing requirement, the user also selects which requirement. */
export function RejectReason({ rejection }: { rejection: RejectionTools }) {
  const { t } = useLingui();
  const { said, change, gaps, faultAt } = rejection;
  const cards: RadioCard<RejectionReason>[] = [
    {
      value: "requirement",
      title: t`A requirement is missing`,
      ...(gaps.length === 0 && { hint: t`Say which one in the text.` }),
      ...(said.reason === "requirement" && gaps.length > 0 && { more: <Gaps rejection={rejection} /> }),
    },
    {
      value: "closerPeople",
      title: t`Other candidates are a closer match`,
      hint: t`Say how: a specific reason is worth more than a standard line.`,
    },
    {
      value: "positionGone",
      title: t`Position closed`,
      hint: t`Someone else was hired, or the position was cancelled.`,
    },
    { value: "other", title: t({ message: "Other", context: "reason of a rejection" }) },
  ];
  return (
    <RadioCards
      legend={t`Reason`}
      className={styles.reasons}
      cards={cards}
      value={said.reason}
      onChange={(reason) => change({ reason })}
      error={faultAt("reason") && t`Select a reason`}
    />
  );
}

function Gaps({ rejection: { said, change, gaps, faultAt } }: { rejection: RejectionTools }) {
  const { t } = useLingui();
  const { nameOf } = useRequirementLabels();
  const toggle = (id: string) =>
    change({
      requirements: said.requirements.includes(id)
        ? said.requirements.filter((one) => one !== id)
        : [...said.requirements, id],
    });
  return (
    <div role="group" aria-label={t`Missing requirements`}>
      <div className={styles.chips}>
        {gaps.map((requirement) => (
          <Chip
            key={requirement.id}
            on={said.requirements.includes(requirement.id)}
            onClick={() => toggle(requirement.id)}
          >
            <bdi>{nameOf(requirement)}</bdi>
          </Chip>
        ))}
      </div>
      {faultAt("requirements") && <FieldError id="rejection-gaps">{t`Select at least one requirement`}</FieldError>}
    </div>
  );
}
