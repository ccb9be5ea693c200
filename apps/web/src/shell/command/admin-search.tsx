import { useLingui } from "@lingui/react/macro";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { useState } from "react";
import { matches } from "./matches.ts";
import { SearchDialog, type SearchProps } from "./search-dialog.tsx";
import { useAdminPages } from "./use-pages.tsx";

/** The administration's pages by name. */
export function AdminSearch({ opened, onClose }: SearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const pages = useAdminPages();
  const items = pages
    .filter(({ label }) => matches(label, text))
    .map(({ id, label, icon }) => ({ id, label, mark: <Icon icon={icon} /> }));
  function pick(id: string): void {
    onClose();
    setText("");
    pages.find((page) => page.id === id)?.go();
  }
  return (
    <SearchDialog
      opened={opened}
      onClose={onClose}
      value={text}
      onChange={setText}
      groups={[{ id: "pages", label: t`Pages`, items }]}
      onPick={pick}
      busy={false}
    />
  );
}
