import { useLingui } from "@lingui/react/macro";
import { SectionEmpty } from "../section-empty.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { AddButton } from "../add-button.tsx";
import { formOf, useResumeTools } from "../resume-context.tsx";
import { groupSkills, type SkillItem } from "~/domain/resumes/skill-groups.ts";
import { useResumeEntries } from "../use-resume-entries.ts";
import type { SectionOrder } from "../use-section-order.ts";
import { SkillAdder } from "./skill-adder.tsx";
import { ResumeSkillRow } from "./resume-skill-row.tsx";
import { useSkillLabels } from "./use-skill-labels.ts";
import styles from "./skills.module.css";

type Props = { section: "technicalSkills" | "softSkills"; order: SectionOrder };

/** Skills by category, in columns, each with its level as a word and as bars. */
export function SkillsSection({ section, order }: Props) {
  const { t, i18n } = useLingui();
  const { isOpen } = useResumeTools();
  const { nameOf } = useSkillLabels();
  const entries = useResumeEntries(section, nameOf);
  const { items } = entries;
  const groups = groupSkills(items);
  const row = (skill: SkillItem) => (
    <ResumeSkillRow key={skill.id} section={section} skill={skill} entries={entries} at={items.indexOf(skill)} />
  );
  return (
    <SectionFrame section={section} order={order} acts={<AddButton section={section} onClick={entries.begin} />}>
      {isOpen(formOf(section)) && <SkillAdder section={section} entries={entries} />}
      {items.length === 0 && !isOpen(formOf(section)) && <SectionEmpty section={section} />}
      {groups.length === 1 ? (
        <ul className={styles.single}>{groups[0]?.skills.map(row)}</ul>
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.code}>
              <h3 className={styles.label}>
                {group.code === null ? t`Other skills` : i18n.locale === "it" ? group.it : group.en}
              </h3>
              <ul className={styles.list}>{group.skills.map(row)}</ul>
            </div>
          ))}
        </div>
      )}
    </SectionFrame>
  );
}
