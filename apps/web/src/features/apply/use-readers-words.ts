import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Reader } from "@orbita/contract";

/** Names listed here; the page lists all readers. */
const named = 2;

/** "Read by Marta and Davide." */
export function useReadersWords(readers: readonly Reader[]): string {
  const { t, i18n } = useLingui();
  const names = readers.flatMap(({ name }) => (name ? [name.split(" ")[0] ?? name] : [])).slice(0, named);
  if (names.length === 0) return "";
  const others = readers.length - names.length;
  const more = others > 0 ? [t`${plural(others, { one: "# other person", other: "# other people" })}`] : [];
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format([...names, ...more]);
  return t`Read by ${list}.`;
}
