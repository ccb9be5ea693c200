import { useState } from "react";

export type RowSelection = {
  ids: ReadonlySet<string>;
  /** True if all rows that match the filters are selected, loaded or not. */
  all: boolean;
  has: (id: string) => boolean;
  turn: (id: string) => void;
  turnPage: (ids: readonly string[]) => void;
  takeAll: () => void;
  clear: () => void;
};

const none: ReadonlySet<string> = new Set();

/** The selected rows of a list. The selection survives paging; it is dropped when `key`, the set of filters, changes. */
export function useSelection(key: string): RowSelection {
  const [held, setHeld] = useState({ key, ids: none, all: false });
  const { ids, all } = held.key === key ? held : { ids: none, all: false };
  const keep = (next: ReadonlySet<string>, whole = false) => setHeld({ key, ids: next, all: whole });
  return {
    ids,
    all,
    has: (id) => all || ids.has(id),
    turn: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      keep(next);
    },
    turnPage: (page) => {
      const every = page.every((id) => ids.has(id));
      keep(new Set(every ? [...ids].filter((id) => !page.includes(id)) : [...ids, ...page]));
    },
    takeAll: () => keep(ids, true),
    clear: () => keep(none),
  };
}
