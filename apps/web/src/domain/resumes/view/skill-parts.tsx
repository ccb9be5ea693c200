import { useLingui } from "@lingui/react/macro";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Marked, MarkedWhole } from "../marked.tsx";
import { groupSkills } from "../skill-groups.ts";
import { EntryItem, Section } from "./section.tsx";
import type { SkillItem } from "../skill-groups.ts";
import { useResumeLabels } from "./use-resume-labels.ts";
import styles from "./resume-view.module.css";

export function SkillsPart({ title, skills }: { title: string; skills: readonly SkillItem[] }) {
  const { t } = useLingui();
  const { labelOf, levelOf } = useResumeLabels();
  return (
    <Section title={title} figure={skills.length}>
      <div className={styles.groups}>
        {groupSkills(skills).map(({ code, it, en, skills: own }) => (
          <div key={code}>
            <h3 className={styles.label}>{it === null ? t`Other` : labelOf({ it, en })}</h3>
            <ul className={styles.skills}>
              {own.map(({ id, name, level }) => (
                <EntryItem key={id} id={id}>
                  <bdi>
                    <Marked>{name}</Marked>
                  </bdi>
                  {level !== null && <span className={styles.level}>{levelOf(level)}</span>}
                </EntryItem>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** A section of a resume that lists names without further details. */
export const NamesPart = ({ title, names }: { title: string; names: readonly { id: string; name: string }[] }) => (
  <Section title={title} figure={names.length}>
    <ul className={styles.names}>
      {names.map(({ id, name }) => (
        <EntryItem key={id} id={id}>
          <Tag>
            <MarkedWhole>{name}</MarkedWhole>
          </Tag>
        </EntryItem>
      ))}
    </ul>
  </Section>
);
