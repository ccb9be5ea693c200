import { useCallback, useMemo, useState } from "react";

const without = (set: ReadonlySet<string>, one: string): ReadonlySet<string> => {
  if (!set.has(one)) return set;
  const next = new Set(set);
  next.delete(one);
  return next;
};

/** The open forms, and whether any has unsaved input. */
export function useOpenForms() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [dirty, setAllDirty] = useState<ReadonlySet<string>>(new Set());
  const isOpen = useCallback((form: string) => open.has(form), [open]);
  const openForm = useCallback((form: string) => setOpen((before) => new Set(before).add(form)), []);
  const setDirty = useCallback(
    (form: string, is: boolean) => setAllDirty((before) => (is ? new Set(before).add(form) : without(before, form))),
    [],
  );
  const closeForm = useCallback(
    (form: string) => {
      setOpen((before) => without(before, form));
      setDirty(form, false);
    },
    [setDirty],
  );
  return useMemo(
    () => ({ isOpen, openForm, closeForm, setDirty, dirty: dirty.size > 0 }),
    [isOpen, openForm, closeForm, setDirty, dirty],
  );
}
