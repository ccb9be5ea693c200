import { useLingui } from "@lingui/react/macro";
import type { Reader } from "@orbita/contract";

/** Beyond this it is a list, which stands on the page. */
const named = 3;

/** "Read by Marta and Davide." */
export function useReadersWords(readers: readonly Reader[]): string {
  const { t, i18n } = useLingui();
  const names = readers.flatMap(({ name }) => (name ? [name.split(" ")[0] ?? name] : []));
  if (names.length === 0 || names.length > named || names.length < readers.length) return "";
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(names);
  return t`Read by ${list}.`;
}
