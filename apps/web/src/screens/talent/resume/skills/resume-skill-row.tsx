import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { IconArrowDown, IconArrowUp, IconCheck, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { MarkedEntry, MarkedWhole } from "~/domain/resumes/marked.tsx";
import { formOf, openerId, useResumeTools } from "../resume-context.tsx";
import { countLevelBars, type SkillItem } from "~/domain/resumes/skill-groups.ts";
import type { ResumeEntriesControl } from "../use-resume-entries.ts";
import { LevelField } from "./level-field.tsx";
import { useSkillLabels } from "./use-skill-labels.ts";
import styles from "./skills.module.css";

type SkillSection = "technicalSkills" | "softSkills";
type Props = { section: SkillSection; skill: SkillItem; entries: ResumeEntriesControl<SkillSection>; at: number };

/** A skill of the resume. Pressing it opens the controls to change its level and position, and to delete it. */
export function ResumeSkillRow({ section, skill, entries, at }: Props) {
  const { t } = useLingui();
  const { isOpen, openForm } = useResumeTools();
  const { nameOf, wordOf } = useSkillLabels();
  const form = formOf(section, skill.id);
  const name = nameOf(skill);
  const word = skill.level === null ? null : wordOf(skill.level);
  if (isOpen(form)) return <SkillEdit section={section} skill={skill} entries={entries} at={at} />;
  return (
    <li data-entry={skill.id}>
      <button
        type="button"
        id={openerId(form)}
        className={styles.row}
        aria-label={word ? t`Edit ${name} (${word})` : t`Edit ${name} (level not specified)`}
        onClick={() => openForm(form)}
      >
        <span className={styles.name}>
          <MarkedEntry id={skill.id}>
            <MarkedWhole>{name}</MarkedWhole>
          </MarkedEntry>
        </span>
        {word && <span className={styles.word}>{word}</span>}
        {skill.level !== null && <Bars level={skill.level} />}
      </button>
    </li>
  );
}

function Bars({ level }: { level: number }) {
  const filled = countLevelBars(level);
  return (
    <span className={styles.bars} aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} className={cx(bar <= filled && styles.filled)} />
      ))}
    </span>
  );
}

function SkillEdit({ section, skill, entries, at }: Props) {
  const { t } = useLingui();
  const { nameOf } = useSkillLabels();
  const name = nameOf(skill);
  const form = formOf(section, skill.id);
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => box.current?.querySelector("select")?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape from the fields inside
    <li ref={box} className={styles.edit} onKeyDown={(event) => event.key === "Escape" && entries.cancel(skill.id)}>
      <b className={styles.name}>{name}</b>
      <div className={styles.editRow}>
        <LevelField
          hideLabel
          size="sm"
          label={t`${name} level`}
          value={skill.level}
          onChange={(level) => entries.patch({ ...skill, level })}
        />
        <IconButton
          size="sm"
          icon={IconArrowUp}
          label={t`Move ${name} up`}
          disabled={at === 0}
          onClick={() => entries.move(skill, -1)}
        />
        <IconButton
          size="sm"
          icon={IconArrowDown}
          label={t`Move ${name} down`}
          disabled={at === entries.items.length - 1}
          onClick={() => entries.move(skill, 1)}
        />
        <IconButton size="sm" icon={IconTrash} label={t`Delete ${name}`} onClick={() => entries.remove(skill)} />
        <IconButton
          size="sm"
          id={`more-${form}`}
          icon={IconCheck}
          label={t`Finish editing ${name}`}
          onClick={() => entries.cancel(skill.id)}
        />
      </div>
    </li>
  );
}
