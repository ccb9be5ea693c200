import type { Settings } from "@orbita/contract";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { useSettings } from "~/domain/people/settings-query.ts";

/** Renders the settings once they are loaded, and a loading or error state until then. */
export function SettingsContent({ children }: { children: (settings: Settings) => ReactNode }) {
  const { t } = useLingui();
  const { data, error, refetch } = useSettings();
  if (data) return children(data);
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <LoadingList label={t`Loading`} />;
}
