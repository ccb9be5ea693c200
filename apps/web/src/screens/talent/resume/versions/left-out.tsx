import { useLingui } from "@lingui/react/macro";
import type { Resume } from "@orbita/contract";
import { factualSections, type FactualSection } from "@orbita/contract/resumes/limits";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { sectionNames } from "~/domain/resumes/section-labels.ts";
import styles from "./versions.module.css";

type Props = { resume: Resume; value: readonly string[]; onChange: (leftOut: string[]) => void };
type OptionalResumeItem = { id: string; name: string; mandatory?: boolean };

/** The entries of a section that a version can leave out one by one. The summary has none: it is shown or left out as a whole. */
function itemsOf(resume: Resume, section: FactualSection, locale: string): OptionalResumeItem[] {
  if (section === "summary") return [];
  if (section === "experience")
    return resume.experience.map(({ id, title, company }) => ({
      id,
      name: [title, company].filter(Boolean).join(", "),
    }));
  if (section === "education")
    return resume.education.map(({ id, degreeTitle, institution }) => ({
      id,
      name: degreeTitle || (institution ?? ""),
    }));
  if (section === "languages")
    return resume.languages.map(({ id, label, mandatory }) => ({
      id,
      name: locale === "it" ? label.it : (label.en ?? label.it),
      mandatory,
    }));
  return resume[section].map(({ id, name }) => ({ id, name }));
}
const isEmpty = (resume: Resume, section: FactualSection): boolean =>
  section === "summary" ? !resume.summary : resume[section].length === 0;

/** A tree of checkboxes for sections and their entries. A ticked box includes the item; `value` contains the unticked items. */
export function LeftOut({ resume, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  const out = new Set(value);
  const set = (key: string, shown: boolean) =>
    onChange(shown ? value.filter((one) => one !== key) : [...new Set([...value, key])]);
  return (
    <ul className={styles.tree}>
      {factualSections
        .filter((section) => !isEmpty(resume, section))
        .map((section) => (
          <li key={section}>
            <CheckboxField
              label={i18n._(sectionNames[section])}
              checked={!out.has(section)}
              onChange={({ currentTarget: { checked } }) => set(section, checked)}
            />
            {!out.has(section) && itemsOf(resume, section, i18n.locale).length > 1 && (
              <ul className={styles.entries}>
                {itemsOf(resume, section, i18n.locale).map(({ id, name, mandatory = false }) => (
                  <li key={id}>
                    <CheckboxField
                      label={<bdi>{name}</bdi>}
                      hint={mandatory ? t`Included in every version` : undefined}
                      disabled={mandatory}
                      checked={mandatory || !out.has(id)}
                      onChange={({ currentTarget: { checked } }) => set(id, checked)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
    </ul>
  );
}
