import { useLingui } from "@lingui/react";
import { labelOf } from "~/domain/job-posts/public/row/label-of.ts";
import { skillName } from "~/domain/skills/skill-name.ts";
import { useEditor } from "./editor-context.tsx";

/** Labels of skills and codes: those that came with the post, or those of values chosen since. */
export function usePostLabels() {
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
