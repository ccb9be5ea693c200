import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import type { Settings, MailRhythm } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconLock } from "@tabler/icons-react";
import { SavedFoot } from "~/shell/form/saved-foot.tsx";
import { useSettingsSave, type SettingsSaveControl } from "../use-settings-save.ts";
import { notificationGroupLabels, notificationKindLabels } from "~/domain/notifications/notification-labels.ts";
import styles from "./notifications.module.css";

type Props = { one: Settings["notifications"][number]; title: string; save: SettingsSaveControl["save"] };

/** Selects when the emails of a notification kind are sent: each immediately, or together every morning or on Mondays. */
function RhythmSelect({ one: { kind, rhythm }, title, save }: Props) {
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

type NotificationPreference = Settings["notifications"][number];

/** Notification kinds by group, each with its two channels and the schedule of its emails. */
export function NotificationsCard({ notifications }: { notifications: readonly NotificationPreference[] }) {
  const { t, i18n } = useLingui();
  const { save, ...saved } = useSettingsSave();
  const groups = Map.groupBy(notifications, ({ group }) => group);
  return (
    <Card clip>
      <table className={styles.table}>
        <caption className={styles.caption}>{t`Notifications`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Notification</Trans>
            </th>
            <th scope="col">
              <Trans>On {productName}</Trans>
            </th>
            <th scope="col">
              <Trans>Email</Trans>
            </th>
            <th scope="col">
              <Trans>When</Trans>
            </th>
          </tr>
        </thead>
        {[...groups].map(([group, kinds]) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th colSpan={4} scope="rowgroup">
                {group in notificationGroupLabels
                  ? i18n._(notificationGroupLabels[group as keyof typeof notificationGroupLabels])
                  : group}
              </th>
            </tr>
            {kinds.map((one) => (
              <KindRow key={one.kind} one={one} save={save} />
            ))}
          </tbody>
        ))}
      </table>
      <SavedFoot {...saved} />
    </Card>
  );
}

function KindRow({ one, save }: { one: NotificationPreference; save: SettingsSaveControl["save"] }) {
  const { t, i18n } = useLingui();
  const { kind, here, email, always } = one;
  const title = i18n._(notificationKindLabels[kind].title);
  const cell = (channel: "here" | "email", label: string, on: boolean) => (
    <td>
      {always ? (
        <span className={styles.always}>
          <Icon icon={IconLock} size="xs" />
          <Trans>Always</Trans>
        </span>
      ) : (
        <Switch
          hideLabel
          label={label}
          checked={on}
          onChange={(event) => save({ notifications: { [kind]: { [channel]: event.target.checked } } })}
        />
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{i18n._(notificationKindLabels[kind].hint)}</span>
      </th>
      {cell("here", t`${title} on ${productName}`, here)}
      {cell("email", t`${title} by email`, email)}
      <td className={styles.when}>{email && !always && <RhythmSelect one={one} title={title} save={save} />}</td>
    </tr>
  );
}
