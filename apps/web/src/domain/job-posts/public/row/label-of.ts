import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { JobPost } from "@orbita/contract";

/** The label of a code in the post, or the code itself. Locales other than Italian use the English label if there is one. */
export function labelOf({ labels }: Pick<JobPost, "labels">, code: string | null, locale: string): string | null {
  const label = code === null ? undefined : labels[code];
  return label ? (locale === "it" ? label.it : (label.en ?? label.it)) : code;
}

/** The size of the company, for example "50–99 people". Does not use `companySizeName`, so that the page of a job stays small. */
export function peopleLabel(i18n: I18n, companySize: string | null): string | null {
  if (!companySize) return null;
  if (companySize === "1") return i18n._(msg`1 person`);
  const size = companySize === "1000+" ? i18n._(msg`1,000 or more`) : companySize.replace("-", "–");
  return i18n._(msg`${size} people`);
}
