import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { IconPassword } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ChangePasswordDialog } from "~/domain/step-up/change-password-dialog.tsx";
import { formatDay } from "~/shell/format/format.ts";
import { securityKey } from "./queries.ts";

type Props = { me: Me; password: { hasPassword: boolean; changed: string | null } };

export function PasswordRow({ me, password: { hasPassword, changed } }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [opened, setOpened] = useState(false);
  const day = formatDay(i18n.locale, changed ?? me.created);
  return (
    <>
      <SettingRow
        icon={IconPassword}
        title={<Trans>Password</Trans>}
        hint={!hasPassword ? t`Not set` : changed ? t`Changed on ${day}` : t`Set on ${day}`}
        control={
          <Button size="sm" onClick={() => setOpened(true)}>
            {hasPassword ? <Trans>Change…</Trans> : <Trans>Set…</Trans>}
          </Button>
        }
      />
      <ChangePasswordDialog
        opened={opened}
        onClose={() => setOpened(false)}
        email={me.email}
        hasPassword={hasPassword}
        onDone={() => void queries.invalidateQueries({ queryKey: securityKey })}
      />
    </>
  );
}
