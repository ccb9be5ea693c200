import { Trans, useLingui } from "@lingui/react/macro";
import type { ProfileVisibility, Settings } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { SavedFoot } from "~/shell/form/saved-foot.tsx";
import { useSettingsSave } from "../use-settings-save.ts";
import styles from "./privacy.module.css";

/** Settings of the public profile page: who may open it, and whether search engines may list it. */
export function PublicProfileCard({ privacy }: { privacy: Settings["privacy"] }) {
  const { t } = useLingui();
  const id = useId();
  const me = useMe();
  const { save, ...saved } = useSettingsSave();
  const visibilities: Record<ProfileVisibility, string> = {
    nobody: t`Only you`,
    link: t`Anyone with the link`,
    signedIn: t`Anyone who’s signed in`,
    everyone: t`Everyone`,
  };
  if (!me) return null;
  const listable = privacy.profileVisibility === "everyone";
  const rows = [
    {
      key: "visibility",
      content: (
        <SettingRow
          stacks
          title={<Trans>Profile visibility</Trans>}
          hint={
            <Text as="span" size="sm" mono className={styles.address}>
              /u/{me.username}
            </Text>
          }
          control={
            <SelectField
              hideLabel
              label={t`Profile visibility`}
              size="sm"
              className={styles.select}
              value={privacy.profileVisibility}
              options={Object.entries(visibilities).map(([value, label]) => ({ value, label }))}
              onChange={(value) => {
                if (value && value !== privacy.profileVisibility)
                  save({ privacy: { profileVisibility: value as ProfileVisibility } });
              }}
            />
          }
        />
      ),
    },
    {
      key: "searchEngines",
      content: (
        <SettingRow
          title={<Trans>Search engines</Trans>}
          hint={
            listable ? (
              <Trans>If you turn this setting off, we’ll ask search engines not to list you.</Trans>
            ) : (
              <Trans>We ask search engines not to list you unless everyone can open your profile.</Trans>
            )
          }
          control={
            <Switch
              hideLabel
              label={t`Search engines`}
              checked={privacy.searchEngines && listable}
              disabled={!listable}
              onChange={(event) => save({ privacy: { searchEngines: event.target.checked } })}
            />
          }
        />
      ),
    },
  ];
  return (
    <Card aria-labelledby={id}>
      <Card.Head
        id={id}
        title={<Trans>Public profile</Trans>}
        actions={
          <TextLink link={<Link to="/u/$username" params={{ username: me.username }} />} className={styles.look}>
            <Trans>See how others see you</Trans>
          </TextLink>
        }
      />
      <ItemList items={rows} />
      <SavedFoot {...saved} />
    </Card>
  );
}
