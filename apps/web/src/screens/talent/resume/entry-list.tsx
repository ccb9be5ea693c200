import type { ComponentType } from "react";
import { ResumeEntryRow } from "./resume-entry-row.tsx";
import type { ResumeEntry, EntryFormProps, EntrySection } from "./entry-types.ts";
import { MarkedEntry } from "~/domain/resumes/marked.tsx";
import { formOf, useResumeTools } from "./resume-context.tsx";
import { SectionEmpty } from "./section-empty.tsx";
import type { ResumeEntriesControl } from "./use-resume-entries.ts";
import styles from "~/domain/resumes/view/entries.module.css";

type Props<K extends EntrySection> = {
  section: K;
  entries: ResumeEntriesControl<K>;
  nameOf: (entry: ResumeEntry<K>) => string;
  View: ComponentType<{ entry: ResumeEntry<K> }>;
  Form: ComponentType<EntryFormProps<ResumeEntry<K>>>;
  /** Position of the form for a new entry in the list. */
  newAt?: "first" | "last";
};

/** The entries of a section. Each entry renders its view, or its form while the form is open. */
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
              <ResumeEntryRow
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
              </ResumeEntryRow>
            )}
          </li>
        );
      })}
      {newAt === "last" && adding}
    </ul>
  );
}
