import { useLingui } from "@lingui/react/macro";
import type { FactualSection } from "@orbita/contract/resumes/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { emptyWords } from "~/domain/resumes/section-words.ts";
import styles from "./section.module.css";

/** The hint of an empty section: what the section is for. */
export function SectionEmpty({ section }: { section: FactualSection }) {
  const { i18n } = useLingui();
  return (
    <Text size="md" tone="muted" className={styles.empty}>
      {i18n._(emptyWords[section])}
    </Text>
  );
}
