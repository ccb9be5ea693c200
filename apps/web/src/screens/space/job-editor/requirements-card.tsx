import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { IconBulb, IconLanguage, IconPlus, IconSchool } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { focusField, useEditor } from "./editor-context.tsx";
import { EducationRow } from "./education-row.tsx";
import { LanguageRows } from "./language-rows.tsx";
import { RequirementAdder, type RequirementKind } from "./requirement-adder.tsx";
import { SkillRows } from "./skill-rows.tsx";
import styles from "./requirements.module.css";

/** Skills, languages and education in one list, each mandatory or optional. */
export function RequirementsCard() {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const [skills, languages, education] = useWatch({
    control: form.control,
    name: ["skills", "languages", "education"],
  });
  const title = useId();
  const [adding, setAdding] = useState<RequirementKind | null>(null);
  const [said, setSaid] = useState("");
  const none = skills.length === 0 && languages.length === 0 && education === null;

  function begin(next: RequirementKind): void {
    setAdding(next);
    // Focuses the new field only after the closing menu has restored the focus.
    setTimeout(() => focusField(`add-${next}`), 50);
  }

  return (
    <Card aria-labelledby={title}>
      <Card.Head title={t`Requirements`} id={title} />
      {none && (
        <div className={styles.empty}>
          <Text size="md" tone="muted">
            <Trans>
              List what the job requires, most important first. Nice-to-have requirements don’t exclude anyone.
            </Trans>
          </Text>
        </div>
      )}
      <SkillRows onSaid={setSaid} />
      <LanguageRows onSaid={setSaid} />
      <EducationRow onSaid={setSaid} />
      {adding && <RequirementAdder adding={adding} onSaid={setSaid} onDone={() => setAdding(null)} />}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {!readOnly && (
        <Card.Foot>
          <Menu
            align="start"
            width={240}
            trigger={
              <Button id="add-requirement" variant="quiet" size="sm" icon={IconPlus}>
                <Trans>Add requirement</Trans>
              </Button>
            }
            groups={[
              [
                {
                  id: "skill",
                  label: t`Skill`,
                  icon: IconBulb,
                  disabled: skills.length >= limits.skills.max,
                  onSelect: () => begin("skill"),
                },
                {
                  id: "language",
                  label: t`Language`,
                  icon: IconLanguage,
                  disabled: languages.length >= limits.languages.max,
                  onSelect: () => begin("language"),
                },
                {
                  id: "education",
                  label: t({ message: "Education", context: "job requirement" }),
                  icon: IconSchool,
                  onSelect: () => begin("education"),
                },
              ],
            ]}
          />
        </Card.Foot>
      )}
    </Card>
  );
}
