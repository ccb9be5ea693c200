import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Show } from "@orbita/ui/base/show.tsx";
import { CommandButton } from "@orbita/ui/patterns/command-button.tsx";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ActingSpace } from "../session/acting-space.tsx";

// The search dialogs are loaded when the user first opens one.
const MemberSearch = lazy(() => import("./member-search.tsx").then((module) => ({ default: module.MemberSearch })));
const AdminSearch = lazy(() => import("./admin-search.tsx").then((module) => ({ default: module.AdminSearch })));

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * The button "Search or go to…", with the shortcut Ctrl K.
 * The search covers the pages, posts and candidates of a Space, or in the administration the admin pages and records.
 */
export function CommandSearch({ space }: { space?: ActingSpace }) {
  const { t } = useLingui();
  const [used, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  // The dialog is mounted closed and opened afterwards, so that it can restore the focus.
  useEffect(() => {
    if (used) setOpened(true);
  }, [used]);
  const open = () => (used ? setOpened(true) : setUsed(true));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setUsed(true);
      setOpened((before) => used && !before);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [used]);
  const Search = space ? MemberSearch : AdminSearch;
  return (
    <>
      <Show on="desktop">
        <CommandButton keys={t`Ctrl K`} onClick={open}>
          {t`Search or go to…`}
        </CommandButton>
      </Show>
      <Show on="phone">
        <IconButton icon={IconSearch} label={t`Search or go to…`} aria-haspopup="dialog" onClick={open} />
      </Show>
      {used && (
        <Suspense>
          <Search opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
