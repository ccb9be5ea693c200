import { useLingui } from "@lingui/react";
import { labelOf } from "~/features/jobs/label-of.ts";
import { skillName } from "~/features/skills/skill-name.ts";
import { useEditor } from "./editor-context.tsx";

/** Labels of skills and codes: those of the post, or of the values chosen since. */
export function useNames() {
  const { i18n } = useLingui();
  const { post, labels } = useEditor();
  return {
    labelOfCode: (code: string): string => labelOf({ labels }, code, i18n.locale) ?? code,
    skillOf: (id: string): string => {
      const skill = post.skills.find((one) => one.id === id);
      if (skill) return skillName(i18n, skill);
      const label = labels[id];
      return label ? skillName(i18n, { it: label.it, en: label.en ?? label.it }) : id;
    },
  };
}
