import { Plural, useLingui } from "@lingui/react/macro";
import { useWriters } from "./presence-context.tsx";
import styles from "./onlookers.module.css";

/** Names the colleague who is editing a note, for example "Marta is writing…". */
export function Writers({ noteId }: { noteId: string }) {
  const { i18n } = useLingui();
  const names = useWriters(noteId);
  const count = names.length;
  const who = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(
    names.map((name) => name.split(" ")[0] ?? name),
  );
  return (
    <span role="status" className={styles.writers}>
      {count > 0 && <Plural value={count} one={`${who} is writing…`} other={`${who} are writing…`} />}
    </span>
  );
}
