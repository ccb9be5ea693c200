import type { ComponentType } from "react";
import { EntryRow } from "./entry-row.tsx";
import type { Entry, EntryFormProps, EntrySection } from "./entry-types.ts";
import { MarkedEntry } from "./marked.tsx";
import { formOf, useResumeTools } from "./resume-context.tsx";
import { SectionEmpty } from "./section-empty.tsx";
import type { Entries } from "./use-entries.ts";
import styles from "./entries.module.css";

type Props<K extends EntrySection> = {
  section: K;
  entries: Entries<K>;
  nameOf: (entry: Entry<K>) => string;
  View: ComponentType<{ entry: Entry<K> }>;
  Form: ComponentType<EntryFormProps<Entry<K>>>;
  /** Position of the form for a new entry. */
  newAt?: "first" | "last";
};

/** The entries of a section. Each renders its view, or its form while it is open. */
export function EntryList<K extends EntrySection>({ section, entries, nameOf, View, Form, newAt = "first" }: Props<K>) {
  const { isOpen } = useResumeTools();
  const { items } = entries;
  const adding = isOpen(formOf(section)) && (
    <li key="new">
      <Form entry={null} form={formOf(section)} onSave={entries.add} onCancel={() => entries.cancel()} />
    </li>
  );
  if (items.length === 0 && !adding) return <SectionEmpty section={section} />;
  return (
    <ul className={styles.list}>
      {newAt === "first" && adding}
      {items.map((entry, at) => {
        const name = formOf(section, entry.id);
        return (
          <li key={entry.id} data-entry={entry.id}>
            {isOpen(name) ? (
              <Form
                entry={entry}
                form={name}
                onSave={entries.save}
                onCancel={() => entries.cancel(entry.id)}
                onDelete={() => entries.remove(entry)}
              />
            ) : (
              <EntryRow
                form={name}
                name={nameOf(entry)}
                at={at}
                count={items.length}
                onMove={(by) => entries.move(entry, by)}
                onRemove={() => entries.remove(entry)}
              >
                <MarkedEntry id={entry.id}>
                  <View entry={entry} />
                </MarkedEntry>
              </EntryRow>
            )}
          </li>
        );
      })}
      {newAt === "last" && adding}
    </ul>
  );
}
