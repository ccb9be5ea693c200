import { Trans, useLingui } from "@lingui/react/macro";
import { useWriters } from "./presence-context.tsx";
import styles from "./onlookers.module.css";

/** "Marta is writing…", shown beside a note that a colleague is editing. */
export function Writers({ noteId }: { noteId: string }) {
  const { i18n } = useLingui();
  const names = useWriters(noteId);
  const who = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(
    names.map((name) => name.split(" ")[0] ?? name),
  );
  return (
    <span role="status" className={styles.writers}>
      {names.length > 0 && <Trans>{who} is writing…</Trans>}
    </span>
  );
}
