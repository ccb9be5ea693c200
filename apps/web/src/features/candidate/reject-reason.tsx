import { useLingui } from "@lingui/react/macro";
import type { RejectionReason } from "@orbita/contract/applications/states";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { RadioCards, type RadioCard } from "@orbita/ui/fields/radio-cards.tsx";
import { useRequirementWords } from "~/features/evidence/use-requirement-words.ts";
import type { RejectionTools } from "./use-rejection.ts";
import styles from "./reject.module.css";

/** The four reasons; a missing requirement is named too. */
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
      title: t`Other people are closer to the role`,
      hint: t`Say in what: it is worth more than a formula.`,
    },
    { value: "positionGone", title: t`The position is gone`, hint: t`Somebody else was hired, or it was cancelled.` },
    { value: "other", title: t({ message: "Other", context: "reason of a rejection" }) },
  ];
  return (
    <RadioCards
      legend={t`The reason`}
      className={styles.reasons}
      cards={cards}
      value={said.reason}
      onChange={(reason) => change({ reason })}
      error={faultAt("reason") && t`Choose a reason`}
    />
  );
}

function Gaps({ rejection: { said, change, gaps, faultAt } }: { rejection: RejectionTools }) {
  const { t } = useLingui();
  const { nameOf } = useRequirementWords();
  const toggle = (id: string) =>
    change({
      requirements: said.requirements.includes(id)
        ? said.requirements.filter((one) => one !== id)
        : [...said.requirements, id],
    });
  return (
    <div role="group" aria-label={t`Which one`}>
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
      {faultAt("requirements") && <FieldError id="rejection-gaps">{t`Choose at least one`}</FieldError>}
    </div>
  );
}
