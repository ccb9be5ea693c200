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
  /** A response is pending: an empty list is not final yet. */
  busy: boolean;
};

export function SearchDialog({ groups, busy, ...dialog }: Props) {
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
      status={busy ? "" : count === 0 ? t`Nothing found` : found}
      empty={
        busy ? (
          <Trans>Searching…</Trans>
        ) : (
          <Trans>Nothing found. Try a word of a job post, a name or the code of an application.</Trans>
        )
      }
      foot={
        <>
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Trans>choose</Trans>
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
