import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

/** Links to data export and account deletion, which have their own page. */
export function DataLinksCard() {
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
                title={<Trans>Download all your data</Trans>}
                hint={
                  <Trans>
                    A JSON file with everything we keep about you: profile, settings, devices, activity and Spaces.
                  </Trans>
                }
                control={
                  <ButtonLink
                    size="sm"
                    icon={IconDownload}
                    label={t`Go to the download page for your data`}
                    link={<Link to="/settings/{-$part}" params={{ part: "data" }} />}
                  >
                    <Trans>Go to download</Trans>
                  </ButtonLink>
                }
              />
            ),
          },
          {
            key: "delete",
            content: (
              <SettingRow
                title={<Trans>Delete account</Trans>}
                hint={
                  <Trans>
                    Your profile will be hidden right away. You’ll have{" "}
                    <Plural value={days} one="# day" other="# days" /> to come back, then your account will be
                    permanently deleted.
                  </Trans>
                }
                control={
                  <ButtonLink
                    variant="danger"
                    size="sm"
                    label={t`Delete account…`}
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
