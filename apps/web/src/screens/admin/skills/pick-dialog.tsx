import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { SkillSummary } from "~/domain/skills/find-skills.ts";
import { otherName, skillName } from "~/domain/skills/skill-name.ts";
import { useSkillSuggestions } from "~/domain/skills/use-skill-suggestions.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";

type Props = {
  title: string;
  description: string;
  label: string;
  submitLabel: string;
  /** Id of the skill to merge into another; it cannot be its own target. */
  except?: string | undefined;
  /** Number of uses of the merged skill that will move to the chosen skill; shown once a skill is chosen. */
  uses?: number | undefined;
  onPick: (id: string) => Promise<void>;
  onClose: () => void;
};

/** Picks an existing skill: the target of a merge, or the skill that a proposal duplicates. */
export function PickDialog({ title, description, label, submitLabel, except, uses, onPick, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<SkillSummary | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [missing, setMissing] = useState(false);
  const { skills, suggestFor } = useSkillSuggestions();
  /** The picked skill is in a ref, because the pick and change handlers run in the same event, before React renders. */
  const chosenNow = useRef<SkillSummary | null>(null);

  function choose(skill: SkillSummary | null): void {
    chosenNow.current = skill;
    setChosen(skill);
  }

  async function submit(): Promise<void> {
    setMissing(chosen === null);
    if (!chosen) return;
    setBusy(true);
    setFailure(null);
    await onPick(chosen.id).catch(setFailure);
    setBusy(false);
  }

  function pick(id: string): void {
    const skill = skills.find((one) => one.id === id);
    if (!skill) return;
    choose(skill);
    setMissing(false);
    setTyped(skillName(i18n, skill));
  }

  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      onSubmit={submit}
      submitLabel={submitLabel}
      busy={busy}
      failure={failure !== null && failureText(i18n, failure)}
    >
      <SuggestField
        id="pick"
        label={label}
        icon={IconSearch}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          // A pick also sets the field's text to the picked name and so calls this handler; that call must not reset the pick.
          if (chosenNow.current && text === skillName(i18n, chosenNow.current)) return;
          choose(null);
          suggestFor(text);
        }}
        suggestions={skills
          .filter(({ id }) => id !== except)
          .map((skill) => ({ value: skill.id, label: skillName(i18n, skill), hint: otherName(i18n, skill)?.text }))}
        onPick={pick}
        error={missing ? t`Select a skill from the list` : undefined}
      />
      {chosen && uses !== undefined && <Consequence uses={uses} into={skillName(i18n, chosen)} />}
    </FormDialog>
  );
}

function Consequence({ uses, into }: { uses: number; into: string }) {
  return (
    <Note tone="warning">
      {uses === 0 ? (
        <Trans>No job uses this skill.</Trans>
      ) : (
        <Plural value={uses} one={`# job will move to “${into}”.`} other={`# jobs will move to “${into}”.`} />
      )}
    </Note>
  );
}
