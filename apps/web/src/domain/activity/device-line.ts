import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Agent = { browser: string | null; system: string | null };

/** "Firefox on Linux". Unknown parts are left out. */
export function deviceLine(i18n: I18n, { browser, system }: Agent): string {
  if (browser && system) return i18n._(msg`${browser} on ${system}`);
  return browser ?? system ?? i18n._(msg`Unknown device`);
}
