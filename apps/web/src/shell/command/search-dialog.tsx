import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { CommandDialog, type CommandGroup } from "@orbita/ui/overlays/command-dialog.tsx";

export type SearchProps = { opened: boolean; onClose: () => void };

type Props = SearchProps & {
  value: string;
  onChange: (value: string) => void;
  groups: readonly CommandGroup[];
  onPick: (id: string) => void;
  /** True while a response is pending; until then an empty list is not final. */
  busy: boolean;
  /** The text for a search without results. */
  empty: string;
};

export function SearchDialog({ groups, busy, empty, ...dialog }: Props) {
  const { t } = useLingui();
  const shown = groups.filter(({ items }) => items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const found = t`${plural(count, { one: "# result", other: "# results" })}`;
  return (
    <CommandDialog
      {...dialog}
      label={t`Search or go to…`}
      closeLabel={t`Close`}
      groups={shown}
      status={busy ? "" : count === 0 ? t`No results` : found}
      empty={busy ? <Trans>Searching…</Trans> : empty}
      foot={
        <>
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Trans>select</Trans>
          </span>
          <span>
            <Kbd>{t`Enter`}</Kbd> <Trans>open</Trans>
          </span>
          <span>
            <Kbd>Esc</Kbd> <Trans>close</Trans>
          </span>
        </>
      }
    />
  );
}
