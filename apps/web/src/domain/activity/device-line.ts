import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type DeviceNames = { browser: string | null; system: string | null };

/** The browser and system of a device, for example "Firefox on Linux". An unknown browser or system is left out. */
export function deviceLine(i18n: I18n, { browser, system }: DeviceNames): string {
  if (browser && system) return i18n._(msg`${browser} on ${system}`);
  return browser ?? system ?? i18n._(msg`Unknown device`);
}
