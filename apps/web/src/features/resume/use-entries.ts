import { useLingui } from "@lingui/react/macro";
import { isDatedSection, placeByDate } from "@orbita/contract/resumes/place-by-date";
import { moved } from "~/shell/form/moved.ts";
import { rememberCollapsed } from "./remember.ts";
import type { Entry, EntrySection } from "./entry-types.ts";
import { focusSoon, formOf, openerId, sectionId, useResumeTools } from "./resume-context.tsx";

/** The actions on the entries of one section. Each moves the focus to where the user continues. */
export function useEntries<K extends EntrySection>(section: K, nameOf: (entry: Entry<K>) => string) {
  const { t } = useLingui();
  const { resume, change, openForm, closeForm } = useResumeTools();
  const items = resume[section] as Entry<K>[];
  const adder = formOf(section);
  const write = (next: readonly Entry<K>[], words: string) => change({ [section]: next }, words);
  /** Focuses the button that opens the entry, else the section's add button, else its title. */
  const focusOn = (id: string | undefined) =>
    focusSoon(...(id ? [openerId(formOf(section, id))] : []), openerId(adder), `${sectionId(section)}-title`);

  return {
    items,
    begin: () => {
      rememberCollapsed({ [section]: false });
      openForm(adder);
    },
    /** Inserts a dated entry by its dates, any other at the end. The user can still move it. */
    add: (entry: Entry<K>) => {
      const next = isDatedSection(section) ? placeByDate(section, items, entry) : [...items, entry];
      write(next, t`${nameOf(entry)} added`);
      closeForm(adder);
      focusOn(entry.id);
    },
    /** Adds an entry and keeps the form open for the next one. */
    append: (entry: Entry<K>) => write([...items, entry], t`${nameOf(entry)} added`),
    /** Changes an entry and keeps its form open. */
    patch: (entry: Entry<K>) =>
      write(
        items.map((one) => (one.id === entry.id ? entry : one)),
        t`${nameOf(entry)} changed`,
      ),
    save: (entry: Entry<K>) => {
      const before = items.find(({ id }) => id === entry.id);
      if (JSON.stringify({ ...before, origin: null }) !== JSON.stringify({ ...entry, origin: null }))
        write(
          items.map((one) => (one.id === entry.id ? entry : one)),
          t`${nameOf(entry)} changed`,
        );
      closeForm(formOf(section, entry.id));
      focusOn(entry.id);
    },
    cancel: (id?: string) => {
      closeForm(formOf(section, id));
      focusOn(id);
    },
    remove: (entry: Entry<K>) => {
      const at = items.findIndex(({ id }) => id === entry.id);
      const rest = items.toSpliced(at, 1);
      write(rest, t`${nameOf(entry)} deleted`);
      closeForm(formOf(section, entry.id));
      focusOn(rest[Math.min(at, rest.length - 1)]?.id);
    },
    move: (entry: Entry<K>, by: -1 | 1) => {
      const at = items.findIndex(({ id }) => id === entry.id);
      const to = at + by;
      if (to < 0 || to >= items.length) return;
      write(moved(items, at, to), t`${nameOf(entry)}: now number ${to + 1}`);
      focusSoon(`more-${formOf(section, entry.id)}`);
    },
  };
}
export type Entries<K extends EntrySection> = ReturnType<typeof useEntries<K>>;
