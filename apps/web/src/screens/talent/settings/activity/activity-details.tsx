import { Trans, useLingui } from "@lingui/react/macro";
import type { Activity } from "@orbita/contract";
import type { ReactNode } from "react";
import { isMethod, methodLabels } from "~/domain/activity/activity-labels.ts";
import { deviceLine } from "~/domain/activity/device-line.ts";
import { isPrivacySetting, privacyNames, privacyValue, type PrivacySetting } from "~/domain/activity/privacy-labels.ts";
import { notificationKindLabels } from "~/domain/notifications/notification-labels.ts";

function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <>
      {from !== "" && (
        <>
          <s>
            <bdi>{from}</bdi>
          </s>{" "}
        </>
      )}
      → {to === "" ? "—" : <bdi>{to}</bdi>}
    </>
  );
}

/** The label of a notification kind; undefined for a kind that no longer exists. */
const kindLabelOf = (name: string | undefined) =>
  Object.entries(notificationKindLabels).find(([kind]) => kind === name)?.[1].title;

/** The details of a log entry: old and new value, provider or name; otherwise sign-in method and device. */
export function ActivityDetails({ activity }: { activity: Activity }): ReactNode {
  const { i18n } = useLingui();
  const { from, to, provider, name, method, device } = activity.details;
  const where = activity.browser || activity.system ? deviceLine(i18n, activity) : null;
  if (from !== undefined && to !== undefined)
    return isPrivacySetting(name) ? <PrivacyChange name={name} from={from} to={to} /> : <FromTo from={from} to={to} />;
  if (activity.kind === "notifications.changed") {
    const label = kindLabelOf(name);
    return label ? i18n._(label) : where;
  }
  if (provider !== undefined || name !== undefined) return <bdi>{provider ?? name}</bdi>;
  if (isMethod(method)) return [i18n._(methodLabels[method]), where].filter((part) => part !== null).join(", ");
  return device ? <bdi>{device}</bdi> : where;
}

function PrivacyChange({ name, from, to }: { name: PrivacySetting; from: string; to: string }) {
  const { i18n } = useLingui();
  const labelOf = (value: string) => {
    const label = privacyValue(value);
    return typeof label === "string" ? label : i18n._(label);
  };
  const setting = i18n._(privacyNames[name]);
  const [before, after] = [labelOf(from), labelOf(to)];
  return (
    <Trans>
      “{setting}” changed from “{before}” to “{after}”
    </Trans>
  );
}
