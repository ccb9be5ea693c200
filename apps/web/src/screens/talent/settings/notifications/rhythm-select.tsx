import { useLingui } from "@lingui/react/macro";
import type { MailRhythm, Settings } from "@orbita/contract";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import type { SettingsSaveControl } from "../use-settings-save.ts";

type Props = { one: Settings["notifications"][number]; title: string; save: SettingsSaveControl["save"] };

/** Selects when the emails of a notification kind are sent: each immediately, or together every morning or on Mondays. */
export function RhythmSelect({ one: { kind, rhythm }, title, save }: Props) {
  const { t } = useLingui();
  const words: Record<MailRhythm, string> = {
    atOnce: t`Right away`,
    daily: t`Every morning`,
    weekly: t`On Mondays`,
  };
  return (
    <NativeSelect
      size="sm"
      hideLabel
      label={t`Email frequency for ${title}`}
      value={rhythm}
      options={Object.entries(words).map(([value, label]) => ({ value, label }))}
      onChange={(event) => save({ notifications: { [kind]: { rhythm: event.target.value as MailRhythm } } })}
    />
  );
}
