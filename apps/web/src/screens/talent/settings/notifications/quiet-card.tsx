import { Trans, useLingui } from "@lingui/react/macro";
import type { QuietHours, Settings } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { generalZoneNameOf } from "~/domain/interviews/clock.ts";
import { SavedFoot } from "~/shell/form/saved-foot.tsx";
import { useSettingsSave } from "../use-settings-save.ts";
import styles from "./notifications.module.css";

const usual: QuietHours = { from: "21:00", to: "08:00" };
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** The time zone of this device, because quiet hours apply where the user is. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Quiet hours. Emails that are due during quiet hours are sent together at their end. */
export function QuietCard({ quietHours, timeZone }: Pick<Settings, "quietHours" | "timeZone">) {
  const { t, i18n } = useLingui();
  const { save, ...saved } = useSettingsSave();
  const { from, to } = quietHours ?? usual;
  const zone = generalZoneNameOf(i18n.locale, timeZone ?? "Europe/Rome");
  const change = (next: QuietHours | null) => save({ quietHours: next, ...(next && { timeZone: zoneHere() }) });
  const select = (label: string, value: string, taken: string, choose: (hour: string) => void) => (
    <NativeSelect
      size="sm"
      label={label}
      value={value}
      // A saved time with minutes, which another client has set, stays among the options.
      options={[...new Set([...hours, value])]
        .filter((hour) => hour !== taken)
        .toSorted()
        .map((hour) => ({ value: hour, label: hour }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
  return (
    <Card clip>
      <SettingRow
        title={<Trans>Quiet hours</Trans>}
        hint={
          quietHours ? (
            <Trans>
              No emails between {from} and {to}: we’ll send them together at the end.
            </Trans>
          ) : (
            <Trans>Hours when we won’t email you. Codes and sign-in emails will still arrive.</Trans>
          )
        }
        control={
          <Switch
            hideLabel
            label={t`Quiet hours`}
            checked={quietHours !== null}
            onChange={(event) => change(event.target.checked ? usual : null)}
          />
        }
      />
      {quietHours && (
        <div className={styles.quiet}>
          {select(t({ message: "From", context: "quiet hours" }), from, to, (hour) => change({ from: hour, to }))}
          {select(t({ message: "To", context: "quiet hours" }), to, from, (hour) => change({ from, to: hour }))}
          <p className={styles.hint}>
            <Trans>Time zone: {zone}. Codes and sign-in emails will still arrive.</Trans>
          </p>
        </div>
      )}
      <SavedFoot {...saved} />
    </Card>
  );
}
