import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import type { AdminVocabularyEntry } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import type { ListActions } from "./use-list-actions.ts";

type Props = {
  entry: AdminVocabularyEntry;
  last: number;
  fixed: boolean;
  acts: ListActions;
  onWords: (entry: AdminVocabularyEntry) => void;
};

/** The actions menu of an entry. It can also reorder entries where dragging is not possible, such as on phones. */
export function EntryMenu({ entry, last, fixed, acts, onWords }: Props) {
  const { t } = useLingui();
  const { id, sort, uses, it } = entry;
  const to = (place: number) => () => void acts.place(id, place);
  const reason = fixed
    ? t`The software uses this code`
    : uses > 0
      ? t`${plural(uses, { one: "Used # time: merge this entry instead", other: "Used # times: merge this entry instead" })}`
      : undefined;
  return (
    <Menu
      trigger={<IconButton icon={IconDots} size="sm" label={t`Actions for ${it}`} />}
      groups={[
        [
          { id: "up", label: t`Move up`, icon: IconArrowUp, disabled: sort === 1, onSelect: to(sort - 1) },
          { id: "down", label: t`Move down`, icon: IconArrowDown, disabled: sort === last, onSelect: to(sort + 1) },
          { id: "first", label: t`Move to the top`, disabled: sort === 1, onSelect: to(1) },
          { id: "last", label: t`Move to the end`, disabled: sort === last, onSelect: to(last) },
        ],
        [{ id: "words", label: t`Other words…`, icon: IconPencil, onSelect: () => onWords(entry) }],
        [
          {
            id: "delete",
            label: t`Delete`,
            icon: IconTrash,
            danger: true,
            disabled: reason !== undefined,
            hint: reason,
            onSelect: () => void acts.remove([entry]),
          },
        ],
      ]}
    />
  );
}
