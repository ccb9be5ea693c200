import { useLingui } from "@lingui/react";
import type { Activity } from "@orbita/contract";
import type { ReactNode } from "react";
import { isMethod, methodWords } from "~/domain/activity/activity-words.ts";
import { deviceLine } from "~/domain/activity/device-line.ts";
import { isPrivacySetting, privacyNames, privacyValue } from "~/domain/activity/privacy-words.ts";

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

/** The details of a log entry: old and new value, provider or name; otherwise sign-in method and device. */
export function ActivityDetails({ activity }: { activity: Activity }): ReactNode {
  const { i18n } = useLingui();
  const { from, to, provider, name, method, device } = activity.details;
  const where = activity.browser || activity.system ? deviceLine(i18n, activity) : null;
  if (from !== undefined && to !== undefined) {
    if (!isPrivacySetting(name)) return <FromTo from={from} to={to} />;
    const said = (value: string) => {
      const words = privacyValue(value);
      return typeof words === "string" ? words : i18n._(words);
    };
    return (
      <>
        {i18n._(privacyNames[name])}: <FromTo from={said(from)} to={said(to)} />
      </>
    );
  }
  if (provider !== undefined || (name !== undefined && !name.includes("."))) return <bdi>{provider ?? name}</bdi>;
  if (isMethod(method)) return [i18n._(methodWords[method]), where].filter((part) => part !== null).join(", ");
  return device ? <bdi>{device}</bdi> : where;
}
