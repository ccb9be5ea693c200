import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { resumeSkill } from "@orbita/contract/resumes/content";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { SkillSummary } from "~/domain/skills/find-skills.ts";
import { otherName, skillName } from "~/domain/skills/skill-name.ts";
import { useSkillSuggestions } from "~/domain/skills/use-skill-suggestions.ts";
import { focusSoon, useResumeTools } from "../resume-context.tsx";
import type { ResumeEntriesControl } from "../use-resume-entries.ts";
import { LevelField } from "./level-field.tsx";
import styles from "./skills.module.css";

type SkillSection = "technicalSkills" | "softSkills";
type Props = { section: SkillSection; entries: ResumeEntriesControl<SkillSection> };

/** Adds a skill from the taxonomy or as free text. Stays open for the next skill. */
export function SkillAdder({ section, entries }: Props) {
  const { t, i18n } = useLingui();
  const { say } = useResumeTools();
  const [text, setText] = useState("");
  const [level, setLevel] = useState<number | null>(null);
  const [picked, setPicked] = useState<SkillSummary | null>(null);
  const [wrong, setWrong] = useState<string | undefined>();
  const { skills, suggestFor } = useSkillSuggestions();
  const field = useRef<HTMLInputElement>(null);
  const id = `${section}-skill`;
  useEffect(() => field.current?.focus(), []);

  function refusal(name: string, skillId: string | null): string | undefined {
    if (!name) return t`Enter a skill`;
    if (entries.items.length >= limits.skills.max)
      return t`You’ve reached the limit of ${plural(limits.skills.max, { one: "# skill", other: "# skills" })}. Delete one to add another.`;
    const same = entries.items.some(
      (one) => one.name.toLowerCase() === name.toLowerCase() || (skillId !== null && one.skillId === skillId),
    );
    return same ? t`This skill is already in your list. Enter another one.` : undefined;
  }

  function add(event: FormEvent): void {
    event.preventDefault();
    const name = text.trim();
    const known = picked && skillName(i18n, picked) === name ? picked : null;
    const refused = refusal(name, known?.id ?? null);
    setWrong(refused);
    const parsed = resumeSkill.safeParse({ name, skillId: known?.id ?? null, level });
    if (refused || !parsed.success) return;
    const label = known && { it: known.it, en: known.en };
    entries.append({ ...parsed.data, id: crypto.randomUUID(), origin: "person", label, category: null });
    say(t`${name} added`);
    setText("");
    setLevel(null);
    setPicked(null);
    suggestFor("");
    focusSoon(id);
  }

  return (
    <form noValidate className={styles.adder} onSubmit={add}>
      <SuggestField
        id={id}
        ref={field}
        label={t`Skill`}
        icon={IconSearch}
        placeholder={section === "softSkills" ? t`listening, teamwork…` : t`Java, forklift licence…`}
        value={text}
        error={wrong}
        onChange={(next) => {
          setText(next);
          setWrong(undefined);
          suggestFor(next);
        }}
        suggestions={skills.map((skill) => ({
          value: skill.id,
          label: skillName(i18n, skill),
          hint: otherName(i18n, skill)?.text,
        }))}
        onPick={(skillId) => setPicked(skills.find((one) => one.id === skillId) ?? null)}
      />
      <LevelField id={`${id}-level`} label={t`Level`} value={level} onChange={setLevel} />
      <span className={styles.adderActs}>
        <Button type="submit" variant="primary">
          <Trans>Add</Trans>
        </Button>
        <Button variant="quiet" onClick={() => entries.cancel()}>
          <Trans>Done</Trans>
        </Button>
      </span>
    </form>
  );
}
