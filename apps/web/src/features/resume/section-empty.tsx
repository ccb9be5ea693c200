import { useLingui } from "@lingui/react/macro";
import type { FactualSection } from "@orbita/contract/resumes/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { emptyWords } from "./section-words.ts";
import styles from "./section.module.css";

/** A section that says nothing yet says what it is for. */
export function SectionEmpty({ section }: { section: FactualSection }) {
  const { i18n } = useLingui();
  return (
    <Text size="md" tone="muted" className={styles.empty}>
      {i18n._(emptyWords[section])}
    </Text>
  );
}
