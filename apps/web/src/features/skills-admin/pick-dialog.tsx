import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { SkillSummary } from "~/features/skills/find-skills.ts";
import { otherName, skillName } from "~/features/skills/skill-name.ts";
import { useSkillSuggestions } from "~/features/skills/use-skill-suggestions.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";

type Props = {
  title: string;
  description: string;
  label: string;
  submitLabel: string;
  /** Cannot be chosen: it is the one that goes. */
  except?: string | undefined;
  /** How many uses will move, said once it is clear where to. */
  uses?: number | undefined;
  onPick: (id: string) => Promise<void>;
  onClose: () => void;
};

/** Which skill is meant: the one that stays, or the one that a proposal is already. */
export function PickDialog({ title, description, label, submitLabel, except, uses, onPick, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<SkillSummary | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [missing, setMissing] = useState(false);
  const { skills, suggestFor } = useSkillSuggestions();
  /** For what happens within one event, before the page is drawn again. */
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
          // The field writes the name of what was picked into itself.
          if (chosenNow.current && text === skillName(i18n, chosenNow.current)) return;
          choose(null);
          suggestFor(text);
        }}
        suggestions={skills
          .filter(({ id }) => id !== except)
          .map((skill) => ({ value: skill.id, label: skillName(i18n, skill), hint: otherName(i18n, skill)?.text }))}
        onPick={pick}
        error={missing ? t`Choose one of the list` : undefined}
      />
      {chosen && uses !== undefined && <Consequence uses={uses} into={skillName(i18n, chosen)} />}
    </FormDialog>
  );
}

function Consequence({ uses, into }: { uses: number; into: string }) {
  return (
    <Note tone="warning">
      {uses === 0 ? (
        <Trans>No job post uses it.</Trans>
      ) : (
        <Plural value={uses} one={`# job post moves to “${into}”.`} other={`# job posts move to “${into}”.`} />
      )}
    </Note>
  );
}
