import { useLingui } from "@lingui/react/macro";
import type { Shortlist } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { DeleteShortlistDialog } from "./delete-shortlist-dialog.tsx";
import { NameDialog } from "~/domain/shortlists/name-dialog.tsx";

/** Menu of the actions on a whole shortlist. */
export function ListMenu({ list, onDeleted }: { list: Shortlist; onDeleted?: () => void }) {
  const { t } = useLingui();
  const { name } = list;
  const [act, setAct] = useState<"rename" | "delete" | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <Menu
        width={220}
        trigger={<IconButton icon={IconDots} variant="quiet" label={t`Actions for “${name}”`} />}
        groups={[
          [
            { id: "rename", label: t`Rename…`, icon: IconPencil, onSelect: () => setAct("rename") },
            { id: "delete", label: t`Delete…`, icon: IconTrash, danger: true, onSelect: () => setAct("delete") },
          ],
        ]}
      />
      {act === "rename" && <NameDialog list={list} onClose={close} />}
      {act === "delete" && (
        <DeleteShortlistDialog list={list} onClose={close} {...(onDeleted && { onDone: onDeleted })} />
      )}
    </>
  );
}
