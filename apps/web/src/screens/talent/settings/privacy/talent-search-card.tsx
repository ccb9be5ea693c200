import { Trans, useLingui } from "@lingui/react/macro";
import type { Settings } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { SavedFoot } from "~/shell/form/saved-foot.tsx";
import { useSettingsSave } from "../use-settings-save.ts";
import { AnonymousLine } from "./anonymous-line.tsx";
import styles from "./privacy.module.css";

type PrivacySettings = Settings["privacy"];
type TalentSearchSettingName = "visibleInTalentSearch" | "showName" | "showContacts";

/** Settings of the talent search: whether members of Spaces find the user, and what they see. */
export function TalentSearchCard({ privacy }: { privacy: PrivacySettings }) {
  const { t } = useLingui();
  const { save, ...saved } = useSettingsSave();
  const control = (flag: TalentSearchSettingName, label: string) => (
    <Switch
      hideLabel
      label={label}
      checked={privacy[flag]}
      onChange={(event) => save({ privacy: { [flag]: event.target.checked } })}
    />
  );
  const rows = [
    {
      key: "visibleInTalentSearch",
      content: (
        <SettingRow
          title={
            <span className={styles.first}>
              <Trans>Visible in talent search</Trans>
            </span>
          }
          hint={
            <Trans>
              Members of Spaces can find you and read the CV lines you’ve confirmed. Only you can see automatic
              suggestions until you share them.
            </Trans>
          }
          control={control("visibleInTalentSearch", t`Visible in talent search`)}
        />
      ),
    },
    {
      key: "showName",
      content: (
        <SettingRow
          title={<Trans>Show your name</Trans>}
          hint={<AnonymousLine />}
          control={control("showName", t`Show your name`)}
        />
      ),
    },
    {
      key: "showContacts",
      content: (
        <SettingRow
          title={<Trans>Show phone and email</Trans>}
          hint={<Trans>Preselected when you accept a contact request. You choose what to share each time.</Trans>}
          control={control("showContacts", t`Show phone and email`)}
        />
      ),
    },
  ];
  return (
    <Card aria-label={t`Talent search`}>
      <ItemList items={rows} />
      <SavedFoot {...saved} />
    </Card>
  );
}
