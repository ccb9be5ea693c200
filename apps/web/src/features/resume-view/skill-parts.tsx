import { useLingui } from "@lingui/react/macro";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Marked, MarkedWhole } from "~/features/resume/marked.tsx";
import { groupSkills } from "~/features/resume/skill-groups.ts";
import { Entry, Section } from "./section.tsx";
import type { SkillItem } from "./shown-resume.ts";
import { useResumeWords } from "./use-resume-words.ts";
import styles from "./resume-view.module.css";

export function SkillsSection({ title, skills }: { title: string; skills: readonly SkillItem[] }) {
  const { t } = useLingui();
  const { labelOf, levelOf } = useResumeWords();
  return (
    <Section title={title} figure={skills.length}>
      <div className={styles.groups}>
        {groupSkills(skills).map(({ code, it, en, skills: own }) => (
          <div key={code}>
            <h3 className={styles.label}>{it === null ? t`Other` : labelOf({ it, en })}</h3>
            <ul className={styles.skills}>
              {own.map(({ id, name, level }) => (
                <Entry key={id} id={id}>
                  <bdi>
                    <Marked>{name}</Marked>
                  </bdi>
                  {level !== null && <span className={styles.level}>{levelOf(level)}</span>}
                </Entry>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** A section of names without further details. */
export const NamesSection = ({ title, names }: { title: string; names: readonly { id: string; name: string }[] }) => (
  <Section title={title} figure={names.length}>
    <ul className={styles.names}>
      {names.map(({ id, name }) => (
        <Entry key={id} id={id}>
          <Tag>
            <MarkedWhole>{name}</MarkedWhole>
          </Tag>
        </Entry>
      ))}
    </ul>
  </Section>
);
