import { useLingui } from "@lingui/react/macro";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";

export function PagePending() {
  const { t } = useLingui();
  return <LoadingList.Note>{t`Loading`}</LoadingList.Note>;
}
