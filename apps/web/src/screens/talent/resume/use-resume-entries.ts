import { useLingui } from "@lingui/react/macro";
import { isDatedSection, placeByDate } from "@orbita/contract/resumes/place-by-date";
import { moveItem } from "~/shell/form/move-item.ts";
import { rememberCollapsed } from "./remember.ts";
import type { ResumeEntry, EntrySection } from "./entry-types.ts";
import { focusSoon, formOf, openerId, sectionId, useResumeTools } from "./resume-context.tsx";

/** The actions on the entries of one section. Each action moves the focus to where the user continues. */
export function useResumeEntries<K extends EntrySection>(section: K, nameOf: (entry: ResumeEntry<K>) => string) {
  const { t } = useLingui();
  const { resume, change, openForm, closeForm } = useResumeTools();
  const items = resume[section] as ResumeEntry<K>[];
  const adder = formOf(section);
  const write = (next: readonly ResumeEntry<K>[], words: string) => change({ [section]: next }, words);
  /** Focuses the button that opens a resume entry, or else the section's add button, or else the section's title. */
  const focusOn = (id: string | undefined) =>
    focusSoon(...(id ? [openerId(formOf(section, id))] : []), openerId(adder), `${sectionId(section)}-title`);

  return {
    items,
    begin: () => {
      rememberCollapsed({ [section]: false });
      openForm(adder);
    },
    /** Adds an entry: in a dated section at the position of its dates, otherwise at the end. The user can still move it. */
    add: (entry: ResumeEntry<K>) => {
      const next = isDatedSection(section) ? placeByDate(section, items, entry) : [...items, entry];
      write(next, t({ message: `${nameOf(entry)} added`, context: "CV entry" }));
      closeForm(adder);
      focusOn(entry.id);
    },
    /** Adds an entry and keeps the form open for the next one. */
    append: (entry: ResumeEntry<K>) =>
      write([...items, entry], t({ message: `${nameOf(entry)} added`, context: "CV entry" })),
    /** Changes an entry and keeps its form open. */
    patch: (entry: ResumeEntry<K>) =>
      write(
        items.map((one) => (one.id === entry.id ? entry : one)),
        t`${nameOf(entry)} updated`,
      ),
    save: (entry: ResumeEntry<K>) => {
      const before = items.find(({ id }) => id === entry.id);
      if (JSON.stringify({ ...before, origin: null }) !== JSON.stringify({ ...entry, origin: null }))
        write(
          items.map((one) => (one.id === entry.id ? entry : one)),
          t`${nameOf(entry)} updated`,
        );
      closeForm(formOf(section, entry.id));
      focusOn(entry.id);
    },
    cancel: (id?: string) => {
      closeForm(formOf(section, id));
      focusOn(id);
    },
    remove: (entry: ResumeEntry<K>) => {
      const at = items.findIndex(({ id }) => id === entry.id);
      const rest = items.toSpliced(at, 1);
      write(rest, t`${nameOf(entry)} deleted`);
      closeForm(formOf(section, entry.id));
      focusOn(rest[Math.min(at, rest.length - 1)]?.id);
    },
    move: (entry: ResumeEntry<K>, by: -1 | 1) => {
      const at = items.findIndex(({ id }) => id === entry.id);
      const to = at + by;
      if (to < 0 || to >= items.length) return;
      write(
        moveItem(items, at, to),
        t({ message: `${nameOf(entry)} moved to position ${to + 1}`, context: "CV entry" }),
      );
      focusSoon(`more-${formOf(section, entry.id)}`);
    },
  };
}
export type ResumeEntriesControl<K extends EntrySection> = ReturnType<typeof useResumeEntries<K>>;
