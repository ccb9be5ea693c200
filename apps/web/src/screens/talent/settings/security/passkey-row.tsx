import { Trans, useLingui } from "@lingui/react/macro";
import type { Passkey } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { IconFingerprint, IconPencil } from "@tabler/icons-react";
import { formatDay } from "~/shell/format/format.ts";
import { isToday } from "~/shell/format/moment.ts";

type Props = {
  passkey: Passkey;
  now: number;
  /** True if this passkey is the only way left to sign in; then it cannot be removed. */
  only: boolean;
  onRename: () => void;
  onRemove: () => unknown;
};

export function PasskeyRow({ passkey, now, only, onRename, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { name, created, lastUsed } = passkey;
  const made = formatDay(i18n.locale, created);
  function usedWords(): string {
    if (!lastUsed) return t`Created on ${made}, never used`;
    if (isToday(i18n.locale, lastUsed, now)) return t`Created on ${made}, used today`;
    const used = formatDay(i18n.locale, lastUsed);
    return t`Created on ${made}, used on ${used}`;
  }
  return (
    <SettingRow
      icon={IconFingerprint}
      title={
        <Trans>
          Passkey “<bdi>{name}</bdi>”
        </Trans>
      }
      hint={
        <>
          {usedWords()}
          {only && (
            <>
              <br />
              <Trans>This is your only way to sign in: add another before you remove it.</Trans>
            </>
          )}
        </>
      }
      control={
        <Row gap={1}>
          <IconButton icon={IconPencil} size="sm" label={t`Rename passkey ${name}`} onClick={onRename} />
          <Button variant="quiet" size="sm" disabled={only} onClick={onRemove} aria-label={t`Remove passkey ${name}`}>
            <Trans>Remove…</Trans>
          </Button>
        </Row>
      }
    />
  );
}
