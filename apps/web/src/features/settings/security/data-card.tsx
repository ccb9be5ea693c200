import { Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

/** Links to data export and account deletion, which have their own page. */
export function DataCard() {
  const { t } = useLingui();
  const id = useId();
  const days = accountLimits.deletionDays;
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={<Trans>Your data</Trans>} />
      <ItemList
        items={[
          {
            key: "download",
            content: (
              <SettingRow
                title={<Trans>Download everything</Trans>}
                hint={
                  <Trans>
                    One JSON file with all that we keep about you: profile, settings, sign-ins, activity, Spaces.
                  </Trans>
                }
                control={
                  <ButtonLink
                    size="sm"
                    icon={IconDownload}
                    label={t`Prepare the download of your data`}
                    link={<Link to="/settings/{-$part}" params={{ part: "data" }} />}
                  >
                    <Trans>Prepare</Trans>
                  </ButtonLink>
                }
              />
            ),
          },
          {
            key: "delete",
            content: (
              <SettingRow
                title={<Trans>Delete the account</Trans>}
                hint={
                  <Trans>
                    Your profile disappears at once. For {days} days you can come back; then it is for good.
                  </Trans>
                }
                control={
                  <ButtonLink
                    variant="danger"
                    size="sm"
                    label={t`Delete the account…`}
                    link={<Link to="/settings/{-$part}" params={{ part: "data" }} />}
                  >
                    <Trans>Delete…</Trans>
                  </ButtonLink>
                }
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
