import { Trans, useLingui } from "@lingui/react/macro";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { otherName, skillName } from "~/domain/skills/skill-name.ts";
import { useSkillSuggestions } from "~/domain/skills/use-skill-suggestions.ts";
import { ValueField } from "~/domain/vocabulary/value-field.tsx";
import { focusField, useEditor } from "./editor-context.tsx";
import styles from "./requirements.module.css";

export type RequirementKind = "skill" | "language" | "education";
type Props = { adding: RequirementKind; onSaid: (words: string) => void; onDone: () => void };

/** The field that adds a requirement. It stays open for more requirements until the user is done. */
export function RequirementAdder({ adding, onSaid, onDone }: Props) {
  const done = () => {
    onDone();
    requestAnimationFrame(() => focusField("add-requirement"));
  };
  return (
    <div className={styles.adder}>
      <div className={styles.adderRow}>
        {adding === "skill" && <AddSkill onSaid={onSaid} />}
        {adding === "language" && <AddLanguage onSaid={onSaid} />}
        {adding === "education" && <AddEducation onDone={done} />}
        <Button variant="quiet" onClick={done}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}

function AddSkill({ onSaid }: { onSaid: (words: string) => void }) {
  const { t, i18n } = useLingui();
  const { form, learn, write } = useEditor();
  const [typed, setTyped] = useState("");
  /** Name of the picked skill. The field fills itself with that name, and `onChange` clears it again for the next skill. */
  const picked = useRef<string | null>(null);
  const { skills, suggestFor } = useSkillSuggestions();
  const chosen = form.getValues("skills");
  const offered = skills.filter(({ id }) => !chosen.some((one) => one.id === id));

  function add(id: string): void {
    const skill = skills.find((one) => one.id === id);
    picked.current = skill ? skillName(i18n, skill) : null;
    const now = form.getValues("skills");
    if (!skill || now.length >= limits.skills.max || now.some((one) => one.id === id)) return;
    learn({ code: id, it: skill.it, en: skill.en });
    write("skills", [...now, { id, mandatory: true, minYears: null }]);
    onSaid(t`${skillName(i18n, skill)} added`);
  }

  return (
    <SuggestField
      id="add-skill"
      label={t`Add a skill`}
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
    />
  );
}

function AddLanguage({ onSaid }: { onSaid: (words: string) => void }) {
  const { t, i18n } = useLingui();
  const { form, learn, write } = useEditor();
  return (
    <ValueField
      id="add-language"
      type="language"
      label={t`Add a language`}
      value={null}
      onChange={(value) => {
        const now = form.getValues("languages");
        if (!value || now.some(({ code }) => code === value.code)) return;
        learn(value);
        write("languages", [...now, { code: value.code, level: "B1", mandatory: false }]);
        onSaid(t`${i18n.locale === "it" ? value.it : (value.en ?? value.it)} added`);
      }}
    />
  );
}

function AddEducation({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { learn, write } = useEditor();
  return (
    <ValueField
      id="add-education"
      type="education"
      label={t`Education level`}
      value={null}
      onChange={(value) => {
        if (!value) return;
        learn(value);
        write("education", value.code);
        onDone();
      }}
    />
  );
}
