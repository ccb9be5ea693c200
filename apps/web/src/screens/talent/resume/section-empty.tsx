import { useLingui } from "@lingui/react/macro";
import type { FactualSection } from "@orbita/contract/resumes/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { emptySectionTexts } from "~/domain/resumes/section-labels.ts";
import styles from "./section.module.css";

/** The hint in an empty section: what the section is for. */
export function SectionEmpty({ section }: { section: FactualSection }) {
  const { i18n } = useLingui();
  return (
    <Text size="md" tone="muted" className={styles.empty}>
      {i18n._(emptySectionTexts[section])}
    </Text>
  );
}
