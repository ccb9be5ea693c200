import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { otherName, skillName } from "~/features/skills/skill-name.ts";
import { useSkillSuggestions } from "~/features/skills/use-skill-suggestions.ts";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import type { EditorForm } from "./editor-fields.tsx";
import type { EditorValues } from "./editor-form.ts";
import { SkillsList } from "./skills-list.tsx";

type Named = Pick<OwnJobPost["skills"][number], "id" | "it" | "en">;
type Props = { form: EditorForm; post: OwnJobPost; readOnly: boolean };

/** What the work asks for, the most important first. The form holds ids; names are the post's, or of what was found since. */
export function SkillsCard({ form, post, readOnly }: Props) {
  const { t, i18n } = useLingui();
  const {
    field: { ref, value: chosen, onChange },
    fieldState,
  } = useController({ control: form.control, name: "skills" });
  const [names, setNames] = useState<ReadonlyMap<string, Named>>(
    () => new Map(post.skills.map((skill) => [skill.id, skill])),
  );
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  /** The field writes what was picked into itself; it is for the next one. */
  const picked = useRef<string | null>(null);
  const { skills, suggestFor } = useSkillSuggestions();
  const { max } = jobPostLimits.skills;
  const offered = skills.filter(({ id }) => !chosen.some((one) => one.id === id));
  // Names that a save brought, from somebody else's change.
  const nameOf = (id: string): string => {
    const named = names.get(id) ?? post.skills.find((one) => one.id === id);
    return named ? skillName(i18n, named) : id;
  };

  function add(id: string): void {
    const skill = skills.find((one) => one.id === id);
    picked.current = skill ? skillName(i18n, skill) : null;
    if (!skill || chosen.length >= max || chosen.some((one) => one.id === id)) return;
    setNames(new Map(names).set(id, skill));
    onChange([...chosen, { id, mandatory: true }]);
    setSaid(t`${skillName(i18n, skill)} added`);
  }

  function change(next: EditorValues["skills"], words: string): void {
    onChange(next);
    setSaid(words);
  }

  return (
    <FormCard
      title={t`Required skills`}
      actions={
        <Text as="span" size="sm" tone="muted">
          {chosen.length} / {max}
        </Text>
      }
    >
      {!readOnly && chosen.length < max && (
        <SuggestField
          id="skills"
          ref={ref}
          label={t`Add a skill`}
          hint={t`The most important first. What is only welcome does not keep anybody out.`}
          icon={IconSearch}
          placeholder={t`Java, forklift licence, teamwork…`}
          value={typed}
          onChange={(text) => {
            const next = text === picked.current ? "" : text;
            picked.current = null;
            setTyped(next);
            suggestFor(next);
          }}
          suggestions={offered.map((skill) => ({
            value: skill.id,
            label: skillName(i18n, skill),
            hint: otherName(i18n, skill)?.text,
          }))}
          onPick={add}
          error={fieldErrorText(i18n, fieldState.error)}
        />
      )}
      {chosen.length === 0 && readOnly && (
        <Text tone="muted">
          <Trans>No skills</Trans>
        </Text>
      )}
      <SkillsList chosen={chosen} nameOf={nameOf} readOnly={readOnly} onChange={change} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </FormCard>
  );
}
